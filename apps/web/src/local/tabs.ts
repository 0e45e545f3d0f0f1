/** Only one tab runs a table: the one that opened it last. The others hear of it, and let go. */
export class Tabs {
  private readonly channel: BroadcastChannel
  private readonly held = new Set<string>()
  private readonly onLoss: (table: string) => void

  /** A channel and not a lock: locks are missing where a page comes by plain http from the next room. */
  constructor(onLoss: (table: string) => void, name = 'south-street tables') {
    this.onLoss = onLoss
    this.channel = new BroadcastChannel(name)
    this.channel.onmessage = ({ data }: MessageEvent<string>) => {
      if (this.held.delete(data)) this.onLoss(data)
    }
  }

  holds(table: string): boolean {
    return this.held.has(table)
  }

  /** Nothing is lost if both write for a moment: the store keeps one append at a revision. */
  hold(table: string): void {
    this.held.add(table)
    this.channel.postMessage(table)
  }

  release(table: string): void {
    this.held.delete(table)
  }

  close(): void {
    this.channel.close()
  }
}

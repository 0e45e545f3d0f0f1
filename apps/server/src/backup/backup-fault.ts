/** One sentence for whoever asked for a back-up or a restore, without its end. */
export class BackupFault extends Error {
  /** What was asked makes no sense, the file is damaged, or it cannot be written. */
  readonly kind: 'usage' | 'damaged' | 'unwritable'

  constructor(kind: BackupFault['kind'], sentence: string, cause?: unknown) {
    super(sentence, { cause })
    this.name = 'BackupFault'
    this.kind = kind
  }
}

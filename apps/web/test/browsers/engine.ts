/** One browser, as far as it is needed here. */
export interface Engine {
  readonly version: string
  open(url: string): Promise<void>
  /** Works out an expression in the page; it must be plain data. */
  ask<T>(expression: string): Promise<T>
  /** A PNG in base64. */
  picture(): Promise<string>
  close(): Promise<void>
}

export const WINDOW = { width: 1440, height: 900 }

/** This browser is not on this machine, and how to get it. */
export class NotInstalled extends Error {}

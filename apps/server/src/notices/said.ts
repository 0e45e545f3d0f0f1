import type { NoticeKind } from '../store/notice-store.ts'

/** A notice in words, as it is sent: the table and who moved, and nothing of the game. */
export interface Said {
  /** The same however often it is sent. */
  readonly id: string
  readonly kind: NoticeKind | 'test'
  readonly title: string
  readonly body: string
  /** Where it leads: an address of the page. */
  readonly link: string
  readonly language: string
  /** What it is about: a newer one about the same takes its place. */
  readonly tag: string
  /** So many tables wait for the person. */
  readonly waiting: number
  /** After so many seconds nobody wants to know any more. */
  readonly lastsS: number
  /** Others sit at the table and wait. */
  readonly isUrgent: boolean
  /** For programs: which table, which game. */
  readonly table: string
  readonly game: string
  readonly revision: number
}

import type { Nothing } from '../types.ts'

/** One way into the server: where it is and who may use it. Types (`types`) and schemas say its form and meaning. */
export interface Route {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  /** Parameters in braces, as OpenAPI has them. */
  readonly path: string
  /** Who may ask at all: anyone, whoever has an identity, the operator. Tables have more to say about it. */
  readonly access: 'anyone' | 'person' | 'operator'
  readonly types: Typed<RouteTypes>
  /** A WebSocket; the answer's type is what each message says. */
  readonly stream?: true
}

/** What is said on a route, as whoever asks sees it. The gaps of the path are typed by their names (`Gaps`). */
interface RouteTypes {
  readonly query?: object
  readonly body?: object
  readonly answer: object
}

/** Nothing at run time: a value that carries a type. */
interface Typed<Types> {
  readonly of?: Types
}

export function types<Types extends RouteTypes>(): Typed<Types> {
  return {}
}

/** What may stand in the gap of a path, by the gap's name. */
interface Gaps {
  /** A table. */
  readonly id: string
  readonly person: string
  readonly device: string
  readonly passkey: string
  readonly code: string
  readonly seat: number
  /** A table that is not asked itself. */
  readonly table: string
  readonly channel: string
  readonly token: string
  /** An evening of the club. */
  readonly evening: string
  readonly game: string
}

/** What fills the gaps of a path. */
export type GapsOf<Path extends string> = Path extends `${string}{${infer Gap extends keyof Gaps}}${infer Rest}`
  ? Pick<Gaps, Gap> & GapsOf<Rest>
  : Nothing

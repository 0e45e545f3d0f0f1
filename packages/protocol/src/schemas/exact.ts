import type { Json } from '@south-street/engine'
import type { z } from 'zod'

/**
 * A type with its members spelled out, so that assigning in both directions compares all of it: also whether a member may be
 * missing. Read-only or not makes no difference on the wire, and neither does a member that is there and undefined.
 */
type Spelled<T> = unknown extends T
  ? { readonly anything: true }
  : [Json] extends [T]
    ? { readonly json: true }
    : T extends readonly (infer Item)[]
      ? readonly Spelled<Item>[]
      : T extends object
        ? {
            readonly [Key in keyof T]-?: Pick<T, Key> extends Required<Pick<T, Key>>
              ? { readonly must: Spelled<T[Key]> }
              : { readonly may: Spelled<Exclude<T[Key], undefined>> }
          }
        : T

export type Same<A, B> = [Spelled<A>, Spelled<B>] extends [Spelled<B>, Spelled<A>] ? true : false

interface Differs<Read, Declared> {
  readonly schemaReads: Read
  readonly butDeclaredIs: Declared
}

/**
 * The schema as it is, if it reads exactly the declared type: `exactly<TableView>()(z.object(…))`. Otherwise the
 * compiler says that it differs; a schema can be neither narrower nor wider than what it stands for.
 */
export function exactly<Declared>() {
  return <Schema extends z.ZodType>(
    schema: Schema & (Same<z.output<Schema>, Declared> extends true ? unknown : Differs<z.output<Schema>, Declared>),
  ): Schema => schema
}

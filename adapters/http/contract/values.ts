import * as E from 'fp-ts/Either'
import * as t from 'io-ts'
import { oneLine } from '@careplus/core/text'
import type { RefusalCode } from './refusals.js'

export interface JsonSchema {
  readonly [keyword: string]: unknown
}

/** Its error message is a refusal code. Decoding may normalize, so decoded values are the stored ones. */
export class WireValue<A> extends t.Type<A, A, unknown> {
  readonly _tag = 'WireValue' as const
  constructor(
    name: string,
    read: (input: unknown) => E.Either<RefusalCode, A>,
    readonly schema: JsonSchema,
  ) {
    super(
      name,
      (u): u is A => E.exists((value) => value === u)(read(u)),
      (u, context) => {
        const answer = read(u)
        return E.isRight(answer)
          ? t.success(answer.right)
          : t.failure(u, context, u === undefined ? 'required' : answer.left)
      },
      t.identity,
    )
  }
}

const loneSurrogate = /\p{Surrogate}/u
const control = /\p{Cc}/u

/** NUL and half a character break databases, logs and screens. */
export const isWellFormed = (text: string): boolean => !loneSurrogate.test(text) && !text.includes('\0')

/** `min` to `max` visible characters, without control characters. */
export const line = (name: string, min: number, max: number) =>
  new WireValue<string>(
    name,
    (u) => {
      if (typeof u !== 'string') return E.left('not_text')
      // Before normalizing: a megabyte of combining marks is refused by length.
      if (u.length > max * 8) return E.left('too_long')
      if (loneSurrogate.test(u) || control.test(u)) return E.left('malformed')
      const trimmed = oneLine(u)
      const length = [...trimmed].length
      if (length < min) return E.left(length === 0 ? 'required' : 'too_short')
      return length > max ? E.left('too_long') : E.right(trimmed)
    },
    { type: 'string', minLength: min, maxLength: max },
  )

export const matching = (name: string, form: RegExp, code: RefusalCode = 'malformed', max = 512) =>
  new WireValue<string>(
    name,
    (u) =>
      typeof u !== 'string'
        ? E.left('not_text')
        : u.length > max
          ? E.left('too_long')
          : form.test(u)
            ? E.right(u)
            : E.left(u === '' ? 'required' : code),
    { type: 'string', pattern: form.source, maxLength: max },
  )

/** Both bounds are included. `N`: the core's type, if it has one. */
export const numberFrom = <N extends number = number>(
  name: string,
  min: number,
  max: number,
  kind: 'number' | 'integer' = 'number',
) =>
  new WireValue<N>(
    name,
    (u) =>
      typeof u !== 'number' || !Number.isFinite(u)
        ? E.left('not_number')
        : kind === 'integer' && !Number.isInteger(u)
          ? E.left('not_whole')
          : u < min
            ? E.left('too_small')
            : u > max
              ? E.left('too_large')
              : E.right(u as N),
    { type: kind, minimum: min, maximum: max },
  )

export const numberAbove = (name: string, { above, highest }: { readonly above: number; readonly highest: number }) =>
  new WireValue<number>(
    name,
    (u) =>
      typeof u !== 'number' || !Number.isFinite(u)
        ? E.left('not_number')
        : u <= above
          ? E.left('too_small')
          : u > highest
            ? E.left('too_large')
            : E.right(u),
    { type: 'number', exclusiveMinimum: above, maximum: highest },
  )

export const orNull = <C extends t.Mixed>(codec: C) => t.union([codec, t.null])

export const fields = <R extends t.Props, O extends t.Props>(required: R, optional: O) =>
  t.exact(t.intersection([t.type(required), t.partial(optional)]))

export const oneOf = <K extends string>(name: string, names: ReadonlyArray<K>) =>
  t.keyof(Object.fromEntries(names.map((each) => [each, null])) as Record<K, null>, name)

export const fieldForEach = <K extends string, C extends t.Mixed>(names: ReadonlyArray<K>, codec: C) =>
  Object.fromEntries(names.map((each) => [each, codec])) as Record<K, C>

export const eachOf = <K extends string, C extends t.Mixed>(names: ReadonlyArray<K>, codec: C) =>
  t.exact(t.type(fieldForEach(names, codec)))

export const dataOf = <C extends t.Mixed>(codec: C) => t.exact(t.type({ data: codec }))

export const partOf = <C extends t.Mixed>(codec: C) =>
  t.exact(t.type({ data: t.array(codec), next: /*#__PURE__*/ orNull(t.string) }))

/** Its length is checked before its elements are decoded. Every list in a request uses it. */
export class ListType<C extends t.Mixed> extends t.Type<Array<t.TypeOf<C>>, Array<t.OutputOf<C>>, unknown> {
  readonly _tag = 'ListType' as const
  constructor(
    readonly type: C,
    readonly most: number,
  ) {
    const list = t.array(type)
    super(
      list.name,
      (u): u is Array<t.TypeOf<C>> => Array.isArray(u) && u.length <= most && list.is(u),
      (u, context) =>
        Array.isArray(u) && u.length > most ? t.failure(u, context, 'too_many') : list.validate(u, context),
      list.encode,
    )
  }
}

/** The rule gives the refused field with its code; null: accepted. */
export class RuledType<C extends t.Mixed> extends t.Type<t.TypeOf<C>, t.OutputOf<C>, unknown> {
  readonly _tag = 'RuledType' as const
  constructor(
    readonly type: C,
    rule: (value: t.TypeOf<C>) => { readonly field: string; readonly code: RefusalCode } | null,
  ) {
    super(
      type.name,
      (u): u is t.TypeOf<C> => type.is(u) && rule(u) === null,
      (u, context) => {
        const read = type.validate(u, context)
        if (E.isLeft(read)) return read
        const broken = rule(read.right)
        if (broken === null) return read
        const at = broken.field === '' ? context : t.appendContext(context, broken.field, type)
        return t.failure(u, at, broken.code)
      },
      type.encode,
    )
  }
}

import * as t from 'io-ts'
import { IsoDate } from '@careplus/core/calendar'
import { isTaxNumber } from '@careplus/core/internal/loyalty-reading'

const checked = <A>(problem: string, is: (value: unknown) => value is A): t.Type<A> =>
  new t.Type<A>(
    problem,
    is,
    (value, context) => (is(value) ? t.success(value) : t.failure(value, context, problem)),
    t.identity,
  )

export const line = (max: number): t.Type<string> =>
  checked(
    `must be one line of text, ${max} characters at most`,
    (value): value is string =>
      typeof value === 'string' &&
      value.trim() === value &&
      value !== '' &&
      value.length <= max &&
      !/\p{Cc}/u.test(value),
  )

export const prose = (max: number): t.Type<string> =>
  checked(
    `must be text, ${max} characters at most`,
    (value): value is string =>
      typeof value === 'string' && value.trim() !== '' && value.length <= max && !/[^\P{Cc}\n]/u.test(value),
  )

const largest = 1_000_000_000

export const whole = (min: number, max = largest): t.Type<number> =>
  checked(
    max === largest ? `must be a whole number, ${min} or more` : `must be a whole number from ${min} to ${max}`,
    (value): value is number => Number.isInteger(value) && Number(value) >= min && Number(value) <= max,
  )

export const flag: t.Type<boolean> = checked('must be true or false', t.boolean.is)

export const day: t.Type<IsoDate> = checked('must be a day such as 2026-11-20', IsoDate.is)

export const pattern = (problem: string, shape: RegExp): t.Type<string> =>
  checked(problem, (value): value is string => typeof value === 'string' && shape.test(value))

export const month = pattern('must be a month such as 2026-11', /^\d{4}-(0[1-9]|1[0-2])$/)

export const pictureName = pattern('must be the name of a picture, in small letters', /^[a-z0-9]+(-[a-z0-9]+)*$/)

export const instant = pattern(
  'must be a moment such as 2026-11-20T03:00:00Z',
  /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}Z$/,
)

export const taxNumber: t.Type<string> = checked(
  'must be the tax number of a company, 13 digits of which the last checks the others',
  (value): value is string => typeof value === 'string' && isTaxNumber(value),
)

/** A positive whole number; text on the wire. */
export const id: t.Type<string, string, unknown> = new t.Type(
  'id',
  t.string.is,
  (value, context) =>
    (typeof value === 'string' || typeof value === 'number') && /^[1-9]\d{0,8}$/.test(String(value))
      ? t.success(String(value))
      : t.failure(value, context, 'must be a positive whole number'),
  t.identity,
)

export const oneOf = <K extends string>(keys: Readonly<Record<K, null>>): t.Type<K> =>
  checked(
    `must be one of ${Object.keys(keys).join(', ')}`,
    (value): value is K => typeof value === 'string' && Object.hasOwn(keys, value),
  )

export const oneOfNumbers = (numbers: ReadonlyArray<number>): t.Type<number> =>
  checked(
    `must be one of ${numbers.join(', ')}`,
    (value): value is number => typeof value === 'number' && numbers.includes(value),
  )

export const optional = <A>(codec: t.Type<A, unknown, unknown>): t.Type<A | null, unknown, unknown> =>
  new t.Type(
    codec.name,
    (value): value is A | null => value === null || codec.is(value),
    (value, context) => (value === undefined || value === null ? t.success(null) : codec.validate(value, context)),
    t.identity,
  )

const isTable = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** An unknown field is a fault, because it is usually a misspelt one. */
export const table = <P extends { readonly [name: string]: t.Mixed }>(
  props: P,
): t.Type<{ readonly [K in keyof P]: t.TypeOf<P[K]> }, unknown, unknown> => {
  type Fields = { readonly [K in keyof P]: t.TypeOf<P[K]> }
  return new t.Type<Fields, unknown, unknown>(
    'table',
    (value): value is Fields => isTable(value),
    (value, context) => {
      if (!isTable(value)) return t.failure(value, context, 'must be fields with a name each')
      const errors: t.ValidationError[] = []
      const decoded: Record<string, unknown> = {}
      const inside = (key: string, type: t.Mixed) => t.appendContext(context, key, type, value[key])
      for (const [key, codec] of Object.entries(props)) {
        const field = codec.validate(value[key], inside(key, codec))
        if (field._tag === 'Right') decoded[key] = field.right
        else errors.push(...(value[key] === undefined ? [missing(inside(key, codec))] : field.left))
      }
      for (const key of Object.keys(value))
        if (!Object.hasOwn(props, key))
          errors.push({ value: value[key], context: inside(key, t.unknown), message: 'is not a known field' })
      return errors.length === 0 ? t.success(decoded as Fields) : t.failures(errors)
    },
    t.identity,
  )
}

const missing = (context: t.Context): t.ValidationError => ({ value: undefined, context, message: 'is missing' })

export const listOf = <A>(codec: t.Type<A, unknown, unknown>, min = 0): t.Type<ReadonlyArray<A>, unknown, unknown> =>
  new t.Type<ReadonlyArray<A>, unknown, unknown>(
    'list',
    (value): value is ReadonlyArray<A> => Array.isArray(value),
    (value, context) => {
      if (!Array.isArray(value)) return t.failure(value, context, 'must be a list')
      if (value.length < min) return t.failure(value, context, `must have at least ${min}`)
      const decoded = value.map((each: unknown, index) =>
        codec.validate(each, t.appendContext(context, String(index), codec, each)),
      )
      const errors = decoded.flatMap((each) => (each._tag === 'Left' ? each.left : []))
      return errors.length > 0
        ? t.failures(errors)
        : t.success(decoded.flatMap((each) => (each._tag === 'Right' ? [each.right] : [])))
    },
    t.identity,
  )

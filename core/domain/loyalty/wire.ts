import * as t from 'io-ts'

const instant = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(\.\d{1,9})?Z$/

const checked = <A>(base: t.Type<A>, name: string, isValid: (value: A) => boolean): t.Type<A> =>
  new t.Type<A>(
    name,
    (input): input is A => base.is(input) && isValid(input),
    (input, context) => (base.is(input) && isValid(input) ? t.success(input) : t.failure(input, context)),
    t.identity,
  )

export const UtcInstant = /*#__PURE__*/ checked(
  t.string,
  'UtcInstant',
  (text) => instant.test(text) && !Number.isNaN(Date.parse(text)),
)

export const WholeNumber = /*#__PURE__*/ checked(t.number, 'WholeNumber', Number.isSafeInteger)

export const Count = /*#__PURE__*/ checked(t.number, 'Count', (n) => Number.isSafeInteger(n) && n >= 0)

export const Hex32 = /*#__PURE__*/ checked(t.string, 'Hex32', (text) => /^[0-9a-f]{64}$/.test(text))

export const TextOrNull = /*#__PURE__*/ t.union([t.string, t.null], 'TextOrNull')

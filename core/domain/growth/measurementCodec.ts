import { isLeft, isRight } from 'fp-ts/Either'
import * as t from 'io-ts'
import { measurementAtAge, type Measurement as Read } from './measurement.js'

const keys = ['sex', 'ageInDays', 'weight', 'height', 'measure', 'head_circumference', 'oedema'] as const

const isMeasurement = (u: unknown): u is Read => {
  if (!t.UnknownRecord.is(u) || u['oedema'] === null || keys.some((key) => u[key] === undefined)) return false
  return isRight(measurementAtAge(u))
}

/** `measurementAtAge` as an io-ts codec. The message of an error is the `_tag` of the refusal. */
export const Measurement = /*#__PURE__*/ new t.Type<Read, Read, unknown>(
  'Measurement',
  isMeasurement,
  (input, context) => {
    const decoded = measurementAtAge(input)
    if (!isLeft(decoded)) return t.success(decoded.right)
    return t.failures(
      decoded.left.map((refusal) => ({
        value: input,
        context: 'field' in refusal ? [...context, { key: refusal.field, type: t.unknown }] : context,
        message: refusal._tag,
      })),
    )
  },
  t.identity,
)
export type Measurement = Read

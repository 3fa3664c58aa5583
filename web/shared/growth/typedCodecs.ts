import * as t from 'io-ts'
import type { ChildTyped, StoredMeasurement } from './typedMeasurement'

const textOrNull = t.union([t.string, t.null])

export const ChildTypedCodec: t.Type<ChildTyped, unknown> = t.intersection([
  t.type({
    name: t.string,
    sex: t.union([t.literal('male'), t.literal('female'), t.null]),
    birthDate: textOrNull,
    gestation: t.string,
  }),
  t.partial({ gestationDays: t.string }),
])

export const TypedMeasurementCodec: t.Type<StoredMeasurement, unknown> = t.intersection([
  t.type({
    weight: t.string,
    height: t.string,
    measure: t.union([t.literal('l'), t.literal('h'), t.null]),
    head: t.string,
  }),
  t.partial({ date: textOrNull, meant: t.partial({ weight: t.string, height: t.string, head: t.string }) }),
])

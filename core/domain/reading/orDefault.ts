import * as t from 'io-ts'
import { isMissing } from './fields.js'

export const orDefault = <D extends Readonly<Record<string, unknown>>>(codec: t.KeyofC<D>, value: keyof D) =>
  new t.KeyofType<D>(
    codec.name,
    codec.is,
    (input, context) => codec.validate(isMissing(input) ? value : input, context),
    codec.encode,
    codec.keys,
  )

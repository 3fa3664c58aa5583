import * as t from 'io-ts'

export const orNull = <C extends t.Mixed>(codec: C) => t.union([codec, t.null])

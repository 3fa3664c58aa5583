import * as t from 'io-ts'

/** `null`, or what `codec` reads. */
export const orNull = <C extends t.Mixed>(codec: C) => t.union([codec, t.null])

import type { CodeSent } from '@careplus/core/otp'
import * as t from 'io-ts'

/** Instants in milliseconds since the epoch. */
export const Sent = t.type({ expiresAt: t.number, resendAt: t.number, digits: t.number })
export type Sent = t.TypeOf<typeof Sent>

/** Turns durations into instants, which stay true over a reload. */
export const sentAt = ({ expiresIn, resendAfter, digits }: CodeSent, now: number): Sent => ({
  expiresAt: now + expiresIn * 1000,
  resendAt: now + resendAfter * 1000,
  digits,
})

import * as E from 'fp-ts/Either'
import type { Either } from 'fp-ts/Either'
import type { MobileNumber } from '../domain/identity/mobileNumber.js'
import {
  phoneCodeDigits,
  phoneCodeLifeSeconds,
  phoneCodeTries,
  phoneFailureMemorySeconds,
  phoneResendAfterSeconds,
} from '../domain/otp/phoneCode.js'
import type { Clock } from '../ports/clock.js'
import type { CallFailure } from '../domain/call/failure.js'
import type { GivenPhoneCode, PhoneChange, PhoneCodeSent, PhoneSignIn } from '../ports/phone.js'
import type { Random } from '../ports/random.js'
import type { SessionUser } from '../ports/session.js'
import { codeExpired, codeRefused, memoryCodes } from './memoryCodes.js'
import { seededRandom, settableClock } from './memoryDevice.js'

/** The server's sign-in by telephone, in memory. */
export interface MemoryPhone {
  readonly signIn: PhoneSignIn
  readonly changeAs: (member: SessionUser) => PhoneChange
  /** Of the newest message to a number; null: no message, or none with a code. */
  readonly codeTo: (phone: MobileNumber) => string | null
  readonly join: (joinToken: string) => SessionUser
}

/** Sign-in by telephone that behaves like the server: one code a minute, five attempts, more digits after guessing.
 * @example
 * const phones = memoryPhone()
 * const phone = valueOf(parseMobileNumber('0812345678'))
 * await phones.signIn.askCode(phone)
 * phones.codeTo(phone)?.length // => 4 */
export const memoryPhone = ({
  clock = settableClock(),
  random = seededRandom(),
}: { readonly clock?: Clock; readonly random?: Random } = {}): MemoryPhone => {
  const codes = memoryCodes({
    clock,
    random,
    lifeSeconds: phoneCodeLifeSeconds,
    resendAfterSeconds: phoneResendAfterSeconds,
    tries: phoneCodeTries,
  })
  const failures = new Map<MobileNumber, ReadonlyArray<number>>()
  const messages = new Map<MobileNumber, string | null>()
  const owners = new Map<MobileNumber, SessionUser>()
  const newcomers = new Map<string, MobileNumber>()

  const ask = async (
    purpose: string,
    phone: MobileNumber,
    member: string | null,
    sendsCode: boolean,
  ): Promise<Either<CallFailure, PhoneCodeSent>> => {
    const remembered = clock.now() - phoneFailureMemorySeconds * 1000
    const digits = phoneCodeDigits((failures.get(phone) ?? []).filter((at) => at > remembered).length)
    const issued = codes.issue({ purpose, address: phone, member, digits })
    if (E.isLeft(issued)) return issued
    const { code, request } = issued.right
    messages.set(phone, sendsCode ? code : null)
    return E.right({ request, digits, expiresIn: phoneCodeLifeSeconds, resendAfter: phoneResendAfterSeconds })
  }

  const judge = (purpose: string, { phone, code, request }: GivenPhoneCode, member: string | null) => {
    const verdict = codes.judge({ purpose, address: phone, code, request, member })
    if (verdict._tag === 'wrong') failures.set(phone, [...(failures.get(phone) ?? []), clock.now()])
    return codeRefused(verdict)
  }

  return {
    codeTo: (phone) => messages.get(phone) ?? null,
    join: (joinToken) => {
      const phone = newcomers.get(joinToken)
      if (phone === undefined) throw new Error('no such newcomer')
      const user = { id: random.uuid(), email: null, name: null, phone }
      owners.set(phone, user)
      codes.spend({ purpose: 'login', address: phone })
      return user
    },
    signIn: {
      askCode: (phone) => ask('login', phone, null, true),
      signIn: async (given) => {
        const verdict = judge('login', given, null)
        if (E.isLeft(verdict)) return verdict
        const user = owners.get(given.phone)
        if (user === undefined) {
          const joinToken = random.uuid()
          newcomers.set(joinToken, given.phone)
          return E.right({ _tag: 'newcomer', joinToken, expiresIn: 1800 })
        }
        codes.spend({ purpose: 'login', address: given.phone })
        const grant = { accessToken: random.uuid(), expiresIn: 1800, refreshExpiresIn: 2_592_000 }
        return E.right({ _tag: 'member', user, grant })
      },
    },
    changeAs: (member) => ({
      askCode: (phone) => ask('change', phone, member.id, !owners.has(phone)),
      verify: async (given) => {
        const verdict = judge('change', given, member.id)
        if (E.isLeft(verdict)) return verdict
        codes.spend({ purpose: 'change', address: given.phone })
        if (owners.has(given.phone)) return codeExpired
        for (const [phone, { id }] of owners) if (id === member.id) owners.delete(phone)
        const changed = { ...member, phone: given.phone }
        owners.set(given.phone, changed)
        return E.right(changed)
      },
    }),
  }
}

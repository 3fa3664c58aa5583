import { fc, test } from '@fast-check/vitest'
import * as E from 'fp-ts/Either'
import { describe, expect, it } from 'vitest'
import type { MobileNumber } from '@careplus/core/identity'
import type { PhoneAnswer, PhoneChange, PhoneCodeSent, PhoneSignIn } from '@careplus/core/ports'
import { valueOf } from '@careplus/core/result'

export interface PhonePorts {
  readonly signIn: PhoneSignIn
  readonly change: PhoneChange
  readonly number: () => MobileNumber
  readonly codeTo: (phone: MobileNumber) => Promise<string | null>
  readonly join: (joinToken: string) => Promise<string>
  readonly advance: (seconds: number) => void
}

const wrong = (code: string): string => (/^0+$/.test(code) ? code.replace(/0$/, '1') : '0'.repeat(code.length))
const refused = (status: number, code: string) => ({ left: { _tag: 'ApiError', status, code } })
const expired = refused(422, 'code_expired')

export const passesThePhoneSuite = (name: string, make: () => PhonePorts | Promise<PhonePorts>): void => {
  describe(`${name} passes the phone suite`, () => {
    const sentTo = async (
      ports: PhonePorts,
      phone: MobileNumber,
    ): Promise<PhoneCodeSent & { readonly code: string }> => {
      const sent = valueOf(await ports.signIn.askCode(phone))
      return { ...sent, code: (await ports.codeTo(phone)) ?? '' }
    }
    const signInWith = async (ports: PhonePorts, phone: MobileNumber): Promise<PhoneAnswer> => {
      const { code, request } = await sentTo(ports, phone)
      return valueOf(await ports.signIn.signIn({ phone, code, request }))
    }
    const joined = async (ports: PhonePorts, phone: MobileNumber): Promise<string> => {
      const answer = await signInWith(ports, phone)
      if (answer._tag !== 'newcomer') throw new Error('the number was known already')
      ports.advance(61)
      return ports.join(answer.joinToken)
    }

    it('an unknown number is a newcomer, and after joining a member', async () => {
      const ports = await make()
      const phone = ports.number()
      const id = await joined(ports, phone)
      expect(await signInWith(ports, phone)).toMatchObject({ _tag: 'member', user: { id } })
    })

    it('a code is sent once a minute, and lives five', async () => {
      const ports = await make()
      const phone = ports.number()
      const { request, code, digits, expiresIn, resendAfter } = await sentTo(ports, phone)
      expect([digits, code.length, expiresIn, resendAfter]).toEqual([4, 4, 300, 60])
      expect(await ports.signIn.askCode(phone)).toMatchObject(refused(429, 'rate_limited'))
      ports.advance(301)
      expect(await ports.signIn.signIn({ phone, code, request })).toMatchObject(expired)
    })

    test.prop([fc.integer({ min: 0, max: 6 })], { numRuns: 4 })(
      'of five tries each wrong one is counted, and a right one after them all is none',
      async (guesses) => {
        const ports = await make()
        const phone = ports.number()
        const { request, code } = await sentTo(ports, phone)
        for (let attempt = 1; attempt <= guesses; attempt += 1)
          expect(await ports.signIn.signIn({ phone, code: wrong(code), request })).toMatchObject(
            attempt < 5 ? { left: { code: 'code_invalid', body: { tries_left: 5 - attempt } } } : expired,
          )
        const answer = await ports.signIn.signIn({ phone, code, request })
        expect(E.isRight(answer)).toBe(guesses < 5)
        ports.advance(61)
        expect((await sentTo(ports, phone)).digits).toBe(guesses < 5 ? 4 : 6)
      },
    )

    it('is no use to another browser, whose guesses cost nothing', async () => {
      const ports = await make()
      const phone = ports.number()
      const { request, code } = await sentTo(ports, phone)
      const other = (await sentTo(ports, ports.number())).request
      for (let attempt = 0; attempt < 6; attempt += 1)
        expect(await ports.signIn.signIn({ phone, code, request: other })).toMatchObject(expired)
      expect(E.isRight(await ports.signIn.signIn({ phone, code, request }))).toBe(true)
    })

    it("a member's number is changed by its code, and a number of somebody else's is not", async () => {
      const ports = await make()
      const [ownNumber, otherNumber] = [ports.number(), ports.number()]
      const owner = await joined(ports, otherNumber)
      const sent = valueOf(await ports.change.askCode(ownNumber))
      const code = (await ports.codeTo(ownNumber)) ?? ''
      expect(await ports.change.verify({ phone: ownNumber, code: wrong(code), request: sent.request })).toMatchObject(
        refused(422, 'code_invalid'),
      )
      const changed = valueOf(await ports.change.verify({ phone: ownNumber, code, request: sent.request }))
      expect(changed['phone']).toBe(ownNumber)
      const other = valueOf(await ports.change.askCode(otherNumber))
      expect({ ...other, request: '' }).toEqual({ ...sent, request: '' })
      expect(await ports.codeTo(otherNumber)).toBeNull()
      ports.advance(61)
      expect(await signInWith(ports, otherNumber)).toMatchObject({ _tag: 'member', user: { id: owner } })
      expect(await signInWith(ports, ownNumber)).toMatchObject({ _tag: 'member', user: { id: changed.id } })
    })
  })
}

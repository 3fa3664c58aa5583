import { fc, test } from '@fast-check/vitest'
import * as E from 'fp-ts/Either'
import { describe, expect, it } from 'vitest'
import type { MailedCode, SocialAnswer, SocialNewcomer, SocialProof, SocialSignIn } from '@careplus/core/ports'
import { valueOf } from '@careplus/core/result'

export interface SocialMember {
  readonly id: string
  readonly email: string
  readonly social: SocialSignIn
}

export interface Elsewhere {
  readonly email: string
  readonly proof: () => Promise<SocialProof>
}

export interface SocialPorts {
  readonly visitor: SocialSignIn
  readonly member: () => Promise<SocialMember>
  readonly elsewhere: (email?: string) => Elsewhere
  readonly madeUp: SocialProof
  readonly codeTo: (email: string) => Promise<string>
  readonly join: (joinToken: string) => Promise<SocialMember>
  readonly advance: (seconds: number) => void
}

const refused = (status: number, code: string) => ({ left: { _tag: 'ApiError', status, code } })
const expired = refused(422, 'code_expired')
const wrong = (code: string): string => (code === '000000' ? '000001' : '000000')

const newcomerOf = (answer: SocialAnswer): SocialNewcomer => {
  if (answer._tag === 'member') throw new Error('the account was known already')
  return answer.newcomer
}

export const passesTheSocialSuite = (name: string, make: () => SocialPorts | Promise<SocialPorts>): void => {
  describe(`${name} passes the social suite`, () => {
    const signInWith = async ({ visitor }: SocialPorts, { proof }: Elsewhere): Promise<SocialAnswer> =>
      valueOf(await visitor.signIn(await proof()))
    const newcomer = async (ports: SocialPorts, person: Elsewhere): Promise<SocialNewcomer> =>
      newcomerOf(await signInWith(ports, person))
    const askCode = async (
      ports: SocialPorts,
      joinToken: string,
      email: string,
    ): Promise<MailedCode & { readonly code: string }> => ({
      ...valueOf(await ports.visitor.askEmailCode(joinToken, email)),
      code: await ports.codeTo(email),
    })
    const proveAddress = async (ports: SocialPorts, joinToken: string, email: string) => {
      const { code, request } = await askCode(ports, joinToken, email)
      return ports.visitor.proveEmail({ joinToken, email, code, request })
    }
    const joined = async (ports: SocialPorts, person: Elsewhere): Promise<SocialMember> => {
      const { joinToken } = await newcomer(ports, person)
      valueOf(await proveAddress(ports, joinToken, person.email))
      return ports.join(joinToken)
    }

    it('an account that nobody here has is a newcomer, and after joining a member', async () => {
      const ports = await make()
      const person = ports.elsewhere()
      const { joinToken, ...details } = await newcomer(ports, person)
      expect(details).toMatchObject({ email: person.email, emailStatus: 'unproved', expiresIn: 1800 })
      const proved = newcomerOf(valueOf(await proveAddress(ports, joinToken, person.email)))
      expect(proved).toMatchObject({ joinToken, email: person.email, emailStatus: 'proved' })
      const { id } = await ports.join(joinToken)
      expect(await signInWith(ports, person)).toMatchObject({ _tag: 'member', user: { id, email: person.email } })
    })

    it('what a provider handed out is good once, and nothing else is', async () => {
      const ports = await make()
      const proof = await ports.elsewhere().proof()
      expect(E.isRight(await ports.visitor.signIn(proof))).toBe(true)
      expect(await ports.visitor.signIn(proof)).toMatchObject(refused(422, 'social_refused'))
      expect(await ports.visitor.signIn(ports.madeUp)).toMatchObject(refused(422, 'social_refused'))
    })

    it("a member's address that was only told signs nobody in; its code does, from then on without", async () => {
      const ports = await make()
      const member = await ports.member()
      const person = ports.elsewhere(member.email)
      const { joinToken, emailStatus } = await newcomer(ports, person)
      expect(emailStatus).toBe('unproved')
      const signedIn = { _tag: 'member', user: { id: member.id } }
      expect(valueOf(await proveAddress(ports, joinToken, member.email))).toMatchObject(signedIn)
      expect(await signInWith(ports, person)).toMatchObject(signedIn)
    })

    test.prop([fc.integer({ min: 0, max: 6 })], { numRuns: 4 })(
      'of five tries at the mailed code each wrong one is counted, and a right one after them all is none',
      async (guesses) => {
        const ports = await make()
        const person = ports.elsewhere()
        const { joinToken } = await newcomer(ports, person)
        const { code, request, digits, expiresIn, resendAfter } = await askCode(ports, joinToken, person.email)
        expect([digits, code.length, expiresIn, resendAfter]).toEqual([6, 6, 600, 60])
        const prove = (given: string) =>
          ports.visitor.proveEmail({ joinToken, email: person.email, code: given, request })
        for (let attempt = 1; attempt <= guesses; attempt += 1)
          expect(await prove(wrong(code))).toMatchObject(
            attempt < 5 ? { left: { code: 'code_invalid', body: { tries_left: 5 - attempt } } } : expired,
          )
        expect(E.isRight(await prove(code))).toBe(guesses < 5)
      },
    )

    it('the mailed code is sent once a minute, lives ten, and is no use to another browser', async () => {
      const ports = await make()
      const person = ports.elsewhere()
      const { joinToken } = await newcomer(ports, person)
      const email = person.email
      const { code, request } = await askCode(ports, joinToken, email)
      expect(await ports.visitor.askEmailCode(joinToken, email)).toMatchObject(refused(429, 'rate_limited'))
      const other = request.replaceAll(/[a-z]/g, 'x')
      expect(await ports.visitor.proveEmail({ joinToken, email, code, request: other })).toMatchObject(expired)
      ports.advance(601)
      expect(await ports.visitor.proveEmail({ joinToken, email, code, request })).toMatchObject(expired)
      expect(await ports.visitor.askEmailCode('made-up', email)).toMatchObject(expired)
    })

    it('a member adds it as a further way in, also when that is said twice', async () => {
      const ports = await make()
      const { id, social } = await ports.member()
      const [byProof, byToken] = [ports.elsewhere(), ports.elsewhere()]
      const { joinToken } = await newcomer(ports, byToken)
      expect(E.isRight(await social.link(await byProof.proof()))).toBe(true)
      for (let round = 0; round < 2; round += 1) expect(E.isRight(await social.link({ joinToken }))).toBe(true)
      for (const person of [byProof, byToken]) expect(await signInWith(ports, person)).toMatchObject({ user: { id } })
    })

    it("somebody else's is not added, nor one long after the proof of who asks", async () => {
      const ports = await make()
      const linkedElsewhere = ports.elsewhere()
      await joined(ports, linkedElsewhere)
      const { social } = await ports.member()
      expect(await social.link(await linkedElsewhere.proof())).toMatchObject(refused(409, 'identity_taken'))
      expect(await social.link({ joinToken: 'made-up' })).toMatchObject(expired)
      ports.advance(601)
      expect(await social.link(await ports.elsewhere().proof())).toMatchObject(refused(403, 'proof_required'))
      expect(await social.unlink('facebook')).toMatchObject(refused(403, 'proof_required'))
    })

    it('what is taken away signs in no longer, and the last way in stays', async () => {
      const ports = await make()
      const { social } = await ports.member()
      const person = ports.elsewhere()
      valueOf(await social.link(await person.proof()))
      for (let round = 0; round < 2; round += 1) expect(E.isRight(await social.unlink('facebook'))).toBe(true)
      expect(await signInWith(ports, person)).toMatchObject({ _tag: 'newcomer' })
      const other = ports.elsewhere()
      const { id, social: only } = await joined(ports, other)
      expect(await only.unlink('facebook')).toMatchObject(refused(409, 'last_way'))
      expect(await signInWith(ports, other)).toMatchObject({ user: { id } })
    })
  })
}

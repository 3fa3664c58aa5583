import * as E from 'fp-ts/Either'
import type { Either } from 'fp-ts/Either'
import type { Clock } from '../ports/clock.js'
import type { CallFailure } from '../domain/call/failure.js'
import type { Random } from '../ports/random.js'
import type { SessionUser } from '../ports/session.js'
import type { SocialAnswer, SocialName, SocialNewcomer, SocialProof, SocialSignIn } from '../ports/social.js'
import { apiError } from './memoryAccount.js'
import { codeExpired, codeRefused, memoryCodes } from './memoryCodes.js'
import { seededRandom, settableClock } from './memoryDevice.js'

const proofMs = 600_000
const codeLife = { lifeSeconds: 600, resendAfterSeconds: 60, tries: 5 }
const digits = 6
const joinSeconds = 1800

/** An account at a provider. */
export interface ProviderAccount {
  readonly provider: SocialName
  readonly subject: string
  readonly name: string | null
  readonly email: string | null
  readonly emailProved: boolean
}

/** Signing in with a provider, like the server's, with providers under the test's control. */
export interface MemorySocial {
  readonly visitor: SocialSignIn
  readonly as: (member: SessionUser) => SocialSignIn
  readonly handOut: (credential: string, account: ProviderAccount) => void
  readonly given: () => ReadonlyArray<SocialProof>
  /** Of the newest e-mail to an address; null: none. */
  readonly codeTo: (email: string) => string | null
  readonly join: (joinToken: string) => SessionUser
}

interface Newcomer {
  readonly account: ProviderAccount
  readonly email: string | null
  readonly proved: boolean
  readonly expiresAt: number
  /** A member has it now, so it cannot join again. */
  readonly used: boolean
}

const refuse = (status: number, code: string): Either<CallFailure, never> => E.left(apiError(status, code))
const keyOf = ({ provider, subject }: Pick<ProviderAccount, 'provider' | 'subject'>): string => `${provider} ${subject}`

/** Sign-in with a provider that behaves like the server: proofs work once, unverified addresses prove nothing, and
 * the last method stays.
 * @example
 * memorySocial().given() // => [] */
export const memorySocial = ({
  clock = settableClock(),
  random = seededRandom(),
  members = [],
}: {
  readonly clock?: Clock
  readonly random?: Random
  readonly members?: ReadonlyArray<SessionUser>
} = {}): MemorySocial => {
  const codes = memoryCodes({ clock, random, ...codeLife })
  const accounts = new Map<string, ProviderAccount>()
  const owners = new Map<string, SessionUser>()
  const newcomers = new Map<string, Newcomer>()
  const emailTokens = new Map<string, string>()
  const given: Array<SocialProof> = []
  const allMembers = [...members]

  const byEmail = (email: string) => allMembers.find((member) => member.email === email)
  const personOf = (proof: SocialProof): Either<CallFailure, ProviderAccount> => {
    given.push(proof)
    const credential = proof.flow === 'token' ? proof.accessToken : proof.code
    const key = `${proof.provider} ${credential}`
    const account = accounts.get(key)
    if (account === undefined) return refuse(422, 'social_refused')
    accounts.delete(key)
    return E.right(account)
  }
  const memberAnswer = (user: SessionUser): SocialAnswer => ({
    _tag: 'member',
    user,
    grant: { accessToken: random.uuid(), expiresIn: 1800, refreshExpiresIn: 2_592_000 },
  })
  const newcomerAnswer = (
    joinToken: string,
    details: Omit<SocialNewcomer, 'joinToken' | 'expiresIn'>,
  ): SocialAnswer => ({
    _tag: 'newcomer',
    newcomer: { joinToken, expiresIn: joinSeconds, ...details },
  })
  const signInWith = (account: ProviderAccount): SocialAnswer => {
    const { email, name, emailProved } = account
    const joinToken = random.uuid()
    const proved = email !== null && emailProved
    const expiresAt = clock.now() + joinSeconds * 1000
    newcomers.set(joinToken, { account, email, proved, expiresAt, used: false })
    const emailStatus = !proved ? 'unproved' : byEmail(email) === undefined ? 'proved' : 'taken'
    return newcomerAnswer(joinToken, { name, email, emailStatus })
  }
  const known = (joinToken: string): Newcomer | null => {
    const newcomer = newcomers.get(joinToken)
    return newcomer === undefined || clock.now() >= newcomer.expiresAt ? null : newcomer
  }
  const open = (joinToken: string): Newcomer | null => {
    const newcomer = known(joinToken)
    return newcomer?.used === false ? newcomer : null
  }
  const belong = (account: ProviderAccount, member: SessionUser): Either<CallFailure, void> => {
    const owner = owners.get(keyOf(account))
    if (owner !== undefined && owner.id !== member.id) return refuse(409, 'identity_taken')
    owners.set(keyOf(account), member)
    return E.right(undefined)
  }
  const methodsOf = (member: SessionUser): ReadonlyArray<string> =>
    [...owners].filter(([, { id }]) => id === member.id).map(([key]) => key)

  const visitor: SocialSignIn = {
    signIn: async (proof) =>
      E.Functor.map(personOf(proof), (account) => {
        const owner = owners.get(keyOf(account))
        return owner === undefined ? signInWith(account) : memberAnswer(owner)
      }),
    link: async () => refuse(401, 'invalid_token'),
    unlink: async () => refuse(401, 'invalid_token'),
    askEmailCode: async (joinToken, email) => {
      if (open(joinToken) === null) return codeExpired
      const issued = codes.issue({ purpose: 'email-link', address: email, member: null, digits })
      if (E.isLeft(issued)) return issued
      emailTokens.set(email, issued.right.code)
      const { lifeSeconds: expiresIn, resendAfterSeconds: resendAfter } = codeLife
      return E.right({ expiresIn, resendAfter, digits, request: issued.right.request })
    },
    proveEmail: async ({ joinToken, email, code, request }) => {
      const newcomer = open(joinToken)
      if (newcomer === null) return codeExpired
      const refused = codeRefused(codes.judge({ purpose: 'email-link', address: email, member: null, code, request }))
      if (E.isLeft(refused)) return refused
      const owner = byEmail(email)
      if (owner === undefined) {
        newcomers.set(joinToken, { ...newcomer, email, proved: true })
        return E.right(newcomerAnswer(joinToken, { name: newcomer.account.name, email, emailStatus: 'proved' }))
      }
      const linked = belong(newcomer.account, owner)
      if (E.isLeft(linked)) return linked
      codes.spend({ purpose: 'email-link', address: email })
      newcomers.set(joinToken, { ...newcomer, used: true })
      return E.right(memberAnswer(owner))
    },
  }

  return {
    visitor,
    as: (member) => {
      const provedAt = clock.now()
      const fresh = <A>(work: () => Either<CallFailure, A>): Either<CallFailure, A> =>
        clock.now() - provedAt < proofMs ? work() : refuse(403, 'proof_required')
      return {
        ...visitor,
        link: async (what) =>
          fresh(() => {
            if (!('joinToken' in what)) return E.Chain.chain(personOf(what), (account) => belong(account, member))
            const newcomer = known(what.joinToken)
            if (newcomer === null) return codeExpired
            const linked = belong(newcomer.account, member)
            if (E.isRight(linked)) newcomers.set(what.joinToken, { ...newcomer, used: true })
            return linked
          }),
        unlink: async (name) =>
          fresh(() => {
            const methods = methodsOf(member)
            const unlinked = methods.filter((key) => key.startsWith(`${name} `))
            const getsIn = members.some(({ id }) => id === member.id) || methods.length > unlinked.length
            if (unlinked.length > 0 && !getsIn) return refuse(409, 'last_way')
            for (const key of unlinked) owners.delete(key)
            return E.right(undefined)
          }),
      }
    },
    handOut: (credential, account) => void accounts.set(`${account.provider} ${credential}`, account),
    given: () => given,
    codeTo: (email) => emailTokens.get(email) ?? null,
    join: (joinToken) => {
      const newcomer = open(joinToken)
      if (newcomer === null || !newcomer.proved) throw new Error('no newcomer with a proved address')
      const user = { id: random.uuid(), email: newcomer.email, name: newcomer.account.name }
      allMembers.push(user)
      owners.set(keyOf(newcomer.account), user)
      newcomers.set(joinToken, { ...newcomer, used: true })
      return user
    },
  }
}

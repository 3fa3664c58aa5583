import * as E from 'fp-ts/Either'
import type { Either } from 'fp-ts/Either'
import type { IdempotencyKey } from '../ports/children.js'
import type { Clock } from '../ports/clock.js'
import type { Credentials, Devices, LetterLinks, SignedInDevice } from '../ports/credentials.js'
import type { CallFailure } from '../domain/call/failure.js'
import type { OwnerProof } from '../ports/ownerProof.js'
import { apiError } from './memoryAccount.js'
import { seededRandom, settableClock } from './memoryDevice.js'
import { partFrom } from './parts.js'

const proofMs = 600_000
const linkLife = { password: 1800, email: 86_400 } as const
const resendAfter = 60

interface Link {
  readonly kind: 'password' | 'email'
  readonly address: string
  readonly expiresAt: number
}

export interface MemoryCredentials {
  readonly proving: OwnerProof
  readonly links: LetterLinks
  readonly credentials: Credentials
  readonly devices: Devices
  readonly tokenIn: (address: string) => string | null
}

const refuse = (status: number, code: string): Either<CallFailure, never> => E.left(apiError(status, code))

export const memoryCredentials = ({
  clock = settableClock(),
  email: first = 'mali@example.com',
  password: firstPassword = 'correct horse',
  others = [],
  elsewhere = 0,
}: {
  readonly clock?: Clock
  readonly email?: string
  readonly password?: string
  readonly others?: ReadonlyArray<string>
  readonly elsewhere?: number
} = {}): MemoryCredentials => {
  const random = seededRandom()
  const links = new Map<string, Link>()
  const emailTokens = new Map<string, string>()
  const answers = new Map<string, Either<CallFailure, unknown>>()
  const began = new Date(clock.now()).toISOString()
  const device = (here: boolean): SignedInDevice => ({
    id: random.uuid(),
    browser: null,
    system: null,
    strategy: 'local1',
    signedInAt: began,
    lastUsedAt: began,
    here,
  })
  let devices = [device(true), ...Array.from({ length: elsewhere }, () => device(false))]
  let email = first
  let password = firstPassword
  let provedAt = clock.now()
  let asked: { readonly email: string; readonly at: number } | null = null

  const call = async <A>(work: () => Either<CallFailure, A>): Promise<Either<CallFailure, A>> => work()
  const once = <A>(name: string, key: IdempotencyKey, work: () => Either<CallFailure, A>) =>
    call(() => {
      const earlier = answers.get(`${name} ${key}`) as Either<CallFailure, A> | undefined
      const answer = earlier ?? work()
      if (E.isRight(answer)) answers.set(`${name} ${key}`, answer)
      return answer
    })
  const freshMs = (): number => Math.max(0, proofMs - (clock.now() - provedAt))
  const fresh = <A>(work: () => Either<CallFailure, A>): Either<CallFailure, A> =>
    freshMs() > 0 ? work() : refuse(403, 'proof_required')
  const drop = (kind: Link['kind']): void =>
    links.forEach((link, token) => {
      if (link.kind === kind) links.delete(token)
    })
  const issue = (kind: Link['kind'], address: string, mayOpen: boolean): void => {
    drop(kind)
    if (!mayOpen) return
    const token = random.uuid()
    links.set(token, { kind, address, expiresAt: clock.now() + linkLife[kind] * 1000 })
    emailTokens.set(address, token)
  }
  const consumeLink = (kind: Link['kind'], token: string): Link | null => {
    const link = links.get(token)
    if (link === undefined || link.kind !== kind || clock.now() >= link.expiresAt) return null
    links.delete(token)
    return link
  }
  const endUnless = (earlier: (device: SignedInDevice) => boolean): number => {
    const before = devices.length
    devices = devices.filter(earlier)
    return before - devices.length
  }
  const secondsTo = (at: number): number => Math.max(0, Math.ceil((at - clock.now()) / 1000))

  return {
    tokenIn: (address) => emailTokens.get(address) ?? null,
    proving: {
      ways: () =>
        call(() => E.right({ password: true, mail: null, sms: null, social: [], freshFor: freshMs() / 1000 })),
      askCode: () => call(() => refuse(400, 'invalid_input')),
      givePassword: (given) =>
        call(() => {
          if (given !== password) return refuse(422, 'password_wrong')
          provedAt = clock.now()
          return E.right(undefined)
        }),
      giveCode: () => call(() => refuse(400, 'invalid_input')),
    },
    links: {
      askPasswordLink: (address) =>
        call(() => {
          issue('password', address, address === email)
          return E.right({ expiresIn: linkLife.password, resendAfter })
        }),
      resetPassword: (token, next) =>
        call(() => {
          if (consumeLink('password', token) === null) return refuse(422, 'link_invalid')
          password = next
          asked = null
          drop('email')
          endUnless(() => false)
          return E.right(undefined)
        }),
      confirmEmail: (token) =>
        call(() => {
          const link = consumeLink('email', token)
          if (link === null) return refuse(422, 'link_invalid')
          email = link.address
          asked = null
          drop('password')
          return E.right({ email })
        }),
    },
    credentials: {
      setPassword: (next) =>
        call(() =>
          fresh(() => {
            password = next
            drop('password')
            return E.right({ ended: endUnless(({ here }) => here) })
          }),
        ),
      askEmail: (address, key) =>
        once('askEmail', key, () =>
          fresh(() => {
            if (address === email) return refuse(400, 'invalid_input')
            asked = { email: address, at: clock.now() }
            issue('email', address, !others.includes(address))
            return E.right({ email: address, expiresIn: linkLife.email, resendAfter })
          }),
        ),
      readEmail: () =>
        call(() =>
          E.right({
            email,
            pending:
              asked === null
                ? null
                : {
                    email: asked.email,
                    expiresIn: secondsTo(asked.at + linkLife.email * 1000),
                    resendAfter: secondsTo(asked.at + resendAfter * 1000),
                  },
          }),
        ),
    },
    devices: {
      list: (from) => call(() => E.right(partFrom(devices, from))),
      end: (id, key) =>
        once('end', key, () =>
          endUnless((each) => each.id !== id) === 0 ? refuse(404, 'not_found') : E.right(undefined),
        ),
      endOthers: (key) => once('endOthers', key, () => E.right({ ended: endUnless(({ here }) => here) })),
      endAll: (key) =>
        once('endAll', key, () => {
          endUnless(() => false)
          return E.right(undefined)
        }),
    },
  }
}

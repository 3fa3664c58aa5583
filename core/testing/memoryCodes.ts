import * as E from 'fp-ts/Either'
import type { Either } from 'fp-ts/Either'
import type { Clock } from '../ports/clock.js'
import type { ApiError, CallFailure } from '../domain/call/failure.js'
import type { Random } from '../ports/random.js'
import { apiError } from './memoryAccount.js'

interface Rules {
  readonly clock: Clock
  readonly random: Random
  readonly lifeSeconds: number
  readonly resendAfterSeconds: number
  readonly tries: number
}

interface Asked {
  readonly purpose: string
  readonly address: string
  /** A member who may use the code from any browser; null: only the requesting browser may. */
  readonly member: string | null
  readonly digits: number
}

interface EnteredCode extends Pick<Asked, 'purpose' | 'address' | 'member'> {
  readonly code: string
  readonly request: string
}

interface Code extends Asked {
  readonly code: string
  readonly request: string
  readonly expiresAt: number
  triesLeft: number
}

export type CodeVerdict =
  | { readonly _tag: 'right' }
  | { readonly _tag: 'wrong'; readonly left: number }
  | { readonly _tag: 'expired' }

export const codeExpired: Either<CallFailure, never> = E.left(apiError(422, 'code_expired'))

const codeInvalid = (left: number): ApiError => ({
  ...apiError(422, 'code_invalid'),
  body: { error_code: 'code_invalid', tries_left: left },
})

export const codeRefused = (verdict: CodeVerdict): Either<CallFailure, void> => {
  if (verdict._tag === 'right') return E.right(undefined)
  return verdict._tag === 'wrong' && verdict.left > 0 ? E.left(codeInvalid(verdict.left)) : codeExpired
}

export const memoryCodes = ({ clock, random, lifeSeconds, resendAfterSeconds, tries: maxAttempts }: Rules) => {
  const codes = new Map<string, Code>()
  const issuedAt = new Map<string, number>()
  const keyOf = ({ purpose, address }: Pick<Asked, 'purpose' | 'address'>): string => `${purpose} ${address}`

  return {
    issue: (codeFor: Asked): Either<CallFailure, { readonly code: string; readonly request: string }> => {
      const now = clock.now()
      if (now - (issuedAt.get(codeFor.address) ?? Number.NEGATIVE_INFINITY) < resendAfterSeconds * 1000)
        return E.left(apiError(429, 'rate_limited'))
      issuedAt.set(codeFor.address, now)
      const code = String((random.uint32(1)[0] ?? 0) % 10 ** codeFor.digits).padStart(codeFor.digits, '0')
      const request = random.uuid()
      codes.set(keyOf(codeFor), {
        ...codeFor,
        code,
        request,
        expiresAt: now + lifeSeconds * 1000,
        triesLeft: maxAttempts,
      })
      return E.right({ code, request })
    },
    judge: (entered: EnteredCode): CodeVerdict => {
      const held = codes.get(keyOf(entered))
      if (held === undefined || held.expiresAt <= clock.now() || held.triesLeft === 0) return { _tag: 'expired' }
      if (held.request !== entered.request || held.member !== entered.member) return { _tag: 'expired' }
      if (held.code === entered.code) return { _tag: 'right' }
      held.triesLeft -= 1
      return { _tag: 'wrong', left: held.triesLeft }
    },
    spend: (of: Pick<Asked, 'purpose' | 'address'>): void => void codes.delete(keyOf(of)),
  }
}

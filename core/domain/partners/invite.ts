import * as E from 'fp-ts/Either'
import * as t from 'io-ts'

/** How an invitation reaches the other person: a link, or six digits. */
export const InviteWay = /*#__PURE__*/ t.keyof({ link: null, code: null }, 'InviteWay')
export type InviteWay = t.TypeOf<typeof InviteWay>

const hour = 3600

export const inviteLifeSeconds: Readonly<Record<InviteWay, number>> = { link: 24 * hour, code: hour / 4 }

export const confirmLifeSeconds = 7 * 24 * hour

/** The digits of an invitation's code. */
export const inviteCodeDigits = 6
/** The attempts of one person in a quarter of an hour. */
export const inviteCodeTries = 5

export type InviteOutcome = 'confirmed' | 'refused' | 'revoked'

/** In milliseconds since the epoch. */
export interface InviteFacts {
  readonly inviter: string
  readonly expiresAt: number
  readonly answer: { readonly by: string; readonly at: number } | null
  readonly outcome: InviteOutcome | null
}

export type InviteState = 'open' | 'answered' | 'expired' | InviteOutcome

export const inviteState = ({ expiresAt, answer, outcome }: InviteFacts, now: number): InviteState => {
  if (outcome !== null) return outcome
  if (answer === null) return now < expiresAt ? 'open' : 'expired'
  return now < answer.at + confirmLifeSeconds * 1000 ? 'answered' : 'expired'
}

interface Tagged<Tag extends string> {
  readonly _tag: Tag
}
/** `InviteUsed`: another member has answered it. `InviteUnknown`: none for this member. */
export type InviteRefusal =
  | Tagged<'InviteExpired'>
  | Tagged<'InviteRevoked'>
  | Tagged<'InviteUsed'>
  | Tagged<'InviteOwn'>
  | Tagged<'InviteUnknown'>
  | Tagged<'InviteUnanswered'>

const refusal = (_tag: InviteRefusal['_tag']): E.Either<InviteRefusal, never> => E.left({ _tag })

/** `again`: the same member's first response may have been lost. */
export const decideAnswer = (
  invite: InviteFacts,
  member: string,
  now: number,
): E.Either<InviteRefusal, 'first' | 'again'> => {
  if (member === invite.inviter) return refusal('InviteOwn')
  if (invite.answer !== null && invite.answer.by !== member) return refusal('InviteUsed')
  switch (inviteState(invite, now)) {
    case 'open':
      return E.right('first')
    case 'answered':
    case 'confirmed':
      return E.right('again')
    case 'expired':
      return refusal('InviteExpired')
    case 'refused':
    case 'revoked':
      return refusal('InviteRevoked')
  }
}

export const decideOutcome = (
  invite: InviteFacts,
  member: string,
  decision: 'confirmed' | 'refused',
  now: number,
): E.Either<InviteRefusal, { readonly by: string; readonly how: 'first' | 'again' }> => {
  if (member !== invite.inviter) return refusal('InviteUnknown')
  if (invite.answer === null) return refusal(inviteState(invite, now) === 'open' ? 'InviteUnanswered' : 'InviteExpired')
  const { by } = invite.answer
  const state = inviteState(invite, now)
  if (state === 'answered') return E.right({ by, how: 'first' })
  if (state === decision) return E.right({ by, how: 'again' })
  return refusal(state === 'expired' ? 'InviteExpired' : 'InviteUsed')
}

export const decideRevoke = (invite: InviteFacts, member: string): E.Either<InviteRefusal, 'first' | 'again'> => {
  if (member !== invite.inviter) return refusal('InviteUnknown')
  if (invite.outcome === 'confirmed') return refusal('InviteUsed')
  return E.right(invite.outcome === null ? 'first' : 'again')
}

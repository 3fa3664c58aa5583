import * as E from 'fp-ts/Either'
import * as t from 'io-ts'

/** How an invitation reaches the other person: a link, or six digits. */
export const InviteWay = /*#__PURE__*/ t.keyof({ link: null, code: null }, 'InviteWay')
export type InviteWay = t.TypeOf<typeof InviteWay>

const hour = 3600

/** How long an invitation can be answered, in seconds. */
export const inviteLifeSeconds: Readonly<Record<InviteWay, number>> = { link: 24 * hour, code: hour / 4 }

/** How long the inviter can confirm the person who answered, in seconds. */
export const confirmLifeSeconds = 7 * 24 * hour

/** The digits of an invitation's code. */
export const inviteCodeDigits = 6
/** Wrong codes of one person in a quarter of an hour. */
export const inviteCodeTries = 5

/** How an invitation has ended. */
export type InviteOutcome = 'confirmed' | 'refused' | 'revoked'

/** The stored facts of an invitation. Times in milliseconds since the epoch. */
export interface InviteFacts {
  readonly inviter: string
  readonly expiresAt: number
  readonly answer: { readonly by: string; readonly at: number } | null
  readonly outcome: InviteOutcome | null
}

/** `answered`: the inviter has not confirmed yet. */
export type InviteState = 'open' | 'answered' | 'expired' | InviteOutcome

/** The state of an invitation at `now`, in milliseconds since the epoch. */
export const inviteState = ({ expiresAt, answer, outcome }: InviteFacts, now: number): InviteState => {
  if (outcome !== null) return outcome
  if (answer === null) return now < expiresAt ? 'open' : 'expired'
  return now < answer.at + confirmLifeSeconds * 1000 ? 'answered' : 'expired'
}

interface Tagged<Tag extends string> {
  readonly _tag: Tag
}
/** Why an invitation cannot be answered. `InviteUsed`: another member has answered it; `InviteOwn`: the inviter's own;
 * `InviteUnknown`: none for this member; `InviteUnanswered`: no answer yet. */
export type InviteRefusal =
  | Tagged<'InviteExpired'>
  | Tagged<'InviteRevoked'>
  | Tagged<'InviteUsed'>
  | Tagged<'InviteOwn'>
  | Tagged<'InviteUnknown'>
  | Tagged<'InviteUnanswered'>

const refusal = (_tag: InviteRefusal['_tag']): E.Either<InviteRefusal, never> => E.left({ _tag })

/** Whether `member` may answer: `first`, or `again` for the same member, whose first response may have been lost. */
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

/** Whether `member` may confirm or refuse the person who answered; `again`: the same decision was made before. */
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

/** Whether `member` may revoke the invitation: only the inviter, before it is confirmed. */
export const decideRevoke = (invite: InviteFacts, member: string): E.Either<InviteRefusal, 'first' | 'again'> => {
  if (member !== invite.inviter) return refusal('InviteUnknown')
  if (invite.outcome === 'confirmed') return refusal('InviteUsed')
  return E.right(invite.outcome === null ? 'first' : 'again')
}

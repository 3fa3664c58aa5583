import * as E from 'fp-ts/Either'
import type { AdultProfile } from '../../domain/adults/adultProfile.js'
import type { Adult, AdultConsent, AdultPassage, AdultPassages } from '../../ports/adults.js'
import type { CallFailure } from '../../domain/call/failure.js'
import { isPassing, outcomeOf } from '../../domain/call/outcome.js'
import type { Turn } from './turn.js'

export type Step<A> = Promise<E.Either<CallFailure, A>>

const profileOf = ({ relation, name, birthDate, sex, weight, height }: AdultProfile): AdultProfile => ({
  relation,
  name,
  birthDate,
  sex,
  weight,
  height,
})

const textOf = (profile: AdultProfile): string => JSON.stringify(profileOf(profile))

export const passageOf = (passages: Pick<AdultPassages, 'list'>, adultId: string): AdultPassage =>
  passages.list().find((passage) => passage.adultId === adultId) ?? {
    adultId,
    question: null,
    sent: null,
    accountId: null,
  }

/** The account has nothing of an earlier attempt: the move starts again and needs a new consent. */
export const forgetSent = (passages: AdultPassages, adultId: string): void =>
  passages.put({ ...passageOf(passages, adultId), sent: null, accountId: null })

const sameConsent = (a: AdultConsent, b: AdultConsent): boolean =>
  'question' in a ? 'question' in b && a.question === b.question : !('question' in b)

/** The answer of an expired key: the adult was removed since, or the consent was withdrawn. */
const isUnreadable = (failure: CallFailure): boolean =>
  failure._tag === 'NetworkError' && failure.reason === 'unreadable'

const isAnswered = (failure: CallFailure): boolean =>
  isUnreadable(failure) || !(isPassing(failure) || outcomeOf(failure) === 'signInNeeded')

/** A member is there once. Another adult is the one with the same particulars, if the answer was lost. */
const alreadyThere = async (
  { account, passages }: Turn,
  { id }: Adult,
  profile: AdultProfile,
  refusal: CallFailure,
  wasAttempted: boolean,
): Step<string> => {
  const myself = profile.relation === 'myself'
  if (!isAnswered(refusal) || (!myself && !wasAttempted)) return E.left(refusal)
  const listed = await account.adults.list()
  if (E.isLeft(listed)) return listed
  const found = listed.right.find((adult) => (myself ? adult.relation === 'myself' : textOf(adult) === textOf(profile)))
  if (found !== undefined) return E.right(found.id)
  if (myself && isUnreadable(refusal)) forgetSent(passages, id)
  return E.left(refusal)
}

export const inAccount = async (turn: Turn, adult: Adult, consent: AdultConsent): Step<string> => {
  const { account, passages, random } = turn
  const passage = passageOf(passages, adult.id)
  const before = passage.sent !== null && sameConsent(passage.sent.consent, consent) ? passage.sent : null
  const sent = before ?? { profile: profileOf(adult), consent, key: random.uuid() }
  let accountId = before === null ? null : passage.accountId
  passages.put({ ...passage, sent, accountId })
  if (accountId === null) {
    const created = await account.adults.create(sent.profile, sent.consent, sent.key)
    const there = E.isRight(created)
      ? E.right(created.right.id)
      : await alreadyThere(turn, adult, sent.profile, created.left, before !== null)
    if (E.isLeft(there)) return there
    accountId = there.right
    passages.put({ ...passageOf(passages, adult.id), accountId })
  }
  if (textOf(adult) !== textOf(sent.profile)) {
    const listed = await account.adults.list()
    if (E.isLeft(listed)) return listed
    const version = listed.right.find(({ id }) => id === accountId)?.version ?? 1
    const changed = await account.adults.change(accountId, profileOf(adult), version, random.uuid())
    if (E.isLeft(changed)) return changed
    passages.put({ ...passageOf(passages, adult.id), sent: { ...sent, profile: profileOf(adult) } })
  }
  return E.right(accountId)
}

import * as E from 'fp-ts/Either'
import type { AdultProfile } from '../../domain/adults/adultProfile.js'
import { sarcFItems } from '../../domain/mobility/sarcF.js'
import type {
  Adult,
  AdultConsent,
  AdultPassage,
  AdultPassages,
  Adults,
  MobilityChecks,
  NewMobilityCheck,
} from '../../ports/adults.js'
import type { CallFailure } from '../../ports/failures.js'
import type { Random } from '../../ports/random.js'

export interface MoveAdultDeps {
  /** Kept on this device. */
  readonly here: {
    readonly adults: Pick<Adults, 'list' | 'remove'>
    readonly mobilityChecks: Pick<MobilityChecks, 'ofAdult'>
  }
  readonly account: {
    readonly adults: Pick<Adults, 'list' | 'create' | 'change'>
    readonly mobilityChecks: Pick<MobilityChecks, 'ofAdult' | 'add'>
  }
  readonly passages: AdultPassages
  readonly random: Pick<Random, 'uuid'>
}

type Step<A> = Promise<E.Either<CallFailure, A>>

/** `gone`: it is no longer on this device; another tab has moved or removed it. */
export type Moved = { readonly _tag: 'moved'; readonly accountId: string } | { readonly _tag: 'gone' }

const profileOf = ({ relation, name, birthDate, sex, weight, height }: AdultProfile): AdultProfile => ({
  relation,
  name,
  birthDate,
  sex,
  weight,
  height,
})

const textOf = (profile: AdultProfile): string => JSON.stringify(profileOf(profile))

const inputsOf = ({ date, answers, calfCm, chairStand }: NewMobilityCheck): NewMobilityCheck => ({
  date,
  answers,
  calfCm,
  chairStand,
})

/** The same for two checks in which the same was answered and measured on the same day. */
const checkText = ({ date, answers, calfCm, chairStand }: NewMobilityCheck): string =>
  JSON.stringify([
    date,
    sarcFItems.map((item) => answers[item]),
    calfCm,
    chairStand === null || chairStand._tag === 'notDone' ? (chairStand?._tag ?? null) : chairStand.seconds,
  ])

export const passageOf = (passages: Pick<AdultPassages, 'list'>, adultId: string): AdultPassage =>
  passages.list().find((passage) => passage.adultId === adultId) ?? {
    adultId,
    question: null,
    sent: null,
    accountId: null,
  }

/** Where in the account an adult is who is no longer here: an old address leads on to it. */
export const movedTo = (passages: Pick<AdultPassages, 'list'>, adultId: string): string | null =>
  passageOf(passages, adultId).accountId

const sameConsent = (a: AdultConsent, b: AdultConsent): boolean =>
  'question' in a ? 'question' in b && a.question === b.question : !('question' in b)

/**
 * Who is in the account already: oneself is there once; another is whoever was sent before with these particulars, where
 * the answer was lost and its key is no longer known.
 */
const alreadyThere = async (
  { account }: MoveAdultDeps,
  profile: AdultProfile,
  refusal: CallFailure,
  triedBefore: boolean,
): Step<string> => {
  const myself = profile.relation === 'myself'
  if (refusal._tag === 'NetworkError' || refusal.status >= 500 || (!myself && !triedBefore)) return E.left(refusal)
  const listed = await account.adults.list()
  if (E.isLeft(listed)) return listed
  const found = listed.right.find((adult) => (myself ? adult.relation === 'myself' : textOf(adult) === textOf(profile)))
  return found === undefined ? E.left(refusal) : E.right(found.id)
}

const inAccount = async (deps: MoveAdultDeps, adult: Adult, consent: AdultConsent): Step<string> => {
  const { account, passages, random } = deps
  const passage = passageOf(passages, adult.id)
  const before = passage.sent !== null && sameConsent(passage.sent.consent, consent) ? passage.sent : null
  const sent = before ?? { profile: profileOf(adult), consent }
  let accountId = before === null ? null : passage.accountId
  passages.put({ ...passage, sent, accountId })
  if (accountId === null) {
    const key = `${adult.id}:${'question' in consent ? consent.question : 'myself'}`
    const created = await account.adults.create(sent.profile, sent.consent, key)()
    const there = E.isRight(created)
      ? E.right(created.right.id)
      : await alreadyThere(deps, sent.profile, created.left, before !== null)
    if (E.isLeft(there)) return there
    accountId = there.right
    passages.put({ ...passageOf(passages, adult.id), accountId })
  }
  // Changed here after it was first sent.
  if (textOf(adult) !== textOf(sent.profile)) {
    const changed = await account.adults.change(accountId, profileOf(adult), random.uuid())()
    if (E.isLeft(changed)) return changed
    passages.put({ ...passageOf(passages, adult.id), sent: { ...sent, profile: profileOf(adult) } })
  }
  return E.right(accountId)
}

/** Those that the account does not have yet, oldest first. */
const moveChecks = async ({ here, account }: MoveAdultDeps, adultId: string, accountId: string): Step<void> => {
  const [mine, there] = [
    await here.mobilityChecks.ofAdult(adultId)(),
    await account.mobilityChecks.ofAdult(accountId)(),
  ]
  if (E.isLeft(mine)) return mine
  if (E.isLeft(there)) return there
  const arrived = there.right.map(checkText)
  for (const check of mine.right.toReversed()) {
    const at = arrived.indexOf(checkText(check))
    if (at !== -1) {
      arrived.splice(at, 1)
      continue
    }
    const added = await account.mobilityChecks.add(accountId, inputsOf(check), check.id)()
    if (E.isLeft(added)) return added
  }
  return E.right(undefined)
}

/**
 * An adult whom this device keeps, moved into the account with every check. Nothing leaves the device before the account
 * has all of it, and however often it is repeated after whatever failure, the account has each once. Runs under
 * `adultsLock`, which whoever writes to the device's adults takes as well.
 */
export const moveAdult = async (deps: MoveAdultDeps, adultId: string, consent: AdultConsent): Step<Moved> => {
  const { here, passages } = deps
  const listed = await here.adults.list()
  if (E.isLeft(listed)) return listed
  const adult = listed.right.find(({ id }) => id === adultId)
  if (adult === undefined) {
    const accountId = movedTo(passages, adultId)
    return E.right(accountId === null ? { _tag: 'gone' } : { _tag: 'moved', accountId })
  }
  const made = await inAccount(deps, adult, consent)
  if (E.isLeft(made)) return made
  const moved = await moveChecks(deps, adultId, made.right)
  if (E.isLeft(moved)) return moved
  const removed = await here.adults.remove(adultId, deps.random.uuid())()
  if (E.isLeft(removed)) return removed
  passages.put({ adultId, question: null, sent: null, accountId: made.right })
  return E.right({ _tag: 'moved', accountId: made.right })
}

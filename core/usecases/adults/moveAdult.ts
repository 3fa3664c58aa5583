import * as E from 'fp-ts/Either'
import { sarcFItems } from '../../domain/mobility/sarcF.js'
import type { Adult, AdultConsent, AdultPassages, MobilityCheck, NewMobilityCheck } from '../../ports/adults.js'
import type { CallFailure } from '../../domain/call/failure.js'
import { outcomeOf } from '../../domain/call/outcome.js'
import { forgetSent, inAccount, passageOf, type Step } from './inAccount.js'
import type { Turn } from './turn.js'

/** `gone`: another tab has moved or removed the adult. */
export type Moved = { readonly _tag: 'moved'; readonly accountId: string } | { readonly _tag: 'gone' }

const inputsOf = ({ date, answers, calfCm, chairStand }: NewMobilityCheck): NewMobilityCheck => ({
  date,
  answers,
  calfCm,
  chairStand,
})

const checkText = ({ date, answers, calfCm, chairStand }: NewMobilityCheck): string =>
  JSON.stringify([
    date,
    sarcFItems.map((item) => answers[item]),
    calfCm,
    chairStand === null || chairStand._tag === 'notDone' ? (chairStand?._tag ?? null) : chairStand.seconds,
  ])

export const movedTo = (passages: Pick<AdultPassages, 'list'>, adultId: string): string | null =>
  passageOf(passages, adultId).accountId

const moveChecks = async (
  { account }: Turn,
  localChecks: ReadonlyArray<MobilityCheck>,
  accountId: string,
): Step<void> => {
  const there = await account.mobilityChecks.ofAdult(accountId)
  if (E.isLeft(there)) return there
  const arrived = there.right.map(checkText)
  for (const check of localChecks.toReversed()) {
    const at = arrived.indexOf(checkText(check))
    if (at !== -1) {
      arrived.splice(at, 1)
      continue
    }
    const added = await account.mobilityChecks.add(accountId, inputsOf(check), `${accountId}:${check.id}`)
    if (E.isLeft(added)) return added
  }
  return E.right(undefined)
}

/** The account no longer has the adult: removed, or withdrawn and waiting for deletion. */
const isNotThere = (failure: CallFailure): boolean =>
  outcomeOf(failure) === 'missing' || (failure._tag === 'ApiError' && failure.code === 'consent_required')

const toAccount = async (
  turn: Turn,
  adult: Adult,
  localChecks: ReadonlyArray<MobilityCheck>,
  consent: AdultConsent,
): Step<string> => {
  const made = await inAccount(turn, adult, consent)
  const moved = E.isLeft(made) ? made : await moveChecks(turn, localChecks, made.right)
  if (E.isRight(moved)) return made
  // For another adult, the state of the question decides instead.
  if (adult.relation === 'myself' && isNotThere(moved.left)) forgetSent(turn.passages, adult.id)
  return moved
}

/** The device deletes nothing before the account has everything, and repeats create no duplicates. It needs
 * `adultsLock`. */
export const moveAdult = async (turn: Turn, adultId: string, consent: AdultConsent): Step<Moved> => {
  const { here, passages, random } = turn
  const listed = await here.adults.list()
  if (E.isLeft(listed)) return listed
  const adult = listed.right.find(({ id }) => id === adultId)
  if (adult === undefined) {
    const accountId = movedTo(passages, adultId)
    return E.right(accountId === null ? { _tag: 'gone' } : { _tag: 'moved', accountId })
  }
  const localChecks = await here.mobilityChecks.ofAdult(adultId)
  if (E.isLeft(localChecks)) return localChecks
  const made = await toAccount(turn, adult, localChecks.right, consent)
  if (E.isLeft(made)) return made
  const removed = await here.adults.remove(adultId, adult.version, random.uuid())
  if (E.isLeft(removed)) return removed
  passages.put({ adultId, question: null, sent: null, accountId: made.right })
  return E.right({ _tag: 'moved', accountId: made.right })
}

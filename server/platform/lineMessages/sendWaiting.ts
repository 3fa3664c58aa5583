import { noteSent, withdrawn } from '../outbox/noteSent.js'
import type { Db, Tx } from '../store/store.js'
import { afterTry, isKeySpent, longestLineTryMs } from './afterTry.js'
import { becomeMail, giveUp, leaveWithdrawn, type Ended } from './endLetter.js'
import type { MessagingApi, PushOutcome } from './messagingApi.js'
import { monthOf, takeOfMonth } from './months.js'
import { addresseeOf, holdWaiting, nextWaiting, type Waiting } from './waitingLetters.js'
import { lineText } from './words.js'

/** What has become of a message that LINE has not taken; nothing in it tells whose it is. */
export interface NotTaken extends Ended {
  readonly letter: string
  readonly tries: number
}

interface LinePostman {
  /** Null: the brand sends no messages in LINE any more. */
  readonly push: MessagingApi['push'] | null
  readonly publicUrl: () => string
  readonly monthlyBudget: number | null
  /** Somebody turns out to be no friend (any more), as of this moment; in a transaction that holds nothing yet. */
  readonly noFriend: (tx: Tx, subject: string, at: Date) => Promise<void>
  /** Once aborted, no further message is begun. */
  readonly ending?: AbortSignal
  readonly notTaken?: (told: NotTaken) => void
}

type Claim =
  | { readonly _tag: 'Try'; readonly letter: Waiting; readonly push: MessagingApi['push'] }
  | { readonly _tag: 'Ended'; readonly told: NotTaken }

/** Takes the next message for one try, which is counted before anything leaves; or ends what is not to go to LINE any more. */
const claim = (db: Db, { push, publicUrl, monthlyBudget }: LinePostman, now: Date): Promise<Claim | null> =>
  db.transaction().execute(async (tx) => {
    const letter = await nextWaiting(tx, now)
    if (letter === undefined) return null
    const end = async (ended: Promise<Ended>): Promise<Claim> => ({
      _tag: 'Ended',
      told: { letter: letter.id, tries: letter.tries, ...(await ended) },
    })
    if (letter.expires_at !== null && letter.expires_at <= now) return end(giveUp(tx, letter, 'late', now))
    if (!(await addresseeOf(tx, letter)).wished) return end(giveUp(tx, letter, withdrawn, now))
    if (push === null) return end(becomeMail(tx, letter, 'off', publicUrl(), now))
    if (isKeySpent(letter, now)) return end(becomeMail(tx, letter, 'late', publicUrl(), now))
    const month = letter.budget_day ?? monthOf(now)
    if (letter.budget_day === null && !(await takeOfMonth(tx, month, monthlyBudget)))
      return end(becomeMail(tx, letter, 'budget', publicUrl(), now))
    const begun = { tries: letter.tries + 1, unsure: letter.unsure + 1, budget_day: month }
    await tx
      .updateTable('outbox')
      .set({ ...begun, next_try_at: new Date(now.getTime() + longestLineTryMs) })
      .where('id', '=', letter.id)
      .execute()
    return { _tag: 'Try', push, letter: { ...letter, ...begun } }
  })

const reasonOf = (outcome: PushOutcome): string => ('reason' in outcome ? outcome.reason : withdrawn)

/** Null: whoever is on it now says what becomes of it. */
const noteNotTaken = (
  db: Db,
  { publicUrl, noFriend }: LinePostman,
  tried: Waiting,
  outcome: PushOutcome,
  begun: Date,
  ended: Date,
): Promise<Ended | null> =>
  db.transaction().execute(async (tx) => {
    if (outcome._tag === 'NotFriend') await noFriend(tx, tried.recipient, begun)
    const letter = await holdWaiting(tx, tried.id)
    if (letter === undefined && outcome._tag !== 'Unsure') await leaveWithdrawn(tx, tried)
    if (letter === undefined || letter.tries !== tried.tries) return null
    const { wished, email } = await addresseeOf(tx, letter)
    // A newer word than this answer says that they are friends (again).
    const sure: PushOutcome =
      outcome._tag === 'NotFriend' && wished ? { _tag: 'Later', reason: 'friend again' } : outcome
    const next = afterTry(letter, sure, email !== null, ended)
    const reason = reasonOf(sure)
    if (next._tag === 'MailInstead') return becomeMail(tx, letter, reason, publicUrl(), ended)
    if (next._tag !== 'Again') return giveUp(tx, letter, reason, ended)
    await tx
      .updateTable('outbox')
      .set({ failure: reason, next_try_at: next.at, unsure: next.unsure })
      .where('id', '=', letter.id)
      .execute()
    return { reason, becomes: 'another try' }
  })

const mostInARound = 50

/**
 * Sends what waits for LINE, each message at most once, and by mail what LINE does not take. Nothing is held while a message is
 * under way. Answers how many LINE has taken.
 */
export const sendWaiting = async (db: Db, postman: LinePostman, now: () => Date): Promise<number> => {
  const { publicUrl, ending, notTaken = () => undefined } = postman
  let sent = 0
  for (let turn = 0; turn < mostInARound; turn += 1) {
    if (ending?.aborted === true) break
    const begun = now()
    const claimed = await claim(db, postman, begun)
    if (claimed === null) break
    if (claimed._tag === 'Ended') {
      notTaken(claimed.told)
      continue
    }
    const { letter } = claimed
    const { id, recipient: to, text, path, tries } = letter
    const outcome = await claimed.push({ id, to, text: lineText(text, `${publicUrl()}${path ?? ''}`) })
    if (outcome._tag === 'Sent') {
      await noteSent(db, { id, channel: 'line', ending }, now())
      sent += 1
    } else {
      const told = await noteNotTaken(db, postman, letter, outcome, begun, now())
      if (told !== null) notTaken({ letter: id, tries, ...told })
    }
  }
  return sent
}

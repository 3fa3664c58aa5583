import { markSent, withdrawn } from '../outbox/markSent.js'
import type { Db, Tx } from '../store/store.js'
import { afterAttempt, isKeySpent, maxLineAttemptMs } from './afterAttempt.js'
import { becomeMail, giveUp, refundWithdrawn, type EndedMessage } from './endMessage.js'
import type { MessagingApi, PushOutcome } from './messagingApi.js'
import { monthOf, spendMonth } from './lineBudget.js'
import { loadAddressee, lockPending, lockNextPending, type PendingLineMessage } from './pendingMessages.js'
import { lineText } from './lineContents.js'

/** Contains nothing that identifies a member, because it is logged. */
export interface UnsentLineMessage extends EndedMessage {
  readonly letter: string
  readonly tries: number
}

interface LineDispatcher {
  /** Null: LINE messages are switched off. */
  readonly push: MessagingApi['push'] | null
  readonly publicUrl: () => string
  readonly monthlyBudget: number | null
  /** Called when a user is found not to be a friend, in a transaction that holds no locks yet. */
  readonly noFriend: (tx: Tx, subject: string, at: Date) => Promise<void>
  /** After an abort no further message begins. */
  readonly ending?: AbortSignal
  readonly unsent?: (outcomeText: UnsentLineMessage) => void
}

type Claim =
  | { readonly _tag: 'Try'; readonly letter: PendingLineMessage; readonly push: MessagingApi['push'] }
  | { readonly _tag: 'Ended'; readonly told: UnsentLineMessage }

/** Counts the attempt and commits before anything is sent; or ends a message that must not go to LINE any more. */
const claim = (db: Db, { push, publicUrl, monthlyBudget }: LineDispatcher, now: Date): Promise<Claim | null> =>
  db.transaction().execute(async (tx) => {
    const message = await lockNextPending(tx, now)
    if (message === undefined) return null
    const end = async (ended: Promise<EndedMessage>): Promise<Claim> => ({
      _tag: 'Ended',
      told: { letter: message.id, tries: message.tries, ...(await ended) },
    })
    if (message.expires_at !== null && message.expires_at <= now) return end(giveUp(tx, message, 'late', now))
    if (!(await loadAddressee(tx, message)).wished) return end(giveUp(tx, message, withdrawn, now))
    if (push === null) return end(becomeMail(tx, message, 'off', publicUrl(), now))
    if (isKeySpent(message, now)) return end(becomeMail(tx, message, 'late', publicUrl(), now))
    const month = message.budget_day ?? monthOf(now)
    if (message.budget_day === null && !(await spendMonth(tx, month, monthlyBudget)))
      return end(becomeMail(tx, message, 'budget', publicUrl(), now))
    const begun = { tries: message.tries + 1, unsure: message.unsure + 1, budget_day: month }
    await tx
      .updateTable('outbox')
      .set({ ...begun, next_try_at: new Date(now.getTime() + maxLineAttemptMs) })
      .where('id', '=', message.id)
      .execute()
    return { _tag: 'Try', push, letter: { ...message, ...begun } }
  })

const reasonOf = (outcome: PushOutcome): string => ('reason' in outcome ? outcome.reason : withdrawn)

/** Null: another process decides about it. */
const recordFailure = (
  db: Db,
  { publicUrl, noFriend }: LineDispatcher,
  attempted: PendingLineMessage,
  outcome: PushOutcome,
  begun: Date,
  ended: Date,
): Promise<EndedMessage | null> =>
  db.transaction().execute(async (tx) => {
    if (outcome._tag === 'NotFriend') await noFriend(tx, attempted.recipient, begun)
    const message = await lockPending(tx, attempted.id)
    if (message === undefined && outcome._tag !== 'Unsure') await refundWithdrawn(tx, attempted)
    if (message === undefined || message.tries !== attempted.tries) return null
    const { wished, email } = await loadAddressee(tx, message)
    // A newer report says that they are friends.
    const sure: PushOutcome =
      outcome._tag === 'NotFriend' && wished ? { _tag: 'Later', reason: 'friend again' } : outcome
    const next = afterAttempt(message, sure, email !== null, ended)
    const reason = reasonOf(sure)
    if (next._tag === 'MailInstead') return becomeMail(tx, message, reason, publicUrl(), ended)
    if (next._tag !== 'Again') return giveUp(tx, message, reason, ended)
    await tx
      .updateTable('outbox')
      .set({ failure: reason, next_try_at: next.at, unsure: next.unsure })
      .where('id', '=', message.id)
      .execute()
    return { reason, becomes: 'another try' }
  })

const maxPerRun = 50

/** Each message is sent at most once; no lock is held during a call. */
export const sendPendingLineMessages = async (db: Db, dispatcher: LineDispatcher, now: () => Date): Promise<number> => {
  const { publicUrl, ending, unsent: onUnsent = () => undefined } = dispatcher
  let sent = 0
  for (let turn = 0; turn < maxPerRun; turn += 1) {
    if (ending?.aborted === true) break
    const begun = now()
    const claimed = await claim(db, dispatcher, begun)
    if (claimed === null) break
    if (claimed._tag === 'Ended') {
      onUnsent(claimed.told)
      continue
    }
    const { letter: message } = claimed
    const { id, recipient: to, text, path, tries } = message
    const outcome = await claimed.push({ id, to, text: lineText(text, `${publicUrl()}${path ?? ''}`) })
    if (outcome._tag === 'Sent') {
      await markSent(db, { id, channel: 'line', ending }, now())
      sent += 1
    } else {
      const outcomeText = await recordFailure(db, dispatcher, message, outcome, begun, now())
      if (outcomeText !== null) onUnsent({ letter: id, tries, ...outcomeText })
    }
  }
  return sent
}

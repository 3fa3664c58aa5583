import { audit } from '../../platform/audit/audit.js'
import { countHits } from '../../platform/limits/limits.js'
import { unknownUnsubscribesFromNetwork } from '../../platform/limits/limitRules.js'
import * as E from 'fp-ts/Either'
import { issueLink, memberOfLink } from '../../account/exports/links.js'
import { refuse, type Refused } from '../../platform/refusal/refused.js'
import { inTransaction, type Db, type Tx } from '../../platform/store/store.js'

/** People search old emails. */
const lifeSeconds = 2 * 366 * 86_400

export const unsubscribeUrl = async (
  tx: Tx,
  { member, address, publicUrl }: { readonly member: string; readonly address: string; readonly publicUrl: string },
  now: Date,
): Promise<string> =>
  `${publicUrl}/api/unsubscribe/${await issueLink(tx, { purpose: 'end-reminders', member, address, lifeSeconds }, now)}`

interface Unsubscribing {
  readonly token: string
  readonly network: string
}

export const mayUnsubscribe = async (
  db: Db,
  { token, network }: Unsubscribing,
  now: Date,
): Promise<E.Either<Refused, string>> => {
  const member = await memberOfLink(db, 'end-reminders', token, now)
  if (member !== null) return E.right(member)
  const counted = await inTransaction(db, (tx) => countHits(tx, [unknownUnsubscribesFromNetwork(network)], now))
  return E.isLeft(counted) ? counted : refuse('not_found')
}

/** Idempotent, because mail programs repeat the call. */
export const unsubscribe = async (db: Db, request: Unsubscribing, now: Date): Promise<E.Either<Refused, null>> => {
  const member = await mayUnsubscribe(db, request, now)
  if (E.isLeft(member)) return member
  const ended = await db
    .updateTable('reminder_settings')
    .set({ mail_weighing: false, mail_looking: false })
    .where('member_id', '=', member.right)
    .where((of) => of.or([of('mail_weighing', '=', true), of('mail_looking', '=', true)]))
    .returning('member_id')
    .executeTakeFirst()
  if (ended !== undefined)
    await audit(db, { actor: member.right, action: 'reminders.mail-ended', subject: member.right }, now)
  return E.right(null)
}

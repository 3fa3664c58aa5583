import * as E from 'fp-ts/Either'
import {
  confirmLifeSeconds,
  decideAnswer,
  inviteCodeTries,
  inviteState,
  type InviteState,
} from '@careplus/core/internal/partners'
import type { Invitation } from '@careplus/core/ports'
import { refuse, refuseCode, type Refused } from '../../platform/refusal/refused.js'
import { countHits, deleteHit, loadHits } from '../../platform/limits/limits.js'
import { partnerCodeAttempts, partnerCodeAttemptsFromNetwork } from '../../platform/limits/limitRules.js'
import { inTransaction, type Db, type Tx } from '../../platform/store/store.js'
import { asRefused } from './inviteRefused.js'
import { childrenOf, factsOf, inviteColumns, secretHash, type InviteRow } from './invites.js'
import { notifyAnswered } from './partnerNotices.js'
import { personShown, withNameMasked } from './people.js'

interface Secret {
  readonly token?: string
  readonly code?: string
}

interface Opener {
  readonly member: string
  readonly network: string
  readonly accepts: boolean
}

const lockInvite = (tx: Tx, hash: string): Promise<InviteRow | undefined> =>
  tx
    .selectFrom('partner_invites')
    .select(inviteColumns)
    .where('secret_hash', '=', hash)
    .orderBy('created_at', 'desc')
    .limit(1)
    .forUpdate()
    .executeTakeFirst()

const shownState: Readonly<Record<InviteState, Invitation['state']>> = {
  open: 'open',
  answered: 'answered',
  confirmed: 'confirmed',
  expired: 'open',
  refused: 'open',
  revoked: 'open',
}

const shown = async (tx: Tx, row: InviteRow, now: Date): Promise<Invitation | null> => {
  const children = (await childrenOf(tx, [row.id])).get(row.id)
  if (children === undefined) return null
  const state = inviteState(factsOf(row), now.getTime())
  const until =
    row.answered_at === null ? row.expires_at : new Date(row.answered_at.getTime() + confirmLifeSeconds * 1000)
  return {
    inviter: withNameMasked(await personShown(tx, row.member_id)),
    children: children.map(({ nickname, role }) => ({ nickname, role })),
    state: shownState[state],
    expires_at: until.toISOString(),
  }
}

const open = async (
  tx: Tx,
  row: InviteRow,
  { member, accepts }: Opener,
  now: Date,
): Promise<E.Either<Refused, Invitation>> => {
  const decided = decideAnswer(factsOf(row), member, now.getTime())
  if (E.isLeft(decided)) return asRefused(decided.left)
  const answers = accepts && decided.right === 'first'
  const answered = answers ? { ...row, answered_by: member, answered_at: now } : row
  const invitation = await shown(tx, answered, now)
  // Every child of the invite was deleted.
  if (invitation === null) return refuse('invite_revoked')
  if (answers) {
    await tx
      .updateTable('partner_invites')
      .set({ answered_by: member, answered_at: now })
      .where('id', '=', row.id)
      .execute()
    await notifyAnswered(tx, row.member_id, now)
  }
  return E.right(invitation)
}

/** A code names nobody, so a wrong one counts against the caller and their network. */
const byCode = async (
  tx: Tx,
  code: string,
  opener: Opener,
  now: Date,
): Promise<E.Either<Refused, E.Either<Refused, Invitation>>> => {
  const attempts = partnerCodeAttempts(opener.member)
  const counted = await countHits(tx, [attempts, partnerCodeAttemptsFromNetwork(opener.network)], now, 'too_many_tries')
  if (E.isLeft(counted)) return counted
  const row = await lockInvite(tx, secretHash('code', code))
  const opened = row === undefined ? null : await open(tx, row, opener, now)
  if (opened !== null && (E.isRight(opened) || opened.left.code === 'invite_own')) {
    for (const id of counted.right) await deleteHit(tx, id)
    return E.right(opened)
  }
  const hits = await loadHits(tx, attempts.counter, now.getTime() - 900_000)
  // A value, so that the attempt stays counted.
  return E.right(opened ?? refuseCode(Math.max(0, inviteCodeTries - hits.length)))
}

export const openInvitation = async (
  db: Db,
  { token, code }: Secret,
  opener: Opener,
  now: Date,
): Promise<E.Either<Refused, Invitation>> => {
  if (code !== undefined) {
    const outcome = await inTransaction(db, (tx) => byCode(tx, code, opener, now))
    return E.isLeft(outcome) ? outcome : outcome.right
  }
  return inTransaction(db, async (tx) => {
    const row = await lockInvite(tx, secretHash('link', token ?? ''))
    return row === undefined ? refuse('not_found') : open(tx, row, opener, now)
  })
}

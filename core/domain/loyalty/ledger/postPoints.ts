import * as E from 'fp-ts/Either'
import { todayInBangkok } from '../../calendar/arithmetic.js'
import { accountAfter, balanceOf, type Account } from './account.js'
import { changeFor, plainChange, type Change } from './change.js'
import type { LedgerCommand, LedgerRefusal } from './command.js'
import { isAlive, negated, totalOf } from './lots.js'
import type { LedgerRow } from './row.js'

export interface Posted {
  readonly rows: ReadonlyArray<LedgerRow>
  readonly account: Account
}

const withRow = ({ rows, account }: Posted, at: string, change: Change): Posted => {
  const points = totalOf(change.lots)
  const row: LedgerRow = {
    seq: account.seq + 1,
    at,
    kind: change.kind,
    points,
    held_points: change.held_points,
    balance: balanceOf(account) + points,
    reference_id: change.reference_id,
    reason: change.reason,
    lots: change.lots,
  }
  return { rows: [...rows, row], account: accountAfter(account, row) }
}

const withExpiry = (posted: Posted, now: number): Posted =>
  posted.account.lots
    .filter((lot) => !isAlive(lot, todayInBangkok(now)))
    .reduce(
      (before, lot) => withRow(before, isoInstant(now), { ...plainChange, kind: 'expired', lots: negated([lot]) }),
      posted,
    )

const isoInstant = (now: number): string => new Date(now).toISOString()

/** Due expiry is written first, so that expired points cannot be spent. Only a return revives an expired lot, once.
 * `now` in milliseconds since the epoch. */
export const postPoints = (account: Account, command: LedgerCommand, now: number): E.Either<LedgerRefusal, Posted> => {
  const due = withExpiry({ rows: [], account }, now)
  const change = changeFor(due.account, command, todayInBangkok(now))
  if (E.isLeft(change)) return change
  return E.right(change.right === null ? due : withExpiry(withRow(due, isoInstant(now), change.right), now))
}

import * as E from 'fp-ts/Either'
import { accountAfter, emptyAccount, type Account } from './account.js'
import type { LedgerCommand, LedgerRefusal } from './command.js'
import { postPoints } from './postPoints.js'
import type { LedgerRow } from './row.js'

/** `RowDiffers`: the rules give another row, null: none. `EarnedTwice`: this bill, task or account has earned
 * before. */
export type LedgerFault =
  | {
      readonly _tag: 'RowDiffers'
      readonly seq: number
      readonly expected: LedgerRow | null
      readonly found: LedgerRow
    }
  | { readonly _tag: 'RowRefused'; readonly seq: number; readonly refusal: LedgerRefusal }
  | { readonly _tag: 'EarnedTwice'; readonly seq: number; readonly reference_id: string }

const commandOf = ({ kind, points, held_points, reference_id, reason }: LedgerRow): LedgerCommand => {
  const reference = reference_id ?? ''
  switch (kind) {
    case 'bill':
    case 'mission':
    case 'moved':
      return { _tag: 'Earn', kind, points, reference_id: reference }
    case 'adjusted':
      return { _tag: 'Adjust', points, reason: reason ?? '', reference_id }
    case 'held':
      return { _tag: 'Hold', points: held_points, reference_id: reference }
    case 'entered':
      return { _tag: 'Enter', points: -points, reference_id: reference }
    case 'shipped':
      return { _tag: 'Ship', reference_id: reference }
    case 'returned':
      return { _tag: 'Return', reference_id: reference }
    case 'expired':
      return { _tag: 'Expire' }
  }
}

/** Rows older than the mark on revived lots are right without it. */
const sameLots = (expected: LedgerRow, actual: LedgerRow): boolean =>
  expected.lots.length === actual.lots.length &&
  expected.lots.every(({ expires_on, points, revived }, i) => {
    const lot = actual.lots[i]
    const unmarked = actual.kind === 'returned' && lot?.revived === undefined
    return expires_on === lot?.expires_on && points === lot.points && (unmarked || revived === lot.revived)
  })

const sameRow = (a: LedgerRow, b: LedgerRow): boolean =>
  a.seq === b.seq &&
  a.kind === b.kind &&
  a.points === b.points &&
  a.held_points === b.held_points &&
  a.balance === b.balance &&
  a.reference_id === b.reference_id &&
  a.reason === b.reason &&
  Date.parse(a.at) === Date.parse(b.at) &&
  sameLots(a, b)

export const auditLedger = (rows: ReadonlyArray<LedgerRow>): E.Either<LedgerFault, Account> => {
  const earned = new Set<string>()
  let account = emptyAccount
  for (const actual of rows) {
    const command = commandOf(actual)
    if (command._tag === 'Earn') {
      const { kind, reference_id } = command
      if (earned.has(`${kind} ${reference_id}`)) return E.left({ _tag: 'EarnedTwice', seq: actual.seq, reference_id })
      earned.add(`${kind} ${reference_id}`)
    }
    const posted = postPoints(account, command, Date.parse(actual.at))
    if (E.isLeft(posted)) return E.left({ _tag: 'RowRefused', seq: actual.seq, refusal: posted.left })
    const expected = posted.right.rows[0] ?? null
    if (expected === null || !sameRow(expected, actual))
      return E.left({ _tag: 'RowDiffers', seq: actual.seq, expected, found: actual })
    account = accountAfter(account, actual)
  }
  return E.right(account)
}

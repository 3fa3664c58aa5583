import * as E from 'fp-ts/Either'
import type { IsoDate } from '../../calendar/isoDate.js'
import { isPointCount, mostPoints } from '../points.js'
import { balanceOf, type Account } from './account.js'
import type { LedgerCommand, LedgerRefusal } from './command.js'
import { lotExpiry, negated, returnedTo, takenFrom, totalOf, type Lot } from './lots.js'
import type { LedgerKind } from './row.js'

export interface Change {
  readonly kind: LedgerKind
  readonly lots: ReadonlyArray<Lot>
  readonly held_points: number
  readonly reference_id: string | null
  readonly reason: string | null
}

export const plainChange = { held_points: 0, reference_id: null, reason: null } as const

const takePoints = (
  account: Account,
  points: number,
  kind: 'held' | 'entered',
  reference_id: string,
): E.Either<LedgerRefusal, Change> => {
  const usable = balanceOf(account)
  if (!isPointCount(points)) return E.left({ _tag: 'PointsInvalid', received: points })
  if (account.takings.some((one) => one.reference_id === reference_id))
    return E.left({ _tag: 'AlreadyTaken', reference_id })
  if (points > usable) return E.left({ _tag: 'PointsShort', usable, missing: points - usable })
  return E.right({
    kind,
    lots: negated(takenFrom(account.lots, points)),
    held_points: kind === 'held' ? points : 0,
    reference_id,
    reason: null,
  })
}

const addPoints = (
  account: Account,
  points: number,
  today: IsoDate,
  details: Omit<Change, 'lots' | 'held_points'>,
): E.Either<LedgerRefusal, Change> => {
  if (!isPointCount(points)) return E.left({ _tag: 'PointsInvalid', received: points })
  if (balanceOf(account) + account.held + points > mostPoints)
    return E.left({ _tag: 'PointsTooMany', most: mostPoints })
  return E.right({ ...details, held_points: 0, lots: [{ expires_on: lotExpiry(today), points }] })
}

const adjustPoints = (
  account: Account,
  { points, reason, reference_id }: Extract<LedgerCommand, { _tag: 'Adjust' }>,
  today: IsoDate,
): E.Either<LedgerRefusal, Change> => {
  const details = { kind: 'adjusted', reference_id, reason: reason.trim() } as const
  if (details.reason === '') return E.left({ _tag: 'ReasonMissing' })
  if (!(points < 0)) return addPoints(account, points, today, details)
  if (!isPointCount(-points)) return E.left({ _tag: 'PointsInvalid', received: points })
  const usable = balanceOf(account)
  if (-points > usable) return E.left({ _tag: 'PointsShort', usable, missing: -points - usable })
  return E.right({ ...details, held_points: 0, lots: negated(takenFrom(account.lots, -points)) })
}

export const changeFor = (
  account: Account,
  command: LedgerCommand,
  today: IsoDate,
): E.Either<LedgerRefusal, Change | null> => {
  switch (command._tag) {
    case 'Expire':
      return E.right(null)
    case 'Earn':
      return addPoints(account, command.points, today, {
        ...plainChange,
        kind: command.kind,
        reference_id: command.reference_id,
      })
    case 'Adjust':
      return adjustPoints(account, command, today)
    case 'Hold':
      return takePoints(account, command.points, 'held', command.reference_id)
    case 'Enter':
      return takePoints(account, command.points, 'entered', command.reference_id)
    case 'Ship':
    case 'Return': {
      const { reference_id } = command
      const openTaking = account.takings.find((one) => one.reference_id === reference_id)
      if (openTaking === undefined || (command._tag === 'Ship' && openTaking.kind !== 'held')) {
        return E.left({ _tag: 'NothingTaken', reference_id })
      }
      const held_points = openTaking.kind === 'held' ? -totalOf(openTaking.lots) : 0
      return E.right(
        command._tag === 'Ship'
          ? { kind: 'shipped', lots: [], held_points, reference_id, reason: null }
          : {
              kind: 'returned',
              lots: returnedTo(openTaking.lots, today),
              held_points,
              reference_id,
              reason: null,
            },
      )
    }
  }
}

import type { Db } from '../store/store.js'
import { audit } from './audit.js'

export interface Adjustment {
  readonly reference_id: string
  readonly points: number
}

/** The ledger finds its row by the detail. */
export const auditAdjustment = (
  db: Db,
  actor: string,
  member: string,
  { reference_id, points }: Adjustment,
  balance: number,
  now: Date,
): Promise<void> =>
  audit(
    db,
    {
      actor,
      action: 'points.adjusted',
      subject: member,
      member,
      detail: `${reference_id} ${points}`,
      before: String(balance - points),
      after: String(balance),
      amount: points,
    },
    now,
  )

export const adjustmentOf = (detail: string): Adjustment => {
  const [reference_id = '', points = ''] = detail.split(' ')
  return { reference_id, points: Number(points) }
}

import * as E from 'fp-ts/Either'
import { Maintenance } from '@careplus/adapters/internal/contract'
import type { Db, Tx } from '../../platform/store/store.js'

export const noMaintenance: Maintenance = { on: false, message: null, until: null }

const setting = 'maintenance'

export const loadMaintenance = async (db: Db): Promise<Maintenance> => {
  const row = await db.selectFrom('settings').select('value').where('name', '=', setting).executeTakeFirst()
  const decoded = Maintenance.decode(row?.value)
  return E.isRight(decoded) ? decoded.right : noMaintenance
}

export const changeMaintenance = async (tx: Tx, state: Maintenance, actor: string, now: Date): Promise<void> => {
  const written = { value: JSON.stringify(state), changed_at: now, changed_by: actor }
  await tx
    .insertInto('settings')
    .values({ name: setting, ...written })
    .onConflict((on) => on.column('name').doUpdateSet(written))
    .execute()
}

/** Default: five minutes. */
const usualPauseSeconds = 300

/** Seconds for Retry-After. */
export const pauseOf = ({ until }: Maintenance, now: number): number => {
  const remaining = until === null ? 0 : Math.ceil((Date.parse(until) - now) / 1000)
  return remaining > 0 ? remaining : usualPauseSeconds
}

import * as E from 'fp-ts/Either'
import type { Maintenance } from '@careplus/adapters/internal/contract'
import { isLongMaintenance } from '@careplus/core/internal/staff'
import { audit } from '../../platform/audit/audit.js'
import { loadContent } from '../../content/exports/import.js'
import { faultLine } from '../../content/exports/import.js'
import { importContent } from '../../content/exports/import.js'
import { sampleSentence } from '../../content/exports/import.js'
import { data } from '../../platform/http/data.js'
import { refuse, refuseStep, type Refused } from '../../platform/refusal/refused.js'
import type { Db, Tx } from '../../platform/store/store.js'
import { askApproval } from '../approvals/approvals.js'
import type { MaintenanceWatch } from '../maintenance/maintenanceWatch.js'
import { changeMaintenance, loadMaintenance } from '../maintenance/maintenance.js'
import type { StaffHandlers } from '../console/staffCall.js'
import { importLegacy, parseLegacyFile } from './legacyAccounts.js'
import { reports } from './staffReports.js'
import { endStaffSession, type Staff } from '../sessions/staffSessions.js'
import { endToken, listTokens, makeToken } from '../sessions/staffTokens.js'

const onOrOff = (on: boolean): string => (on ? 'on' : 'off')

const utf8 = new TextDecoder('utf-8')

export const setMaintenance = async (
  tx: Tx,
  watch: MaintenanceWatch,
  body: Maintenance,
  actor: string,
  now: Date,
): Promise<E.Either<Refused, Maintenance>> => {
  const state = body.on ? body : { on: false, message: null, until: null }
  const before = onOrOff((await loadMaintenance(tx)).on)
  await changeMaintenance(tx, state, actor, now)
  const action = body.on ? 'maintenance.on' : 'maintenance.off'
  await audit(tx, { actor, action, subject: state.until ?? '-', before, after: onOrOff(state.on) }, now)
  watch.forget()
  return E.right(state)
}

/** In milliseconds. A pause that is extended began when it was turned on. */
const maintenanceBegan = async (db: Db, { on }: Maintenance, now: Date): Promise<number> => {
  const began = on
    ? await db
        .selectFrom('audit')
        .select('at')
        .where('action', '=', 'maintenance.on')
        .where('before', '=', 'off')
        .orderBy('seq', 'desc')
        .limit(1)
        .executeTakeFirst()
    : undefined
  return (began?.at ?? now).getTime()
}

export const signedAs = ({ name, roles, endsAt }: Pick<Staff, 'name' | 'roles' | 'endsAt'>) => ({
  name,
  roles: [...roles],
  ends_at: endsAt.toISOString(),
})

export const generalHandlers: Pick<
  StaffHandlers,
  | 'readSession'
  | 'signOut'
  | 'listTokens'
  | 'makeToken'
  | 'endToken'
  | 'readStaffMaintenance'
  | 'changeMaintenance'
  | 'importContent'
  | 'importLegacyAccounts'
  | 'readReport'
  | 'readFigures'
> = {
  readSession: async ({ staff }) => E.right({ data: signedAs(staff) }),

  signOut: async ({ db, staff, actor, now }) => {
    if (staff.session !== null) {
      await endStaffSession(db, staff.session)
      if (!staff.local) await audit(db, { actor, action: 'staff.signed-out', subject: staff.name }, now)
    }
    return E.right({ data: null })
  },

  listTokens: async ({ db }) => E.right({ data: await listTokens(db) }),

  makeToken: async ({ db, body, actor, now }) => data(await makeToken(db, body, actor, now)),

  endToken: async ({ db, body, actor, now }) => data(await endToken(db, body.name, actor, now)),

  readStaffMaintenance: async ({ db }) => E.right({ data: await loadMaintenance(db) }),

  changeMaintenance: async ({ db, body, staff, actor, now, maintenance }) => {
    const before = await loadMaintenance(db)
    const set = () => setMaintenance(db, maintenance, body, actor, now)
    const until = body.until === null ? null : Date.parse(body.until)
    if (!body.on || !isLongMaintenance(await maintenanceBegan(db, before, now), until)) {
      const done = await set()
      return E.isLeft(done) ? done : E.right({ data: { ...done.right, approval: null } })
    }
    const asked = { kind: 'maintenance', subject: 'site', payload: body } as const
    const approval = await askApproval(db, asked, { actor, staff, now }, set)
    return E.isLeft(approval) ? approval : E.right({ data: { ...before, approval: approval.right } })
  },

  importContent: async ({ db, actor, now, mode, contentFolder }) => {
    const sample = sampleSentence({ mode, contentFolder })
    if (sample !== null) return refuseStep(sample)
    const content = loadContent(contentFolder)
    const imported = E.isLeft(content) ? content : await importContent(db, content.right, now, actor)
    return E.isLeft(imported) ? refuseStep(...imported.left.map(faultLine)) : E.right({ data: imported.right })
  },

  importLegacyAccounts: async ({ db, body, actor, now }) => {
    const accounts = parseLegacyFile(utf8.decode(body))
    if (E.isLeft(accounts)) return refuseStep(...accounts.left)
    const count = await importLegacy(db, accounts.right, now)
    await audit(db, { actor, action: 'legacy.imported', subject: String(accounts.right.length) }, now)
    return E.right({ data: count })
  },

  readReport: async ({ db, query: { name } }) => {
    if (name === undefined) return refuse('not_found')
    const { total, rows } = await reports[name](db)
    return E.right({ data: { total, rows: [...rows] } })
  },

  readFigures: async ({ storeFigures, now }) => {
    if (storeFigures === null) return refuse('not_found')
    const figures = (await storeFigures()).map(({ name, labels = {}, value }) => ({
      name,
      labels: { ...labels },
      value,
    }))
    return E.right({ data: { at: now.toISOString(), figures } })
  },
}

import * as E from 'fp-ts/Either'
import { audit } from '../../platform/audit/audit.js'
import { loadContent } from '../../content/exports/import.js'
import { faultLine } from '../../content/exports/import.js'
import { importContent } from '../../content/exports/import.js'
import { sampleSentence } from '../../content/exports/import.js'
import { data } from '../../platform/http/data.js'
import { refuse, refuseStep } from '../../platform/refusal/refused.js'
import { changeMaintenance, loadMaintenance } from '../maintenance/maintenance.js'
import type { StaffHandlers } from '../console/staffCall.js'
import { importLegacy, parseLegacyFile } from './legacyAccounts.js'
import { reports } from './staffReports.js'
import { endStaffSession, type Staff } from '../sessions/staffSessions.js'
import { endToken, listTokens, makeToken } from '../sessions/staffTokens.js'

const onOrOff = (on: boolean): string => (on ? 'on' : 'off')

const utf8 = new TextDecoder('utf-8')

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

  changeMaintenance: async ({ db, body, actor, now, maintenance }) => {
    const state = body.on ? body : { on: false, message: null, until: null }
    const before = onOrOff((await loadMaintenance(db)).on)
    await changeMaintenance(db, state, actor, now)
    await audit(
      db,
      {
        actor,
        action: body.on ? 'maintenance.on' : 'maintenance.off',
        subject: state.until ?? '-',
        before,
        after: onOrOff(state.on),
      },
      now,
    )
    maintenance.forget()
    return E.right({ data: state })
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

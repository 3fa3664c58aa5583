import * as E from 'fp-ts/Either'
import { auditFileRows } from '@careplus/adapters/internal/contract'
import { auditCsv } from '@careplus/core/internal/audit'
import { audit } from '../../platform/audit/audit.js'
import { refuse, refuseStep, type Refused } from '../../platform/refusal/refused.js'
import type { Db } from '../../platform/store/store.js'
import type { StaffHandlers } from '../console/staffCall.js'
import { auditPage, auditPeople, countAudit, type AuditFilter } from './auditLog.js'
import { memberIdBy } from './people.js'
import { maxRows } from './staffReports.js'
import { staffWords } from './staffWords.js'

const utf8 = new TextEncoder()

const resolved = async (db: Db, filter: AuditFilter): Promise<E.Either<Refused, AuditFilter>> => {
  if (filter.member === undefined) return E.right(filter)
  const member = await memberIdBy(db, filter.member)
  return member === null ? refuse('not_found') : E.right({ ...filter, member })
}

export const auditHandlers: Pick<StaffHandlers, 'listAudit' | 'listAuditPeople' | 'exportAudit'> = {
  listAudit: async ({ db, query: { before, ...asked } }) => {
    const filter = await resolved(db, asked)
    if (E.isLeft(filter)) return filter
    const rows = await auditPage(db, filter.right, {
      before: before === undefined ? null : Number(before),
      limit: maxRows,
    })
    const next = rows.length === maxRows ? (rows.at(-1)?.seq ?? null) : null
    return E.right({ data: { total: await countAudit(db, filter.right), rows, next } })
  },

  listAuditPeople: async ({ db }) => E.right({ data: await auditPeople(db) }),

  exportAudit: async ({ db, query, actor, now }) => {
    const filter = await resolved(db, query)
    if (E.isLeft(filter)) return filter
    const rows = await auditPage(
      db,
      { ...filter.right, views: filter.right.views ?? 'each' },
      { before: null, limit: auditFileRows + 1 },
    )
    if (rows.length > auditFileRows) return refuseStep(staffWords.auditFileTooLong(auditFileRows))
    await audit(db, { actor, action: 'audit.exported', subject: 'audit', amount: rows.length }, now)
    const day = now.toISOString().slice(0, 10)
    return E.right({
      mediaType: 'text/csv; charset=utf-8',
      bytes: utf8.encode(auditCsv(rows)),
      saveAs: `careplus-audit-${day}.csv`,
    })
  },
}

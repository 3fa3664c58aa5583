import * as E from 'fp-ts/Either'
import { isPermitted } from '@careplus/core/internal/staff'
import { auditActor, auditMember } from '@careplus/core/internal/audit'
import type { AnswerOf } from '@careplus/adapters/contract'
import { staffContract, type StaffContract } from '@careplus/adapters/internal/contract'
import { audit } from '../../platform/audit/audit.js'
import { refuseStep, type Refused } from '../../platform/refusal/refused.js'
import type { Db, Tx } from '../../platform/store/store.js'
import { masked } from '../backoffice/people.js'
import { postAdjustment } from '../backoffice/memberHandlers.js'
import { setMaintenance } from '../backoffice/generalHandlers.js'
import { recordWinners } from '../backoffice/drawHandlers.js'
import type { StaffHandlers } from '../console/staffCall.js'
import type { MaintenanceWatch } from '../maintenance/maintenanceWatch.js'
import { barredFrom, decideApproval, expiryOf, pendingApprovals, type Asked } from './approvals.js'
import { approvalWords, drawContent, maintenanceContent, pointsContent } from './approvalWords.js'
import { loadCeilings, saveCeilings } from './pointsCeilings.js'

type Approval = AnswerOf<StaffContract['listApprovals']>['data']['approvals'][number]

const { adjustPoints, changeMaintenance, recordDraw } = staffContract
const maxShown = 50

const memberName = async (db: Db, id: string): Promise<string> => {
  const found = await db.selectFrom('members').select(['name', 'phone']).where('id', '=', id).executeTakeFirst()
  return found === undefined ? auditMember(null) : auditMember(masked(found))
}

const drawTitle = async (db: Db, id: string): Promise<string> =>
  (await db.selectFrom('items').select('title').where('id', '=', id).executeTakeFirst())?.title ?? id

const unreadable: E.Either<Refused, never> = refuseStep(approvalWords.changed)

const contentOf = async (db: Db, { kind, subject, payload }: Asked): Promise<ReadonlyArray<string>> => {
  switch (kind) {
    case 'points':
      return adjustPoints.body.is(payload) ? pointsContent(await memberName(db, subject), payload) : []
    case 'maintenance':
      return changeMaintenance.body.is(payload) ? maintenanceContent(payload) : []
    case 'draw-result':
      return recordDraw.body.is(payload) ? drawContent(await drawTitle(db, subject), payload) : []
  }
}

/** As the person who asked, whose name the audit log and the member's history show. */
const perform =
  (tx: Tx, maintenance: MaintenanceWatch, now: Date) =>
  async ({ kind, subject, payload, asked_by }: Asked & { readonly asked_by: string }) => {
    switch (kind) {
      case 'points':
        return adjustPoints.body.is(payload) ? postAdjustment(tx, asked_by, subject, payload, now) : unreadable
      case 'maintenance':
        return changeMaintenance.body.is(payload) ? setMaintenance(tx, maintenance, payload, asked_by, now) : unreadable
      case 'draw-result':
        return recordDraw.body.is(payload) ? recordWinners(tx, subject, payload, asked_by, now) : unreadable
    }
  }

export const approvalHandlers: Pick<StaffHandlers, 'listApprovals' | 'decideApproval' | 'changePointsCeilings'> = {
  listApprovals: async ({ db, staff, actor, now }) => {
    const audits = staff.local || isPermitted(staff.roles, 'audit.read')
    const readsWinners = staff.local || isPermitted(staff.roles, 'winners.read')
    const all = []
    for (const row of await pendingApprovals(db, now))
      all.push({ row, barred: await barredFrom(db, row, { actor, staff }) })
    const seen = all.filter(({ row, barred }) => barred === null || row.asked_by === actor || audits)
    const approvals: Approval[] = []
    for (const { row, barred } of seen.slice(0, maxShown)) {
      const content = await contentOf(db, { ...row, payload: row.payload ?? {}, amount: row.amount ?? 0 })
      const hidesWinners = row.kind === 'draw-result' && barred !== null && row.asked_by !== actor && !readsWinners
      approvals.push({
        id: row.id,
        kind: row.kind,
        // The first line counts the winners, the others name them.
        content: content.slice(0, hidesWinners ? 1 : content.length),
        hash: row.payload_hash,
        member: row.kind === 'points' ? row.subject : null,
        asked_by: auditActor(row.asked_by, null),
        asked_at: row.asked_at.toISOString(),
        expires_at: expiryOf(row.asked_at).toISOString(),
        barred,
      })
    }
    return E.right({ data: { total: seen.length, approvals } })
  },

  decideApproval: async ({ db, params: { id }, body, staff, actor, now, maintenance }) => {
    const decided = await decideApproval(db, { id, ...body }, { actor, staff, now }, perform(db, maintenance, now))
    return E.isLeft(decided) ? decided : E.right({ data: decided.right })
  },

  changePointsCeilings: async ({ db, body, actor, now }) => {
    const before = await loadCeilings(db)
    await saveCeilings(db, body, actor, now)
    const shown = ({ once, day }: typeof body) => `${once}/${day}`
    await audit(
      db,
      { actor, action: 'points.ceilings-changed', subject: 'points', before: shown(before), after: shown(body) },
      now,
    )
    return E.right({ data: body })
  },
}

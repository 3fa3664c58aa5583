import * as E from 'fp-ts/Either'
import { namesOf } from '@careplus/core/internal/text'
import { staffContract, type ErrorBody } from '@careplus/adapters/internal/contract'
import type { StaffCaller } from './staff/staffCaller.js'
import type { Difference } from '../loyalty/ledgerAudit/difference.js'
import type { AuditPart } from '../loyalty/ledgerAudit/auditPart.js'

export type Audited = Readonly<Record<AuditPart, number>>

export const auditAll = async (
  { call }: StaffCaller,
  report: (difference: Difference) => void,
): Promise<E.Either<ErrorBody, Audited>> => {
  const audited = { members: 0, items: 0, draws: 0 } satisfies Audited
  for (const part of namesOf<AuditPart>(audited)) {
    let after: string | null = null
    do {
      const query: { part: AuditPart; after?: string } = after === null ? { part } : { part, after }
      const page = await call(staffContract.lookAtLoyalty, { query })
      if (E.isLeft(page)) return page
      const { checked, differences, next }: (typeof page.right)['data'] = page.right.data
      audited[part] += checked
      differences.forEach(report)
      after = next
    } while (after !== null)
  }
  return E.right(audited)
}

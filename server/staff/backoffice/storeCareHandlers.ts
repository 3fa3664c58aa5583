import * as E from 'fp-ts/Either'
import { Uuid } from '@careplus/adapters/internal/contract'
import { audit } from '../../platform/audit/audit.js'
import { refuse, refuseField } from '../../platform/refusal/refused.js'
import { auditPart } from '../../loyalty/exports/ledgerAudit.js'
import type { StaffHandlers } from '../console/staffCall.js'

export const storeCareHandlers: Pick<StaffHandlers, 'lookAtLoyalty' | 'readStoreImage'> = {
  lookAtLoyalty: async ({ db, query: { part = 'members', after = null } }) => {
    if (part === 'members' && after !== null && !Uuid.is(after)) return refuseField('after', 'not_one_of')
    const { checked, differences, next } = await auditPart(db, part, after)
    return E.right({ data: { checked, differences: [...differences], next } })
  },

  // Audited, because it contains all data of all members.
  readStoreImage: async ({ db, actor, now, storeImage }) => {
    if (storeImage === null) return refuse('not_found')
    await audit(db, { actor, action: 'store.copied', subject: 'store' }, now)
    return E.right({ mediaType: 'application/x-tar', bytes: await storeImage() })
  },
}

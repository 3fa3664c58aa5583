import { consentVersions, hasAgreed } from '@careplus/core/consents'
import { cancelLineMessages } from '../../platform/lineMessages/cancelMessages.js'
import type { Db } from '../../platform/store/store.js'
import { currentConsents, recordConsent } from '../consents/memberConsents.js'

/** A withdrawn consent also cancels pending LINE messages. */
export const endMessages = async (db: Db, member: string, now: Date): Promise<void> => {
  await cancelLineMessages(db, member, now)
  if (!hasAgreed(await currentConsents(db, member), 'line')) return
  const withdrawn = { purpose: 'line', child_id: null, granted: false, version: consentVersions.line } as const
  await recordConsent(db, member, withdrawn, now)
}

import { deleteHits } from '../../platform/limits/limits.js'
import { failuresForAccount } from '../../platform/limits/limitRules.js'
import { dropLinks } from '../links/links.js'
import { passwordChangedEmail } from '../accountEmails.js'
import { queueMessage } from '../../platform/outbox/outbox.js'
import { storePassword } from '../password/passwords.js'
import { guardsOf } from '../proof/proofMethods.js'
import { endSessionsOf } from '../session/sessions.js'
import type { Tx } from '../../platform/store/store.js'

interface Chosen {
  readonly passwordHash: string
  readonly publicUrl: string
}

/** It also ends other sessions, cancels a pending change of email, and notifies the address. */
export const replacePassword = async (
  tx: Tx,
  member: string,
  { passwordHash, publicUrl }: Chosen,
  now: Date,
): Promise<void> => {
  await storePassword(tx, member, passwordHash, now)
  await endSessionsOf(tx, member, now)
  await dropLinks(tx, 'change-email', { member })
  const { email } = await guardsOf(tx, member)
  if (email === null) return
  await deleteHits(tx, failuresForAccount(email))
  await queueMessage(tx, { channel: 'mail', to: email, ...passwordChangedEmail(publicUrl) }, now)
}

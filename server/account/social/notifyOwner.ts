import { brandOf } from '../members/members.js'
import { signInMethodAddedEmail, signInMethodRemovedEmail } from '../accountEmails.js'
import { queueMessage } from '../../platform/outbox/outbox.js'
import type { Tx } from '../../platform/store/store.js'

export interface SignInMethodChange {
  readonly member: string
  readonly issuer: string
  readonly change: 'added' | 'removed'
  readonly publicUrl: string
}

/** Without an address the owner sees the new sign-in method in the profile. */
export const notifyOwner = async (
  tx: Tx,
  { member, issuer, change, publicUrl }: SignInMethodChange,
  now: Date,
): Promise<void> => {
  const row = await tx.selectFrom('members').select('email').where('id', '=', member).executeTakeFirst()
  const to = row?.email ?? null
  if (to === null) return
  const brand = brandOf(issuer)
  const message =
    change === 'added' ? signInMethodAddedEmail(brand, publicUrl) : signInMethodRemovedEmail(brand, publicUrl)
  await queueMessage(tx, { channel: 'mail', to, ...message }, now)
}

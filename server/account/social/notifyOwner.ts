import { brandOf } from '../members/members.js'
import { signInMethodAddedLetter, signInMethodRemovedLetter } from '../accountEmails.js'
import { queueMessage } from '../../platform/outbox/outbox.js'
import type { Tx } from '../../platform/store/store.js'

export interface WayChange {
  readonly member: string
  readonly issuer: string
  readonly change: 'added' | 'removed'
  readonly publicUrl: string
}

/** The owner learns of a way to sign in that they did not ask for by letter; without an address they see it in their profile. */
export const tellOwner = async (tx: Tx, { member, issuer, change, publicUrl }: WayChange, now: Date): Promise<void> => {
  const row = await tx.selectFrom('members').select('email').where('id', '=', member).executeTakeFirst()
  const to = row?.email ?? null
  if (to === null) return
  const brand = brandOf(issuer)
  const letter =
    change === 'added' ? signInMethodAddedLetter(brand, publicUrl) : signInMethodRemovedLetter(brand, publicUrl)
  await queueMessage(tx, { channel: 'mail', to, ...letter }, now)
}

import * as E from 'fp-ts/Either'
import { socialNames, type SocialName } from '@careplus/core/session'
import { audit } from '../../platform/audit/audit.js'
import { refuse, type Refused } from '../../platform/refusal/refused.js'
import { endMessages } from '../lineMessages/endMessages.js'
import { dropLinks } from '../links/links.js'
import { issuerOf, mailIssuer, phoneIssuer } from '../members/members.js'
import { lockFreshProof } from '../session/freshProof.js'
import type { SignedIn } from '../../platform/http/signedIn.js'
import { endSessionsOf } from '../session/sessions.js'
import type { Tx } from '../../platform/store/store.js'
import type { Social } from './socialPerson.js'
import { notifyOwner } from './notifyOwner.js'

interface Leaving extends SignedIn {
  readonly provider: SocialName
  readonly publicUrl: string
  readonly offered: { readonly phone: boolean; readonly social: Social }
}

/** By email only with a password. */
const getsInWithout = async (tx: Tx, { member, provider, offered }: Leaving): Promise<boolean> => {
  const rows = await tx.selectFrom('identities').select('issuer').where('member_id', '=', member).execute()
  const has = (issuer: string): boolean => rows.some((row) => row.issuer === issuer)
  if (has(phoneIssuer) && offered.phone) return true
  const otherProviders = socialNames.filter((name) => name !== provider)
  if (otherProviders.some((name) => has(issuerOf[name]) && offered.social[name] !== null)) return true
  const password = tx.selectFrom('credentials').select('member_id').where('member_id', '=', member)
  return has(mailIssuer) && (await password.executeTakeFirst()) !== undefined
}

/** The last sign-in method stays. Needs a fresh proof. */
export const unlink = async (tx: Tx, leaving: Leaving, now: Date): Promise<E.Either<Refused, null>> => {
  const { member, provider } = leaving
  // Locked also because two removals at once would each rely on the other.
  const held = await lockFreshProof(tx, leaving, now)
  if (E.isLeft(held)) return held
  const removed = await tx
    .deleteFrom('identities')
    .where('member_id', '=', member)
    .where('issuer', '=', issuerOf[provider])
    .returning('subject')
    .execute()
  if (removed.length === 0) return E.right(null)
  if (!(await getsInWithout(tx, leaving))) return refuse('last_way')
  // A stranger's session by this method may be the reason for its removal.
  await endSessionsOf(tx, member, now, { except: leaving.session, strategy: provider })
  // A change of email may have been requested in such a session.
  await dropLinks(tx, 'change-email', { member })
  await audit(tx, { actor: member, action: 'identity.unlinked', subject: member }, now)
  if (provider === 'line') await endMessages(tx, member, now)
  await notifyOwner(tx, { member, issuer: issuerOf[provider], change: 'removed', publicUrl: leaving.publicUrl }, now)
  return E.right(null)
}

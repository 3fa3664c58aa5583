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

/** The session that asks goes on. */
interface Leaving extends SignedIn {
  readonly provider: SocialName
  readonly publicUrl: string
  /** What this server can see through to its end; an identity beyond that opens nothing. */
  readonly offered: { readonly phone: boolean; readonly social: Social }
}

/** Whether the member would still get in: by e-mail only with a password. */
const getsInWithout = async (tx: Tx, { member, provider, offered }: Leaving): Promise<boolean> => {
  const rows = await tx.selectFrom('identities').select('issuer').where('member_id', '=', member).execute()
  const has = (issuer: string): boolean => rows.some((row) => row.issuer === issuer)
  if (has(phoneIssuer) && offered.phone) return true
  const otherProviders = socialNames.filter((name) => name !== provider)
  if (otherProviders.some((name) => has(issuerOf[name]) && offered.social[name] !== null)) return true
  const password = tx.selectFrom('credentials').select('member_id').where('member_id', '=', member)
  return has(mailIssuer) && (await password.executeTakeFirst()) !== undefined
}

/**
 * The member's accounts at the provider sign in no longer. None there: nothing happens. The last way in stays. Needs a
 * fresh proof.
 */
export const unlink = async (tx: Tx, leaving: Leaving, now: Date): Promise<E.Either<Refused, null>> => {
  const { member, provider } = leaving
  // Held also because two that go at once would each count on the other.
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
  // What came in by this way elsewhere may be why its owner takes it away.
  await endSessionsOf(tx, member, now, { except: leaving.session, strategy: provider })
  // It may have been asked for there, and that session been ended since.
  await dropLinks(tx, 'change-email', { member })
  await audit(tx, { actor: member, action: 'identity.unlinked', subject: member }, now)
  if (provider === 'line') await endMessages(tx, member, now)
  await notifyOwner(tx, { member, issuer: issuerOf[provider], change: 'removed', publicUrl: leaving.publicUrl }, now)
  return E.right(null)
}

import * as E from 'fp-ts/Either'
import { audit } from '../../platform/audit/audit.js'
import type { Handlers } from '../../platform/http/call.js'
import { data } from '../../platform/http/data.js'
import { dropLinks, lockLinksOf, previewLink } from '../links/links.js'
import { accountOf } from '../members/members.js'
import { passwordChangedEmail } from '../accountEmails.js'
import { queueMessage } from '../../platform/outbox/outbox.js'
import { guardsOf } from '../proof/proofMethods.js'
import { lockFreshProof, requireFreshProof } from '../session/freshProof.js'
import { endSessionsOf } from '../session/sessions.js'
import { inTransaction } from '../../platform/store/store.js'
import { hashOfNew, lockPassword, storePassword } from './passwords.js'
import {
  linkLifeSeconds,
  resendAfterSeconds,
  resetAlready,
  resetPassword,
  sendPasswordLink,
} from './passwordRecovery.js'

export const passwordHandlers: Pick<Handlers, 'askPasswordLink' | 'resetPassword' | 'setPassword'> = {
  askPasswordLink: async ({ db, body: { email }, network, now, origins, ownerBy }) => {
    const linkRequest = { email, network, owner: ownerBy(accountOf(email)), publicUrl: origins.publicUrl() }
    const sent = await sendPasswordLink(db, linkRequest, now)
    return E.isLeft(sent) ? sent : E.right({ data: { expires_in: linkLifeSeconds, resend_after: resendAfterSeconds } })
  },
  resetPassword: async ({ db, body: { token, password }, network, now, passwords, origins }) => {
    const repeatReset = async () => data(await resetAlready(db, passwords, { token, password, network }, now))
    // Hashing is expensive, so it needs a valid token.
    const link = await previewLink(db, 'reset-password', token, now)
    if (link === null) return repeatReset()
    const hash = await hashOfNew(passwords, password, link.address)
    if (E.isLeft(hash)) return hash
    const reset = await resetPassword(db, { token, passwordHash: hash.right, publicUrl: origins.publicUrl() }, now)
    return E.isLeft(reset) ? repeatReset() : data(reset)
  },
  setPassword: async ({ db, member, session, body, now, passwords, origins }) => {
    const fresh = await requireFreshProof(db, session, now)
    if (E.isLeft(fresh)) return fresh
    const own = await db.selectFrom('members').select('email').where('id', '=', member).executeTakeFirst()
    const hash = await hashOfNew(passwords, body.password, own?.email ?? null)
    if (E.isLeft(hash)) return hash
    return inTransaction(db, async (tx) => {
      await lockLinksOf(tx, member)
      await lockPassword(tx, member)
      // The session may have ended while the hash was computed.
      const held = await lockFreshProof(tx, { member, session }, now)
      if (E.isLeft(held)) return held
      const { email } = await guardsOf(tx, member)
      await storePassword(tx, member, hash.right, now)
      const ended = await endSessionsOf(tx, member, now, { except: session })
      await dropLinks(tx, 'reset-password', { member })
      await dropLinks(tx, 'change-email', { member })
      await audit(tx, { actor: member, action: 'password.changed', subject: member }, now)
      if (email !== null)
        await queueMessage(tx, { channel: 'mail', to: email, ...passwordChangedEmail(origins.publicUrl()) }, now)
      return E.right({ data: { ended } })
    })
  },
}

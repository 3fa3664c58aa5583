import * as E from 'fp-ts/Either'
import type { Handlers } from '../../platform/http/call.js'
import { data } from '../../platform/http/data.js'
import { loadUser } from '../members/members.js'
import { requireFreshProof } from '../session/freshProof.js'
import { requestEmailChange, confirmEmail, pendingEmail } from './changeEmail.js'

export const emailHandlers: Pick<Handlers, 'askEmailChange' | 'readEmailChange' | 'confirmEmail'> = {
  askEmailChange: async ({ db, member, session, body, network, now, origins }) => {
    const fresh = await requireFreshProof(db, session, now)
    if (E.isLeft(fresh)) return fresh
    const publicUrl = origins.publicUrl()
    return data(await requestEmailChange(db, { member, session, email: body.email, network, publicUrl }, now))
  },
  readEmailChange: async ({ db, member, now }) => {
    const { email } = await loadUser(db, member)
    return E.right({ data: { email, pending: await pendingEmail(db, member, now) } })
  },
  confirmEmail: async ({ db, body, now, origins }) => {
    const confirmed = await confirmEmail(db, { token: body.token, publicUrl: origins.publicUrl() }, now)
    return E.isLeft(confirmed) ? confirmed : E.right({ data: { email: confirmed.right } })
  },
}

import * as E from 'fp-ts/Either'
import { audit } from '../audit/audit.js'
import type { Handlers } from '../http/call.js'
import { data } from '../http/data.js'
import { listConsents, recordConsent } from './consents.js'

export const consentHandlers: Pick<Handlers, 'listConsents' | 'recordConsent'> = {
  listConsents: async ({ db, member }) => E.right({ data: await listConsents(db, member) }),
  recordConsent: async ({ db, member, body, now }) => {
    const { purpose, granted, child_id = null } = body
    const recorded = await recordConsent(db, member, { ...body, child_id }, now)
    const action = granted ? 'consent.granted' : 'consent.withdrawn'
    if (E.isRight(recorded)) await audit(db, { actor: member, action, subject: child_id ?? purpose }, now)
    return data(recorded)
  },
}

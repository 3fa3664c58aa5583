import * as E from 'fp-ts/Either'
import type { Handlers } from '../../platform/http/call.js'
import { data } from '../../platform/http/data.js'
import { refuseField } from '../../platform/refusal/refused.js'
import { isForOfAge, isMinorMember } from '../../account/exports/members.js'
import { currentConsents, listConsents } from '../../account/exports/consents.js'
import { recordConsent } from './familyConsents.js'

export const consentHandlers: Pick<Handlers, 'listConsents' | 'recordConsent'> = {
  listConsents: async ({ db, member, query }) =>
    E.right({ ...(await listConsents(db, member, query)), holding: await currentConsents(db, member) }),
  recordConsent: async ({ db, member, body, now }) => {
    if (body.granted && isForOfAge(body.purpose) && (await isMinorMember(db, member, now)))
      return refuseField('purpose', 'of_age_only')
    return data(await recordConsent(db, member, { ...body, child_id: body.child_id ?? null }, now))
  },
}

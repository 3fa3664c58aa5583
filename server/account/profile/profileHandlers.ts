import * as E from 'fp-ts/Either'
import { todayInBangkok } from '@careplus/core/calendar'
import { audit } from '../../platform/audit/audit.js'
import type { Handlers } from '../../platform/http/call.js'
import { refuse, type Refused } from '../../platform/refusal/refused.js'
import type { MemberExport } from '../../platform/module/serverModule.js'
import { countHits } from '../../platform/limits/limits.js'
import { exportsOfMember } from '../../platform/limits/limitRules.js'
import { loadUser } from '../members/members.js'
import { lockFreshProof } from '../session/freshProof.js'
import { inTransaction } from '../../platform/store/store.js'
import { scheduleDeletion, withdrawDeletion } from './accountDeletion.js'
import { exportOf } from './exportProfile.js'
import { avatarOf, setAvatar, signInMethodsOf } from './profile.js'

type Named =
  | 'readMyWays'
  | 'readAvatar'
  | 'changeAvatar'
  | 'removeAvatar'
  | 'downloadExport'
  | 'askDeletion'
  | 'withdrawDeletion'

export const profileHandlers = (exported: ReadonlyArray<MemberExport>): Pick<Handlers, Named> => ({
  readMyWays: async ({ db, member }) => E.right({ data: await signInMethodsOf(db, member) }),

  readAvatar: async ({ db, files, member, now }) => {
    const bytes = await avatarOf(db, files(db), member, now)
    return bytes === null ? refuse('not_found') : E.right({ mediaType: 'image/webp', bytes })
  },

  changeAvatar: async ({ db, files, member, body, now }) => {
    await setAvatar(db, files(db), member, body, now)
    return E.right({ data: await loadUser(db, member) })
  },

  removeAvatar: async ({ db, files, member, now }) => {
    await setAvatar(db, files(db), member, null, now)
    return E.right({ data: await loadUser(db, member) })
  },

  downloadExport: async ({ db, files, storage, sealing, member, session, now }) => {
    const counted = await inTransaction<Refused, ReadonlyArray<string>>(db, async (tx) => {
      const held = await lockFreshProof(tx, { member, session }, now)
      if (E.isLeft(held)) return held
      const hits = await countHits(tx, [exportsOfMember(member)], now)
      if (E.isLeft(hits)) return hits
      await audit(tx, { actor: member, action: 'export.taken', subject: member }, now)
      return hits
    })
    return E.isLeft(counted)
      ? counted
      : E.right({
          mediaType: 'application/zip',
          bytes: exportOf({ db, member, sealing, storage, now }, exported, files(db)),
          saveAs: `careplus-${todayInBangkok(now.getTime())}.zip`,
        })
  },

  askDeletion: async ({ db, member, session, origins, textMessages, now }) =>
    inTransaction<Refused, { readonly data: { readonly delete_at: string } }>(db, async (tx) => {
      const held = await lockFreshProof(tx, { member, session }, now)
      if (E.isLeft(held)) return held
      const due = await scheduleDeletion(tx, { member, publicUrl: origins.publicUrl(), textMessages }, now)
      return E.right({ data: { delete_at: due.toISOString() } })
    }),

  withdrawDeletion: async ({ db, member, now }) =>
    (await withdrawDeletion(db, member, now)) ? E.right({ data: null }) : refuse('token_invalid'),
})

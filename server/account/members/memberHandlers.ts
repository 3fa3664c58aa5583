import * as E from 'fp-ts/Either'
import type { Handlers } from '../../platform/http/call.js'
import { changeOwn } from './changeOwnProfile.js'
import { loadUser } from './members.js'

export const memberHandlers: Pick<Handlers, 'readUser' | 'readMe' | 'changeMe'> = {
  readUser: async ({ db, member }) => E.right({ user: await loadUser(db, member) }),
  readMe: async ({ db, member }) => E.right({ data: await loadUser(db, member) }),
  changeMe: async ({ db, member, body, now }) => {
    const changed = await changeOwn(db, member, body, now)
    return E.isLeft(changed) ? changed : E.right({ data: await loadUser(db, member) })
  },
}

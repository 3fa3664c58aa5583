import * as E from 'fp-ts/Either'
import { todayInBangkok } from '@careplus/core/calendar'
import type { Handlers } from '../http/call.js'
import { refuseField } from '../http/refused.js'
import { changeMember, readUser } from './members.js'

export const memberHandlers: Pick<Handlers, 'readUser' | 'readMe' | 'changeMe'> = {
  readUser: async ({ db, member }) => E.right({ user: await readUser(db, member) }),
  readMe: async ({ db, member }) => E.right({ data: await readUser(db, member) }),
  changeMe: async ({ db, member, body, now }) => {
    if (typeof body.birthday === 'string' && body.birthday > todayInBangkok(now.getTime()))
      return refuseField('birthday', 'in_future')
    await changeMember(db, member, body)
    return E.right({ data: await readUser(db, member) })
  },
}

import * as E from 'fp-ts/Either'
import { audit } from '../../platform/audit/audit.js'
import type { Handlers } from '../../platform/http/call.js'
import { data } from '../../platform/http/data.js'
import { addChild, changeChild, listChildren, loadChild, removeChild } from './children.js'

export const childHandlers: Pick<Handlers, 'listChildren' | 'addChild' | 'readChild' | 'changeChild' | 'removeChild'> =
  {
    listChildren: async ({ db, member }) => E.right({ data: await listChildren(db, member) }),
    addChild: async ({ db, member, body, now }) => data(await addChild(db, member, body, now)),
    readChild: async ({ db, member, params }) => data(await loadChild(db, member, params.id)),
    changeChild: async ({ db, member, params, versions, body: change, now }) =>
      data(await changeChild(db, member, { id: params.id, versions, change }, now)),
    removeChild: async ({ db, member, params, versions, now }) => {
      const removed = await removeChild(db, member, { id: params.id, versions }, now)
      if (E.isRight(removed)) await audit(db, { actor: member, action: 'child.removed', subject: params.id }, now)
      return data(removed)
    },
  }

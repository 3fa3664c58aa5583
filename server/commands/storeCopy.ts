import * as E from 'fp-ts/Either'
import { staffContract } from '@careplus/adapters/internal/contract'
import type { Copying } from '../platform/backup/makeBackup.js'
import { audit } from '../platform/audit/audit.js'
import { actorOf, localName, userName } from '../staff/sessions/staffNames.js'
import { findCaller } from './staff/findCaller.js'

export const copying: Copying = {
  readImage: async (config) => {
    const caller = await findCaller(config, null)
    if (E.isLeft(caller)) return caller
    const image = await caller.right.call(staffContract.readStoreImage, {}).finally(() => caller.right.close())
    return E.isLeft(image) ? E.left(image.left.error_message) : E.right(image.right.bytes)
  },
  record: (db, now) =>
    audit(db, { actor: actorOf(localName(userName())), action: 'store.copied', subject: 'store' }, now),
}

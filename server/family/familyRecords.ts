import * as E from 'fp-ts/Either'
import type { Handlers } from '../platform/http/call.js'
import { listAdults } from './adults/adults.js'
import { listChildren } from './children/children.js'
import { listRecordsOfEach } from './growth/growthRecords.js'
import { listChecksOfEach } from './mobility/mobilityChecks.js'
import { newestStoolOfEach } from './stool/stoolChecks.js'

export const familyHandlers: Pick<Handlers, 'readFamily'> = {
  readFamily: async ({ db, member }) => {
    const children = await listChildren(db, member)
    const ids = children.map(({ id }) => id)
    const growthOf = await listRecordsOfEach(db, member, ids)
    const stoolOf = await newestStoolOfEach(db, member, ids)
    const adults = await listAdults(db, member)
    const mobilityOf = await listChecksOfEach(db, member)
    return E.right({
      data: {
        children: children.map((child) => ({ child, growth: growthOf(child.id), stool: stoolOf(child.id) })),
        adults: adults.map((adult) => ({ adult, mobility: mobilityOf(adult.id) })),
      },
    })
  },
}

import { isRight } from 'fp-ts/Either'
import * as t from 'io-ts'
import { BillPictureCodec } from '@careplus/core/internal/loyalty-bills'
import type { DevicePictures } from '@careplus/core/ports'
import { deviceTables, type DeviceTable } from './deviceTables.js'

const DraftCodec = t.strict({ memberId: t.string, pictures: t.readonlyArray(BillPictureCodec) })

export const pictureDraftsOn = (table: DeviceTable): DevicePictures => ({
  drafts: {
    read: async (memberId) => {
      const read = DraftCodec.decode(await table.get(memberId))
      return isRight(read) ? read.right.pictures : []
    },
    keep: (memberId, pictures) =>
      pictures.length === 0 ? table.remove(memberId) : table.put(memberId, { memberId, pictures }),
  },
  keepOnlyOf: async (memberId) => {
    for (const key of await table.keys()) if (key !== memberId) await table.remove(key)
  },
  forget: async () => {
    for (const key of await table.keys()) await table.remove(key)
  },
})

/** The pictures of one form on this device, in a database of its own. One for a page. */
export const devicePictures = (database: string): DevicePictures =>
  pictureDraftsOn(deviceTables(database, ['drafts']).of('drafts'))

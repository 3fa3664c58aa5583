import { isRight } from 'fp-ts/Either'
import * as t from 'io-ts'
import { BillPictureCodec } from '@careplus/core/loyalty-bills'
import type { DevicePictures } from '@careplus/core/ports'
import { shelves, type Shelf } from './shelf.js'

const DraftCodec = t.strict({ memberId: t.string, pictures: t.readonlyArray(BillPictureCodec) })

/** Pictures of an unsent form, in one table of a database. */
export const pictureDraftsOn = (shelf: Shelf): DevicePictures => ({
  drafts: {
    read: (memberId) => async () => {
      const read = DraftCodec.decode(await shelf.get(memberId))
      return isRight(read) ? read.right.pictures : []
    },
    keep: (memberId, pictures) => () =>
      pictures.length === 0 ? shelf.remove(memberId) : shelf.put(memberId, { memberId, pictures }),
  },
  keepOnlyOf: (memberId) => async () => {
    for (const key of await shelf.keys()) if (key !== memberId) await shelf.remove(key)
  },
  forget: async () => {
    for (const key of await shelf.keys()) await shelf.remove(key)
  },
})

/** In a database of its own. One for a page. */
export const devicePictures = (database: string): DevicePictures =>
  pictureDraftsOn(shelves(database, ['drafts']).of('drafts'))

import * as E from 'fp-ts/Either'
import type { Handlers } from '../../platform/http/call.js'
import { data } from '../../platform/http/data.js'
import { refuse } from '../../platform/refusal/refused.js'
import { appealBill } from './appealBill.js'
import { listBills, loadBill } from './bills.js'
import { loadBillPicture } from './storedBillPictures.js'
import { sendBill } from './sendBill.js'
import { saveUpload, removeUpload } from './uploadedPictures.js'
import { loadUploadOcr } from '../ocrResults/loadUploadOcr.js'

type Named =
  | 'sendBill'
  | 'listBills'
  | 'readBill'
  | 'appealBill'
  | 'readBillPicture'
  | 'readBillThumbnail'
  | 'uploadBillPicture'
  | 'readUploadedBill'
  | 'removeUploadedPicture'

const oneOfFiles = <A>([file]: ReadonlyArray<A>): A => {
  if (file === undefined) throw new Error('An upload without its file')
  return file
}

export const billHandlers: Pick<Handlers, Named> = {
  sendBill: async ({ db, member, body: { json, files }, ocrEnabled: readsBills, now }) => {
    const { picture_ids, ...bill } = json
    const uploads = picture_ids?.map((id) => id?.toLowerCase() ?? null)
    return data(await sendBill(db, { member, bill, uploads, files, isRecognized: readsBills }, now))
  },

  listBills: async ({ db, member, query: { from = null }, now }) => E.right(await listBills(db, member, from, now)),

  readBill: async ({ db, member, params, now }) =>
    data(E.fromNullable(refuse('not_found').left)(await loadBill(db, member, params.id, now))),

  appealBill: async ({ db, member, params, body, now }) =>
    data(await appealBill(db, { member, id: params.id, words: body.words }, now)),

  readBillPicture: async ({ db, storage, member, params, now }) => {
    const pictureQuery = { member, bill: params.id, picture: params.picture_id }
    return E.fromNullable(refuse('not_found').left)(await loadBillPicture(db, storage, pictureQuery, 'whole_key', now))
  },

  readBillThumbnail: async ({ db, storage, member, params, now }) => {
    const pictureQuery = { member, bill: params.id, picture: params.picture_id }
    return E.fromNullable(refuse('not_found').left)(
      await loadBillPicture(db, storage, pictureQuery, 'thumbnail_key', now),
    )
  },

  uploadBillPicture: async ({ db, member, body: { files }, ocrEnabled: readsBills, now }) =>
    data(await saveUpload(db, { member, picture: oneOfFiles(files), readsBills }, now)),

  readUploadedBill: async ({ db, member, query: { ids }, now }) =>
    data(await loadUploadOcr(db, member, ids.toLowerCase().split(','), now)),

  removeUploadedPicture: async ({ db, member, params, now }) =>
    data(await removeUpload(db, member, params.picture_id, now)),
}

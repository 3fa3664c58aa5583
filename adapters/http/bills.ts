import type { Bills, BillUploads } from '@careplus/core/ports'
import { contractCall, contractData, contractPart, type Carrier } from './call.js'
import {
  appealBill,
  listBills,
  readBill,
  readBillPicture,
  readBillThumbnail,
  readUploadedBill,
  removeUploadedPicture,
  sendBill,
  uploadBillPicture,
} from './contract/bills.js'
import { stoppable } from './stoppable.js'
import { portNames } from './portNames.js'

/** A refusal of an upload is at the picture with its id. */
const names = /*#__PURE__*/ portNames({ pictures: 'picture_ids' })

/** Pictures of bills not handed in yet, on the server. */
export const httpBillUploads = (client: Carrier): BillUploads => {
  const data = contractData(client)
  return {
    upload: (picture, key, onSent = () => undefined) =>
      stoppable((signal) => data(uploadBillPicture, { body: { json: {}, files: [picture] }, key, signal, onSent })),
    reading: (ids) => data(readUploadedBill, { query: { ids: ids.join(',') } }),
    // However often it is called, it is one removal.
    remove: (id) => data(removeUploadedPicture, { params: { picture_id: id }, key: `remove:${id}` }),
  }
}

/** The member's bills on the server. */
export const httpBills = (client: Carrier): Bills => {
  const call = contractCall(client)
  const data = contractData(client)
  return {
    send: (bill, pictures, key, onSent = () => undefined) => {
      const uploaded = pictures.some(({ uploadId }) => uploadId !== undefined)
      const json = uploaded ? { ...bill, picture_ids: pictures.map(({ uploadId = null }) => uploadId) } : bill
      const files = pictures.filter(({ uploadId }) => uploadId === undefined)
      return stoppable((signal) => names.call(() => data(sendBill, { body: { json, files }, key, signal, onSent }))())
    },
    list: contractPart(client)(listBills),
    read: (id) => data(readBill, { params: { id } }),
    appeal: (id, words, key) => data(appealBill, { params: { id }, body: { words }, key }),
    picture: (id, pictureId, size) =>
      call(size === 'whole' ? readBillPicture : readBillThumbnail, { params: { id, picture_id: pictureId } }),
  }
}

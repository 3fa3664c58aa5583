import type { Bills } from '@careplus/core/ports'
import { contractCall, contractData, contractPart, type Carrier } from './call.js'
import { appealBill, listBills, readBill, readBillPicture, readBillThumbnail, sendBill } from './contract/bills.js'
import { stoppable } from './stoppable.js'

/** The member's bills on the server. */
export const httpBills = (client: Carrier): Bills => {
  const call = contractCall(client)
  const data = contractData(client)
  return {
    send: (json, files, key, onSent = () => undefined) =>
      stoppable((signal) => data(sendBill, { body: { json, files }, key, signal, onSent })),
    list: contractPart(client)(listBills),
    read: (id) => data(readBill, { params: { id } }),
    appeal: (id, words, key) => data(appealBill, { params: { id }, body: { words }, key }),
    picture: (id, pictureId, size) =>
      call(size === 'whole' ? readBillPicture : readBillThumbnail, { params: { id, picture_id: pictureId } }),
  }
}

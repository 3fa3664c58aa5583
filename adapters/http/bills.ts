import * as TE from 'fp-ts/TaskEither'
import { pipe } from 'fp-ts/function'
import type { Bills } from '@careplus/core/ports'
import { contractCall, type Carrier } from './call.js'
import { appealBill, listBills, readBill, readBillPicture, readBillThumbnail, sendBill } from './contract/bills.js'

const dataOf = <A>({ data }: { readonly data: A }): A => data

/** The member's bills on the server. */
export const httpBills = (client: Carrier): Bills => {
  const call = contractCall(client)
  return {
    send: (json, files, key, onSent = () => undefined) => {
      const giveUp = new AbortController()
      const { signal } = giveUp
      return {
        answer: pipe(call(sendBill, { body: { json, files }, key, signal, onSent }), TE.map(dataOf)),
        stop: () => giveUp.abort(),
      }
    },
    list: pipe(call(listBills, {}), TE.map(dataOf)),
    read: (id) => pipe(call(readBill, { params: { id } }), TE.map(dataOf)),
    appeal: (id, words, key) => pipe(call(appealBill, { params: { id }, body: { words }, key }), TE.map(dataOf)),
    picture: (id, pictureId, size) =>
      call(size === 'whole' ? readBillPicture : readBillThumbnail, { params: { id, picture_id: pictureId } }),
  }
}

import * as TE from 'fp-ts/TaskEither'
import { pipe } from 'fp-ts/function'
import * as t from 'io-ts'
import type { Children, GrowthRecords } from '@careplus/core/ports'
import { contractData, contractSend, decodedBy, outgoingOf, type Carrier } from './call.js'
import {
  addChild,
  addGrowth,
  changeChild,
  changeGrowth,
  deliveryMethod,
  listChildren,
  listGrowth,
  removeChild,
  markTaken,
  removeGrowth,
} from './contract/children.js'
import { dataOf as envelope, line } from './contract/values.js'
import { portNames } from './portNames.js'

/** Other servers may send no more than the id (`data.data.id`). */
const Created = /*#__PURE__*/ envelope(/*#__PURE__*/ t.exact(/*#__PURE__*/ t.type({ id: line('Id', 1, 128) })))

export const childNames = /*#__PURE__*/ portNames({ birthDate: 'birthday', sex: 'gender' })

/** The member's children on the server.
 * @example
 * const fetch = async () => Response.json({ data: [] })
 * const transport = new HttpTransport({ backEnd: 'https://careplus.example', apiKey: 'my-app', fetch })
 * await httpChildren(transport).list() // => { _tag: 'Right', right: [] } */
export const httpChildren = (client: Carrier): Children => {
  const data = contractData(client)
  const send = contractSend(client)
  return {
    list: pipe(
      () => data(listChildren, {}),
      TE.map((all) => all.map(childNames.toPort)),
    ),
    create: (child, key) =>
      pipe(
        () =>
          client.request(
            outgoingOf(addChild, { body: { ...childNames.toWire(child), delivery_method: deliveryMethod }, key }),
          ),
        decodedBy(Created),
        childNames.call,
        TE.map(({ data: created }) => created),
      )(),
    change: (id, change, version, key) =>
      pipe(
        () => data(changeChild, { params: { id }, body: childNames.toWire(change), version, key }),
        TE.map(childNames.toPort),
        childNames.call,
      )(),
    remove: (id, version, key) => send(removeChild, { params: { id }, version, key }),
  }
}

/** A child's growth records on the server. */
export const httpGrowthRecords = (client: Carrier): GrowthRecords => {
  const data = contractData(client)
  const send = contractSend(client)
  return {
    ofChild: (id) => data(listGrowth, { params: { id } }),
    add: (id, record, key) => send(addGrowth, { params: { id }, body: record, key }),
    change: (id, recordId, change, version, key) =>
      send(changeGrowth, { params: { id, record_id: recordId }, body: change, version, key }),
    remove: (id, recordId, version, key) => send(removeGrowth, { params: { id, record_id: recordId }, version, key }),
    markTaken: (id, recordId, taken, version, key) =>
      send(markTaken, { params: { id, record_id: recordId }, body: { taken }, version, key }),
  }
}

import * as TE from 'fp-ts/TaskEither'
import type { TaskEither } from 'fp-ts/TaskEither'
import { pipe } from 'fp-ts/function'
import {
  fillPath,
  staffClient,
  staffContract,
  staffIdleMs,
  type AnswerOf,
  type Endpoint,
  type StaffContract,
} from '@careplus/adapters/contract'
import { cryptoRandom } from '@careplus/adapters/device'
import { contractCall, HttpTransport, type CallInput, type Carrier } from '@careplus/adapters/http'
import { localStore, pagePlaces } from '@careplus/adapters/storage'
import { outcomeOf, type CallFailure } from '@careplus/core/call'

/** What a staff call says about its session. */
export type SessionNews = 'lives' | 'gone'

const listeners = new Set<(news: SessionNews) => void>()
const tell = (news: SessionNews): void => listeners.forEach((listener) => listener(news))

export const onSessionNews = (listener: (news: SessionNews) => void): (() => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

const placeKey = 'careplus.staff.place'

/**
 * Where this console calls, known to its origin alone. The session is in an HttpOnly cookie, which no script can read, and of this path: what
 * else serves on the machine, on another port, is not sent it.
 */
const backEnd = `/staff/~${localStorage.getItem(placeKey) ?? cryptoRandom.uuid()}`
localStorage.setItem(placeKey, backEnd.slice('/staff/~'.length))

const transport = new HttpTransport({
  backEnd,
  apiKey: staffClient,
  onRefused: (failure) => {
    if (outcomeOf(failure) === 'signInNeeded') tell('gone')
  },
})

const carrier: Carrier = {
  request: (outgoing) =>
    pipe(
      transport.request(outgoing),
      TE.map((answer) => {
        tell('lives')
        return answer
      }),
    ),
}

type DataOf<E extends Endpoint> = AnswerOf<E> extends { readonly data: infer D } ? D : never

const ask =
  <E extends Endpoint>(endpoint: E) =>
  (given: CallInput<E>): TaskEither<CallFailure, DataOf<E>> =>
    pipe(
      contractCall(carrier)(endpoint, given),
      TE.map((answer) => (answer as { readonly data: DataOf<E> }).data),
    )

/** All calls of the console to the staff listener. */
export const staffDesk = {
  signIn: ask(staffContract.signIn),
  readSession: ask(staffContract.readSession),
  signOut: ask(staffContract.signOut),
  listBills: ask(staffContract.listStaffBills),
  readBill: ask(staffContract.readStaffBill),
  approveBill: ask(staffContract.approveBill),
  rejectBill: ask(staffContract.rejectBill),
  listProducts: ask(staffContract.listProducts),
  listTaughtTexts: ask(staffContract.listTaughtTexts),
  endTaughtText: ask(staffContract.endTaughtText),
  listOrders: ask(staffContract.listStaffOrders),
  readOrder: ask(staffContract.readStaffOrder),
  prepareOrder: ask(staffContract.prepareOrder),
  shipOrder: ask(staffContract.shipOrder),
  deliverOrder: ask(staffContract.deliverOrder),
  cancelOrder: ask(staffContract.cancelStaffOrder),
  correctOrder: ask(staffContract.correctOrder),
  returnOrder: ask(staffContract.returnOrder),
  closeOrder: ask(staffContract.closeOrder),
  undoDelivery: ask(staffContract.undoDelivery),
  unpackOrder: ask(staffContract.unpackOrder),
  listRequests: ask(staffContract.listStaffRequests),
  readRequest: ask(staffContract.readStaffRequest),
  answerRequest: ask(staffContract.answerRequest),
  listDraws: ask(staffContract.listStaffDraws),
  readDraw: ask(staffContract.readStaffDraw),
  prepareDraw: ask(staffContract.prepareDraw),
  namePublicValue: ask(staffContract.namePublicValue),
  openDraw: ask(staffContract.openDraw),
  closeDraw: ask(staffContract.closeDraw),
  runDraw: ask(staffContract.runDraw),
  recordDraw: ask(staffContract.recordDraw),
  cancelDraw: ask(staffContract.cancelDraw),
  lookAtWinner: ask(staffContract.lookAtWinner),
  lookAtPrizeClaim: ask(staffContract.lookAtPrizeClaim),
  deliverPrize: ask(staffContract.deliverPrize),
  findMember: ask(staffContract.findMember),
  adjustPoints: ask(staffContract.adjustPoints),
  listAudit: ask(staffContract.listAudit),
  readFigures: ask(staffContract.readFigures),
  readMaintenance: ask(staffContract.readStaffMaintenance),
  changeMaintenance: ask(staffContract.changeMaintenance),
} as const

export const pictureUrl = (id: string, picture_id: string): string =>
  backEnd + fillPath(staffContract.readStaffBillPicture.path, { id, picture_id })

export const requestPictureUrl = (id: string, picture_id: string, size: 'whole' | 'thumbnail'): string => {
  const { readStaffRequestPicture, readStaffRequestThumbnail } = staffContract
  return (
    backEnd +
    fillPath((size === 'whole' ? readStaffRequestPicture : readStaffRequestThumbnail).path, { id, picture_id })
  )
}

/** A key for one action, which makes the server do it once, however often the call is sent. */
export const newActionKey = cryptoRandom.uuid

/** Lasts as long as this tab, reloads included. */
export const actionStore = localStore('careplus.staff.', {
  ...pagePlaces(),
  localStorage: () => globalThis.sessionStorage,
  events: null,
})

export { staffIdleMs }

type Told<K extends keyof StaffContract> = DataOf<StaffContract[K]>
export type { AuditAction } from '@careplus/adapters/contract'
export type StaffBillRow = Told<'listStaffBills'>['bills'][number]
export type StaffBill = Told<'readStaffBill'>
export type StaffProduct = Told<'listProducts'>[number]
export type StaffTaughtText = Told<'listTaughtTexts'>[number]
export type StaffOrderRow = Told<'listStaffOrders'>['orders'][number]
export type StaffOrder = Told<'readStaffOrder'>
export type StaffRequestRow = Told<'listStaffRequests'>['requests'][number]
export type StaffRequest = Told<'readStaffRequest'>
export type StaffDraw = Told<'readStaffDraw'>
export type WinnerContact = Told<'lookAtWinner'>
export type PrizeClaim = Told<'lookAtPrizeClaim'>
export type StaffMember = Told<'findMember'>
export type AuditPage = Told<'listAudit'>
export type Figures = Told<'readFigures'>
export type Maintenance = Told<'readStaffMaintenance'>
export type MaskedMember = StaffBill['member']

import type { Either } from 'fp-ts/Either'
import * as TE from 'fp-ts/TaskEither'
import { pipe } from 'fp-ts/function'
import {
  fillPath,
  staffClient,
  staffContract,
  staffIdleMs,
  type StaffContract,
} from '@careplus/adapters/internal/contract'
import type { AnswerOf, Endpoint } from '@careplus/adapters/contract'
import { cryptoRandom } from '@careplus/adapters/device'
import { contractCall, HttpTransport, type CallInput, type Carrier } from '@careplus/adapters/http'
import { localStore } from '@careplus/adapters/storage'
import { pagePlaces } from '@careplus/adapters/internal/storage'
import { outcomeOf, type CallFailure } from '@careplus/core/call'

export type SessionNews = 'lives' | 'gone'

const listeners = new Set<(news: SessionNews) => void>()
const publishNews = (news: SessionNews): void => listeners.forEach((listener) => listener(news))

export const onSessionNews = (listener: (news: SessionNews) => void): (() => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

const placeKey = 'careplus.staff.place'

/** The session is in an HttpOnly cookie, which no script can read, and of this path: another service of the same
 *  machine,
 *  on another port, does not receive it. */
const backEnd = `/staff/~${localStorage.getItem(placeKey) ?? cryptoRandom.uuid()}`
localStorage.setItem(placeKey, backEnd.slice('/staff/~'.length))

const transport = new HttpTransport({
  backEnd,
  apiKey: staffClient,
  onRefused: (failure) => {
    if (outcomeOf(failure) === 'signInNeeded') publishNews('gone')
  },
})

const carrier: Carrier = {
  request: (outgoing) =>
    pipe(
      () => transport.request(outgoing),
      TE.map((answer) => {
        publishNews('lives')
        return answer
      }),
    )(),
}

type DataOf<E extends Endpoint> = AnswerOf<E> extends { readonly data: infer D } ? D : never

const call =
  <E extends Endpoint>(endpoint: E) =>
  (input: CallInput<E>): Promise<Either<CallFailure, DataOf<E>>> =>
    pipe(
      () => contractCall(carrier)(endpoint, input),
      TE.map((answer) => (answer as { readonly data: DataOf<E> }).data),
    )()

export const staffCalls = {
  signIn: call(staffContract.signIn),
  readSignInMethods: call(staffContract.readSignInMethods),
  beginSignIn: call(staffContract.beginSignIn),
  listPeople: call(staffContract.listPeople),
  invitePerson: call(staffContract.invitePerson),
  endInvitation: call(staffContract.endInvitation),
  grantRole: call(staffContract.grantRole),
  endGrant: call(staffContract.endGrant),
  removePerson: call(staffContract.removePerson),
  readSession: call(staffContract.readSession),
  signOut: call(staffContract.signOut),
  listBills: call(staffContract.listStaffBills),
  readBill: call(staffContract.readStaffBill),
  approveBill: call(staffContract.approveBill),
  rejectBill: call(staffContract.rejectBill),
  listProducts: call(staffContract.listProducts),
  listTaughtTexts: call(staffContract.listTaughtTexts),
  endTaughtText: call(staffContract.endTaughtText),
  listOrders: call(staffContract.listStaffOrders),
  readOrder: call(staffContract.readStaffOrder),
  prepareOrder: call(staffContract.prepareOrder),
  shipOrder: call(staffContract.shipOrder),
  deliverOrder: call(staffContract.deliverOrder),
  cancelOrder: call(staffContract.cancelStaffOrder),
  correctOrder: call(staffContract.correctOrder),
  returnOrder: call(staffContract.returnOrder),
  closeOrder: call(staffContract.closeOrder),
  undoDelivery: call(staffContract.undoDelivery),
  unpackOrder: call(staffContract.unpackOrder),
  listRequests: call(staffContract.listStaffRequests),
  readRequest: call(staffContract.readStaffRequest),
  answerRequest: call(staffContract.answerRequest),
  listDraws: call(staffContract.listStaffDraws),
  readDraw: call(staffContract.readStaffDraw),
  prepareDraw: call(staffContract.prepareDraw),
  namePublicValue: call(staffContract.namePublicValue),
  openDraw: call(staffContract.openDraw),
  closeDraw: call(staffContract.closeDraw),
  runDraw: call(staffContract.runDraw),
  recordDraw: call(staffContract.recordDraw),
  cancelDraw: call(staffContract.cancelDraw),
  lookAtWinner: call(staffContract.lookAtWinner),
  lookAtPrizeClaim: call(staffContract.lookAtPrizeClaim),
  deliverPrize: call(staffContract.deliverPrize),
  findMember: call(staffContract.findMember),
  adjustPoints: call(staffContract.adjustPoints),
  listApprovals: call(staffContract.listApprovals),
  decideApproval: call(staffContract.decideApproval),
  listAudit: call(staffContract.listAudit),
  listAuditPeople: call(staffContract.listAuditPeople),
  exportAudit: (input: CallInput<typeof staffContract.exportAudit>) =>
    contractCall(carrier)(staffContract.exportAudit, input),
  readFigures: call(staffContract.readFigures),
  readMaintenance: call(staffContract.readStaffMaintenance),
  changeMaintenance: call(staffContract.changeMaintenance),
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

export const actionStore = localStore('careplus.staff.', {
  ...pagePlaces(),
  localStorage: () => globalThis.sessionStorage,
  events: null,
})

export { staffIdleMs }

type Data<K extends keyof StaffContract> = DataOf<StaffContract[K]>
export type StaffBillRow = Data<'listStaffBills'>['bills'][number]
export type StaffBill = Data<'readStaffBill'>
export type StaffProduct = Data<'listProducts'>[number]
export type StaffTaughtText = Data<'listTaughtTexts'>[number]
export type StaffOrderRow = Data<'listStaffOrders'>['orders'][number]
export type StaffOrder = Data<'readStaffOrder'>
export type StaffRequestRow = Data<'listStaffRequests'>['requests'][number]
export type StaffRequest = Data<'readStaffRequest'>
export type StaffDraw = Data<'readStaffDraw'>
export type WinnerContact = Data<'lookAtWinner'>
export type PrizeClaim = Data<'lookAtPrizeClaim'>
export type StaffPersonRow = Data<'listPeople'>['people'][number]
export type StaffInvitation = Data<'listPeople'>['invitations'][number]
export type StaffMember = Data<'findMember'>
export type AuditPage = Data<'listAudit'>
export type Approval = Data<'listApprovals'>['approvals'][number]
export type Figures = Data<'readFigures'>
export type Maintenance = Data<'readStaffMaintenance'>
export type MaskedMember = StaffBill['member']

import { contract, type Endpoint } from '@careplus/adapters/contract'
import { consentVersions } from '@careplus/core/consents'
import { newAddress } from './catalogue.js'
import { freshPicture, withLoyalty } from './loyaltyFixtures.js'
import { sentRequest, newRequest } from './requestFixtures.js'
import {
  newAdult,
  newChild,
  newMobility,
  newNutrition,
  newRecord,
  newStool,
  olderChild,
  withAdult,
  withChecks,
  withChild,
  type Member,
  type TestServer,
} from './testServer.js'

/** From the contract, so that new calls are tested automatically. */
export const signedIn = (Object.values(contract) as ReadonlyArray<Endpoint>).filter(({ auth }) => auth === 'bearer')

/** Bodies that the server accepts. A new endpoint with a body needs an entry. */
const bodies: Readonly<Record<string, unknown>> = {
  changeMe: { name: 'ชื่อใหม่' },
  changeAvatar: Uint8Array.of(0xff, 0xd8, 0xff),
  askPhoneChange: { phone: '0812345670' },
  verifyPhone: { phone: '0812345670', code: '1234', request: 'x'.repeat(43) },
  setPassword: { password: 'มะลิ บานทั้งคืน' },
  askEmailChange: { email: 'new-address@example.com' },
  askProofCode: { channel: 'mail' },
  giveProof: { password: 'any password' },
  linkSocial: { join_token: 'x' },
  unlinkSocial: { provider: 'google' },
  addChild: newChild,
  changeChild: { nickname: 'น้องใหม่', birthday: '2021-07-12', gender: 'male' },
  addGrowth: newRecord,
  changeGrowth: { ...newRecord, weight: 11 },
  markTaken: { taken: true },
  addStool: newStool,
  addNutrition: newNutrition,
  addAdult: { ...newAdult, consent: { version: '2026-11-20' } },
  changeAdult: newAdult,
  addMobility: newMobility,
  changeReminderMail: { weighing: true, looking: true },
  changeLineTopics: { topics: [], version: consentVersions.line },
  changePartner: { children: [{ child_id: crypto.randomUUID(), role: 'view' }] },
  makeInvite: { way: 'link', children: [{ child_id: crypto.randomUUID(), role: 'view' }] },
  lookAtInvite: { token: 'x'.repeat(43) },
  acceptInvite: { token: 'x'.repeat(43) },
  recordConsent: { purpose: 'marketing', granted: true, version: consentVersions.marketing },
  redeem: { quantity: 1, address: newAddress },
  enterDraw: { tickets: 1 },
  claimPrize: {
    name: 'มะลิ ใจดี',
    document: 'citizen',
    number: '1103702071811',
    address: newAddress,
    tax_agreed: true,
  },
  addAddress: { ...newAddress, is_default: true },
  changeAddress: { ...newAddress, is_default: false },
  markMission: { day: '2026-11-01', done: true },
  sendBill: {
    json: { shop_id: '1', date: '2026-11-01', amount_satang: 45_900, receipt_number: '1' },
    files: [await freshPicture()],
  },
  uploadBillPicture: { json: {}, files: [await freshPicture()] },
  appealBill: { words: 'ลองดูอีกครั้ง' },
  askRequest: { json: newRequest(), files: [await freshPicture()] },
  writeInRequest: { message: 'ขอบคุณค่ะ' },
  changeNoticeMutes: { topics: ['news'] },
}

export const acceptedBody = ({ name }: Endpoint): unknown => {
  const body = bodies[name]
  if (body === undefined) throw new Error(`write a body for ${name}`)
  return body
}

export const withAllOfMember = async (server: TestServer, member: Member) => {
  const child = await withChild(server, member, olderChild)
  const checks = await withChecks(server, member, child.id)
  const adult = await withAdult(server, member)
  const loyalty = await withLoyalty(server, member)
  const noticeIds = server.store.db.selectFrom('notices').select('id').where('member_id', '=', member.user.id)
  const notice = (await noticeIds.executeTakeFirstOrThrow()).id
  const request = await sentRequest(server, member)
  return { child, checks, adult, loyalty, notice, request }
}
export type MemberFixtures = Awaited<ReturnType<typeof withAllOfMember>>

const idOf = (path: string, { child, adult, loyalty, notice, request }: MemberFixtures): string => {
  const ids: Readonly<Record<string, string>> = {
    adults: adult.id,
    'adult-questions': adult.question,
    orders: loyalty.order,
    addresses: loyalty.address,
    bills: loyalty.bill,
    notices: notice,
    requests: request.id,
  }
  return ids[path.split('/')[2] ?? ''] ?? child.id
}

const checkOf = (path: string, { checks, adult }: MemberFixtures): string => {
  if (path.includes('/nutrition/')) return checks.nutrition
  return path.includes('/mobility/') ? adult.check : checks.stool
}

export const paramsOf = ({ path }: Endpoint, of: MemberFixtures) => ({
  id: idOf(path, of),
  record_id: of.child.record,
  check_id: checkOf(path, of),
  picture_id: path.startsWith('/th/requests/') ? (of.request.pictures[0] ?? '') : of.loyalty.picture,
  item_id: path.startsWith('/th/luckydraws/') ? of.loyalty.draw : of.loyalty.item,
  task_id: of.loyalty.task,
})

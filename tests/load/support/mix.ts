import { contract, type Endpoint } from '@careplus/adapters/contract'
import { fillPath } from '@careplus/adapters/internal/contract'
import { todayInBangkok } from '@careplus/core/calendar'
import { newAddress } from '../../../server/testing/catalogue'
import { newNutrition, newRecord, newStool } from '../../../server/testing/testServer'
import { tokenOf } from '../../bench/support/manyMembers'
import { childOf, draw, emailOf, password, rewards, shop, signedIn } from './loadMembers'

/** Of a hundred calls, as parents make them. */
export const mix = { content: 60, member: 25, record: 8, bill: 3, redemption: 2, 'sign-in': 2 } as const

export type Kind = keyof typeof mix
export const kinds = Object.keys(mix) as ReadonlyArray<Kind>

export interface Call {
  readonly kind: Kind
  readonly method: string
  readonly path: string
  readonly headers: Readonly<Record<string, string>>
  readonly body: Buffer | null
  readonly status: number
}

export interface Caller {
  readonly member: number
  readonly turn: number
}

interface CallTemplate {
  readonly endpoint: Endpoint
  readonly params?: Readonly<Record<string, string>>
  readonly body?: unknown
}

/** Each parent calls from a network address of their own, as the proxy before the server tells it. */
const network = (member: number): string => `10.${(member >> 16) & 255}.${(member >> 8) & 255}.${member & 255}`

const headersOf = (member: number): Record<string, string> => ({
  host: 'localhost',
  'x-api-key': 'careplus-web',
  'x-forwarded-for': network(member),
  'x-forwarded-proto': 'https',
  'accept-encoding': 'gzip, br',
})

const asked = (kind: Kind, { endpoint, params = {}, body }: CallTemplate, { member }: Caller, key?: string): Call => {
  const bytes = body === undefined ? null : Buffer.from(JSON.stringify(body))
  return {
    kind,
    method: endpoint.method,
    path: fillPath(endpoint.path, params),
    headers: {
      ...headersOf(member),
      accept: 'application/json',
      ...(endpoint.auth === 'bearer' ? { authorization: `Bearer ${tokenOf(member)}` } : {}),
      ...(bytes === null ? {} : { 'content-type': 'application/json', 'content-length': String(bytes.length) }),
      ...(key === undefined ? {} : { 'idempotency-key': key }),
    },
    body: bytes,
    status: endpoint.success.status,
  }
}

const of = <A>(list: ReadonlyArray<A>, turn: number): A => list[turn % list.length] as A

const pages = [
  '/',
  '/article',
  '/article/4',
  '/growth',
  '/product',
  '/',
  '/article/11',
  '/rewards',
  '/children-growth',
  '/',
]

const published: ReadonlyArray<CallTemplate> = [
  { endpoint: contract.listArticles },
  { endpoint: contract.readArticle, params: { article_key: '4' } },
  { endpoint: contract.listCampaigns },
  { endpoint: contract.listProducts },
  { endpoint: contract.readShelves },
  { endpoint: contract.readArticle, params: { article_key: '11' } },
  { endpoint: contract.readTrackers },
  { endpoint: contract.readMaintenance },
]

const content = (caller: Caller): Call => {
  const at = Math.floor(caller.turn / 2)
  if (caller.turn % 2 === 1) return asked('content', of(published, at), caller)
  const headers = { ...headersOf(caller.member), accept: 'text/html' }
  return { kind: 'content', method: 'GET', path: of(pages, at), headers, body: null, status: 200 }
}

const own: ReadonlyArray<(child: string) => CallTemplate> = [
  () => ({ endpoint: contract.readUser }),
  () => ({ endpoint: contract.listChildren }),
  (id) => ({ endpoint: contract.listGrowth, params: { id } }),
  () => ({ endpoint: contract.listRewards }),
  () => ({ endpoint: contract.readPoints }),
  () => ({ endpoint: contract.listNotices }),
  (id) => ({ endpoint: contract.listStool, params: { id } }),
  () => ({ endpoint: contract.listOrders }),
  () => ({ endpoint: contract.listBills }),
  () => ({ endpoint: contract.listLedger }),
  () => ({ endpoint: contract.readReminders }),
  () => ({ endpoint: contract.listMissions }),
]

const records: ReadonlyArray<(child: string) => CallTemplate> = [
  (id) => ({ endpoint: contract.addGrowth, params: { id }, body: newRecord }),
  (id) => ({ endpoint: contract.addStool, params: { id }, body: newStool }),
  (id) => ({ endpoint: contract.addGrowth, params: { id }, body: newRecord }),
  (id) => ({ endpoint: contract.addNutrition, params: { id }, body: newNutrition }),
]

const spending = (turn: number): CallTemplate =>
  turn % 2 === 0
    ? {
        endpoint: contract.redeem,
        params: { item_id: of(rewards, turn / 2) },
        body: { quantity: 1, address: newAddress },
      }
    : { endpoint: contract.enterDraw, params: { item_id: draw }, body: { tickets: 1 } }

const boundary = 'careplus-load-7b1c'

const bill = (caller: Caller, key: string, picture: Buffer): Call => {
  const billFields = {
    shop_id: shop,
    date: todayInBangkok(Date.now()),
    amount_satang: 10_000 + caller.turn,
    receipt_number: key,
  }
  const body = Buffer.concat([
    Buffer.from(
      `--${boundary}\r\ncontent-disposition: form-data; name="json"\r\n\r\n${JSON.stringify(billFields)}\r\n` +
        `--${boundary}\r\ncontent-disposition: form-data; name="picture"; filename="picture"\r\ncontent-type: image/jpeg\r\n\r\n`,
    ),
    picture,
    Buffer.from(`\r\n--${boundary}--\r\n`),
  ])
  const { headers, ...call } = asked('bill', { endpoint: contract.sendBill }, caller, key)
  const form = { 'content-type': `multipart/form-data; boundary=${boundary}`, 'content-length': String(body.length) }
  return { ...call, headers: { ...headers, ...form }, body }
}

/** @param key that no other call has @param picture for a bill; the member has not sent it before */
export const worded = (kind: Kind, caller: Caller, key: string, picture: () => Buffer): Call => {
  const { member, turn } = caller
  switch (kind) {
    case 'content':
      return content(caller)
    case 'member':
      return asked('member', of(own, turn)(childOf(member)), caller)
    case 'record':
      return asked('record', of(records, turn)(childOf(member)), caller, key)
    case 'bill':
      return bill(caller, key, picture())
    case 'redemption':
      return asked('redemption', spending(turn), caller, key)
    case 'sign-in':
      return asked('sign-in', { endpoint: contract.login, body: { email: emailOf(member), password } }, caller)
  }
}

/** Neighbouring turns are far apart, so that no limit is reached and no row is warm. */
export const memberAt = (members: number, turn: number): number => ((turn * 7919) % signedIn(members)) + 1

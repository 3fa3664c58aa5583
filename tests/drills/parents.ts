import { randomUUID } from 'node:crypto'
import type { IncomingHttpHeaders } from 'node:http'
import { Agent, request } from 'node:https'
import { setTimeout as pause } from 'node:timers/promises'
import { contract, type Endpoint } from '../../adapters/exports/contract.js'
import { fillPath } from '../../adapters/exports/internal/contract.js'
import { todayInBangkok } from '../../core/exports/calendar.js'
import { newAddress } from '../../server/testing/catalogue.js'
import { freshPicture } from '../../server/testing/loyaltyFixtures.js'
import { password, type Household } from './household.js'

interface Intent {
  readonly kind: Kind
  readonly parent: Household['parents'][number]
  readonly key: string
}

export type Kind = 'sign-in' | 'record' | 'redemption' | 'bill'

/** Per cent of all intents. A bill costs most, and a parent may send ten a day. */
const mix: Readonly<Record<Kind, number>> = { record: 50, redemption: 30, 'sign-in': 15, bill: 5 }

interface Attempt {
  readonly at: number
  readonly ms: number
  readonly status: number
  readonly retryAfter: number | null
}

export interface Granted {
  readonly kind: Kind
  readonly member: string
  /** Id of the new row; for a sign-in, its access token. */
  readonly id: string
  readonly at: number
  readonly attempts: ReadonlyArray<Attempt>
}

/** Statuses to retry: no response, the same key in progress, or an unavailable store. */
const retryStatuses = new Set([0, 409, 429, 502, 503, 504])

interface Answer {
  readonly status: number
  readonly headers: IncomingHttpHeaders
  readonly text: string
}

/** Far longer than a call may take, so that a hanging call shows. */
const callTimeoutMs = 30_000

const send = (
  url: string,
  endpoint: Endpoint,
  agent: Agent,
  {
    params = {},
    headers = {},
    body,
  }: { params?: Record<string, string>; headers?: Record<string, string>; body: Buffer },
  isSecond = false,
): Promise<Answer> =>
  new Promise((resolve) => {
    const nobody = { status: 0, headers: {}, text: '' }
    const call = request(
      url + fillPath(endpoint.path, params),
      {
        method: endpoint.method,
        agent,
        headers: { 'x-api-key': 'careplus-web', 'content-length': body.length, ...headers },
        signal: AbortSignal.timeout(callTimeoutMs),
      },
      (response) => {
        const chunks: Buffer[] = []
        response.on('data', (chunk: Buffer) => chunks.push(chunk))
        response.on('error', () => resolve(nobody))
        response.on('end', () =>
          resolve({
            status: response.complete ? (response.statusCode ?? 0) : 0,
            headers: response.headers,
            text: Buffer.concat(chunks).toString('utf8'),
          }),
        )
      },
    )
    // The server closed the idle connection; a browser opens another one.
    call.on('error', ({ code }: NodeJS.ErrnoException) =>
      call.reusedSocket && code === 'ECONNRESET' && !isSecond
        ? resolve(send(url, endpoint, agent, { params, headers, body }, true))
        : resolve(nobody),
    )
    call.end(body)
  })

interface Prepared {
  readonly endpoint: Endpoint
  readonly params?: Record<string, string>
  readonly headers: Record<string, string>
  readonly body: Buffer
  readonly idIn: (answer: unknown) => string
}

const json = { 'content-type': 'application/json' }
const idOfData = (answer: unknown): string => (answer as { readonly data: { readonly id: string } }).data.id

/** Built once, so that each retry sends the same bytes. */
const preparedCall = async ({ kind, parent, key }: Intent, { item, shop }: Household): Promise<Prepared> => {
  const signed = { authorization: `Bearer ${parent.token}`, 'idempotency-key': key }
  const signedJson = (body: unknown): Pick<Prepared, 'headers' | 'body'> => ({
    headers: { ...json, ...signed },
    body: Buffer.from(JSON.stringify(body)),
  })
  switch (kind) {
    case 'sign-in':
      return {
        endpoint: contract.login,
        headers: json,
        body: Buffer.from(JSON.stringify({ email: parent.email, password })),
        idIn: (answer) => (answer as { readonly access_token: string }).access_token,
      }
    case 'record':
      return {
        endpoint: contract.addGrowth,
        params: { id: parent.child },
        ...signedJson({ date: '2026-02-12', weight: 10.9, height: 82.5, measure: 'l' }),
        idIn: idOfData,
      }
    case 'redemption':
      return {
        endpoint: contract.redeem,
        params: { item_id: item },
        ...signedJson({ quantity: 1, address: newAddress }),
        idIn: idOfData,
      }
    case 'bill': {
      const bill = {
        shop_id: shop,
        date: todayInBangkok(Date.now()),
        amount_satang: 45_900,
        receipt_number: key.slice(0, 13),
      }
      const { mediaType, bytes } = await freshPicture()
      const parts = new FormData()
      parts.append('json', JSON.stringify(bill))
      parts.append('picture', new Blob([Uint8Array.from(bytes)], { type: mediaType }), 'picture')
      const form = new Response(parts)
      return {
        endpoint: contract.sendBill,
        headers: { 'content-type': form.headers.get('content-type') ?? '', ...signed },
        body: Buffer.from(await form.arrayBuffer()),
        idIn: idOfData,
      }
    }
  }
}

/** Retries an intent as a page does, until it is granted. A permanent refusal is a defect here. */
const sendUntilGranted = async (intent: Intent, url: string, agent: Agent, household: Household): Promise<Granted> => {
  const { endpoint, idIn, ...rest } = await preparedCall(intent, household)
  const attempts: Attempt[] = []
  const end = performance.now() + 120_000
  while (performance.now() < end) {
    const at = performance.now()
    const { status, headers, text } = await send(url, endpoint, agent, rest)
    const now = performance.now()
    const after = headers['retry-after']
    attempts.push({ at, ms: now - at, status, retryAfter: after === undefined ? null : Number(after) })
    if (status === endpoint.success.status)
      return { kind: intent.kind, member: intent.parent.id, id: idIn(JSON.parse(text)), at: now, attempts }
    if (!retryStatuses.has(status) && status !== 500) throw new Error(`${intent.kind} was answered ${status} ${text}`)
    // Sooner than `retry-after`, so that this pause does not show in the measured gap.
    await pause(100 + Math.random() * 200)
  }
  throw new Error(`a ${intent.kind} was granted to nobody in two minutes: ${JSON.stringify(attempts.slice(-3))}`)
}

const randomKind = (): Kind => {
  let left = Math.random() * 100
  for (const [kind, share] of Object.entries(mix) as ReadonlyArray<[Kind, number]>) {
    left -= share
    if (left < 0) return kind
  }
  return 'record'
}

export interface Load {
  readonly granted: ReadonlyArray<Granted>
  /** Ends once each open intent is granted. */
  readonly stop: () => Promise<void>
}

export const startLoad = (
  { url, ca }: { readonly url: string; readonly ca: string },
  household: Household,
  parallel: number,
  pauseMs: number,
): Load => {
  const done: Granted[] = []
  const load = { running: true }
  const { parents } = household
  const billsOf = new Map<string, number>()
  const loops = Array.from({ length: parallel }, async (_, at) => {
    const agent = new Agent({
      ca,
      family: 4,
      keepAlive: true,
      localAddress: `127.200.${at >> 8}.${(at & 255) + 1}`,
      maxSockets: 1,
    })
    for (let turn = 0; load.running; turn += 1) {
      const parent = parents[(at + turn * parallel) % parents.length] as Intent['parent']
      const chosen = randomKind()
      const bills = billsOf.get(parent.id) ?? 0
      const kind = chosen === 'bill' && bills >= 10 ? 'record' : chosen
      if (kind === 'bill') billsOf.set(parent.id, bills + 1)
      done.push(await sendUntilGranted({ kind, parent, key: randomUUID() }, url, agent, household))
      await pause(pauseMs * (0.5 + Math.random()))
    }
    agent.destroy()
  })
  const all = Promise.all(loops)
  all.catch(() => undefined)
  return {
    granted: done,
    stop: async () => {
      load.running = false
      await all
    },
  }
}

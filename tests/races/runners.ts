import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { contract } from '../../adapters/exports/contract.js'
import { fillPath } from '../../adapters/exports/internal/contract.js'
import { startSession } from '../../server/account/session/sessions.js'
import type { Db } from '../../server/platform/store/store.js'
import { newAddress, withGift, withItem } from '../../server/testing/catalogue.js'

export interface Runner {
  readonly id: string
  readonly token: string
}

export const withRunners = async (db: Db, count: number, points: number, now: Date): Promise<ReadonlyArray<Runner>> => {
  const runners: Runner[] = []
  for (let each = 0; each < count; each += 1) {
    const id = randomUUID()
    const nobody = { email: null, name: null, birthday: null }
    await db
      .insertInto('members')
      .values({ id, ...nobody, adult_confirmed_at: now, created_at: now })
      .execute()
    await withGift(db, id, points, now)
    const { tokens } = await startSession(db, { member: id, strategy: 'local1', device: 'race' }, now)
    runners.push({ id, token: tokens.access })
  }
  return runners
}

export const withPrize = (db: Db, pieces: number, now: Date): Promise<string> =>
  withItem(db, now, { point: 100, stocked: pieces, stock_balance: pieces })

/** An intent to redeem one piece. Its key makes a retry the same intent. */
export interface RedemptionIntent {
  readonly runner: Runner
  readonly item: string
  readonly key: string
}

/** `order` null: refused, for lack of points or pieces. */
export interface IntentResult {
  readonly intent: RedemptionIntent
  readonly order: string | null
  /** Number of retries after a missing or transient response. */
  readonly repeats: number
  /** Number of responses with status 500. */
  readonly defects: number
}

const send = ({ runner, item, key }: RedemptionIntent, url: string): Promise<Response> =>
  fetch(url + fillPath(contract.redeem.path, { item_id: item }), {
    method: contract.redeem.method,
    headers: {
      'x-api-key': 'careplus-web',
      'content-type': 'application/json',
      'idempotency-key': key,
      authorization: `Bearer ${runner.token}`,
    },
    body: JSON.stringify({ quantity: 1, address: newAddress }),
  })

interface AttemptResult {
  /** Undefined: no response, or a transient failure. */
  readonly order: string | null | undefined
  readonly defect: boolean
}

const retry: AttemptResult = { order: undefined, defect: false }

const attempt = async (intent: RedemptionIntent, url: string): Promise<AttemptResult> => {
  const [status, text] = await send(intent, url).then(
    async (response) => [response.status, await response.text().catch(() => '')] as const,
    () => [0, ''] as const,
  )
  if (status === 201 && text !== '')
    return { order: (JSON.parse(text) as { data: { id: string } }).data.id, defect: false }
  if (status === 422) return { order: null, defect: false }
  if (status === 500) return { order: undefined, defect: true }
  if (status === 0 || status === 201 || status === 409 || status > 500) return retry
  throw new Error(`${status} ${text}`)
}

export const sendUntilAnswered = async (
  intent: RedemptionIntent,
  urls: ReadonlyArray<string>,
  at: number,
): Promise<IntentResult> => {
  let defects = 0
  for (let repeats = 0; repeats < 400; repeats += 1) {
    const { order, defect } = await attempt(intent, urls[(at + repeats) % urls.length] ?? '')
    if (order !== undefined) return { intent, order, repeats, defects }
    if (defect) defects += 1
    await pause(50 + Math.random() * 200)
  }
  throw new Error('Nobody answers any more')
}

export const newIntent = (runner: Runner, item: string): RedemptionIntent => ({ runner, item, key: randomUUID() })

export const ordersOf = (db: Db, item: string) =>
  db.selectFrom('orders').select(['id', 'member_id']).where('item_id', '=', item).orderBy('id').execute()

import { createHash, randomUUID } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { Conversation, Engine } from '../../../server/platform/store/engine'

/** The server's statements for these two calls, word for word, without its rules, codecs, limits or logs. */
const statements = {
  token: 'select "member_id", "session_id", "expires_at" from "access_tokens" where "hash" = $1',
  read: 'select "growth_records"."id", "growth_records"."date", "growth_records"."weight", "growth_records"."height", "growth_records"."measure", "growth_records"."head_circumference" from "growth_records" inner join "children" on "children"."id" = "growth_records"."child_id" where "growth_records"."child_id" = $1 and ("children"."member_id" = $2 or exists (select "child_partners"."role" from "child_partners" where "child_partners"."child_id" = "children"."id" and "child_partners"."member_id" = $3)) order by "growth_records"."date" desc, "growth_records"."created_at" desc',
  claim:
    'select "token"."member_id", "token"."session_id", "token"."expires_at", "known"."body_hash", "known"."status", "known"."answer", pg_try_advisory_xact_lock(hashtextextended(token.member_id || $1::text, 1)) as "mine" from "access_tokens" as "token" left join "idempotency_keys" as "known" on "known"."member_id" = "token"."member_id" and "known"."key" = $2 and "known"."path" = $3 and "known"."method" = $4 where "token"."hash" = $5',
  child:
    'select "birthday", "health_consent_at", "member_id" as "owner", exists (select 1 from "growth_records" where child_id = children.id offset 999) as "full" from "children" where "id" = $1 and ("member_id" = $2 or exists (select "child_partners"."role" from "child_partners" where "child_partners"."child_id" = "children"."id" and "child_partners"."member_id" = $3)) for update of "children"',
  add: 'with "added" as (insert into "growth_records" ("date", "weight", "height", "measure", "head_circumference", "id", "child_id", "created_by", "created_at") values ($1, $2, $3, $4, $5, $6, $7, $8, $9) returning "id", "date", "weight", "height", "measure", "head_circumference"), "told" as (insert into "child_activity" ("child_id", "at", "actor", "kind", "day", "about") values ($10, $11, $12, $13, $14, $15) returning "seq") select "id", "date", "weight", "height", "measure", "head_circumference" from "added"',
  keep: 'insert into "idempotency_keys" ("member_id", "method", "path", "key", "body_hash", "status", "answer", "created_at") values ($1, $2, $3, $4, $5, $6, $7, $8)',
} as const

export const hashOf = (text: string): string => createHash('sha256').update(text).digest('base64url')

export const within = async <A>(engine: Engine, work: (conversation: Conversation) => Promise<A>): Promise<A> => {
  const conversation = await engine.connect()
  try {
    return await work(conversation)
  } finally {
    conversation.release()
  }
}

export const textOf = (request: IncomingMessage): Promise<string> =>
  new Promise((resolve, reject) => {
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', () => resolve(Buffer.concat(chunks).toString('utf8')))
    request.on('error', reject)
  })

export const tokenOf = (request: IncomingMessage): string => (request.headers.authorization ?? '').slice(7)

interface Holder {
  readonly member_id: string
}

export const memberOf = async (engine: Engine, request: IncomingMessage): Promise<string> => {
  const { rows } = await within(engine, ({ query }) => query(statements.token, [hashOf(tokenOf(request))]))
  return (rows[0] as Holder).member_id
}

interface Add {
  readonly date: string
  readonly weight: number
  readonly height: number
  readonly measure: string
}

const add = (engine: Engine, token: string, path: string, key: string, text: string): Promise<string> =>
  within(engine, async ({ query }) => {
    const child = path.split('/')[3] ?? ''
    const { date, weight, height, measure } = JSON.parse(text) as Add
    const now = new Date()
    await query('begin', [])
    const claimed = await query(statements.claim, [` POST ${path} ${key}`, key, path, 'POST', token])
    const { member_id: member } = claimed.rows[0] as Holder
    await query(statements.child, [child, member, member])
    const record = [date, weight, height, measure, null, randomUUID(), child, member, now]
    const made = await query(statements.add, [...record, child, now, member, 'growth.added', date, null])
    const answer = JSON.stringify({ data: made.rows[0] })
    await query(statements.keep, [member, 'POST', path, key, hashOf(text), 201, answer, now])
    await query('commit', [])
    return answer
  })

export const sendJson = (response: ServerResponse, status: number, body: string): void => {
  response
    .writeHead(status, { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) })
    .end(body)
}

const answerTo = async (engine: Engine, request: IncomingMessage, response: ServerResponse): Promise<void> => {
  const path = request.url ?? ''
  const text = request.method === 'POST' ? await textOf(request) : ''
  const send = (status: number, body: string): void => sendJson(response, status, body)
  if (request.method === 'POST')
    return send(
      201,
      await add(engine, hashOf(tokenOf(request)), path, String(request.headers['idempotency-key']), text),
    )
  const member = await memberOf(engine, request)
  const { rows } = await within(engine, ({ query }) => query(statements.read, [path.split('/')[3], member, member]))
  return send(200, JSON.stringify({ data: rows }))
}

export interface BareServer {
  readonly port: number
  readonly stop: () => Promise<void>
}

export const listening = async (
  answer: (request: IncomingMessage, response: ServerResponse) => Promise<void>,
): Promise<BareServer> => {
  const server = createServer((request, response) => void answer(request, response))
  await new Promise<void>((open) => server.listen(0, '127.0.0.1', open))
  return {
    port: (server.address() as { readonly port: number }).port,
    stop: () =>
      new Promise((stopped) => {
        server.close(() => stopped())
        server.closeAllConnections()
      }),
  }
}

export const bareServer = (engine: Engine): Promise<BareServer> =>
  listening((request, response) => answerTo(engine, request, response))

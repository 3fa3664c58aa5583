import { createHmac, randomBytes, randomUUID } from 'node:crypto'
import { createServer, type ServerOptions } from 'node:https'
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { LineMessagingSettings } from '../platform/config/lineMessages.js'
import { lineIssuer } from '../platform/lineMessages/lineIssuer.js'
import type { Db } from '../platform/store/store.js'
import { selfSigned } from './certificate.js'

export interface AcceptedMessage {
  readonly key: string
  readonly to: string
  readonly text: string
}

/** `cut`: accepts, then breaks the connection; `broken`: 500, not accepted; `rate`: rate limit; `bad`: invalid. */
export type Mood = 'well' | 'cut' | 'broken' | 'rate' | 'bad'

export interface LineReceiver {
  readonly settings: LineMessagingSettings
  readonly accepted: AcceptedMessage[]
  readonly delivered: () => ReadonlyArray<AcceptedMessage>
  readonly calls: string[]
  readonly moods: Mood[]
  readonly friends: Set<string>
  readonly month: { left: number }
  readonly sign: (body: string) => string
  readonly stop: () => Promise<void>
}

const bodyOf = async (call: IncomingMessage): Promise<string> => {
  let text = ''
  for await (const piece of call) text += String(piece)
  return text
}

export const someUserId = (): string => `U${randomBytes(16).toString('hex')}`

/** On loopback over TLS, after LINE's reference of the Messaging API. */
export const startLineReceiver = async (): Promise<LineReceiver> => {
  const { key, cert } = selfSigned()
  const secret = randomBytes(16).toString('hex')
  const token = randomBytes(32).toString('base64url')
  const acceptedMessages: AcceptedMessage[] = []
  const calls: string[] = []
  const moods: Mood[] = []
  const friends = new Set<string>()
  const accepted = new Map<string, string>()
  const month = { left: Infinity }

  const respond = (reply: ServerResponse, status: number, body: unknown, more: Record<string, string> = {}): void => {
    reply.writeHead(status, { 'content-type': 'application/json', 'x-line-request-id': randomUUID(), ...more })
    reply.end(JSON.stringify(body))
  }
  const push = (call: IncomingMessage, reply: ServerResponse, body: string): void => {
    const mood = moods.shift() ?? 'well'
    const retryKey = String(call.headers['x-line-retry-key'])
    const before = accepted.get(retryKey)
    if (before !== undefined)
      return respond(
        reply,
        409,
        { message: 'The retry key is already accepted' },
        { 'x-line-accepted-request-id': before },
      )
    if (mood === 'broken') return respond(reply, 500, { message: 'Internal error' })
    if (mood === 'rate')
      return respond(reply, 429, { message: 'The API rate limit has been exceeded. Try again later.' })
    if (mood === 'bad') return respond(reply, 400, { message: 'Failed to send messages' })
    if (month.left < 1) return respond(reply, 429, { message: 'You have reached your monthly limit.' })
    const { to, messages } = JSON.parse(body) as { to: string; messages: ReadonlyArray<{ type: string; text: string }> }
    if (messages[0]?.type !== 'text' || messages[0].text.length > 5000)
      return respond(reply, 400, { message: 'invalid' })
    accepted.set(retryKey, randomUUID())
    month.left -= 1
    acceptedMessages.push({ key: retryKey, to, text: messages[0].text })
    if (mood === 'cut') call.socket.destroy()
    else respond(reply, 200, { sentMessages: [{ id: '1' }] })
  }
  const answer = async (call: IncomingMessage, reply: ServerResponse): Promise<void> => {
    const body = await bodyOf(call)
    const account = call.url === '/v2/bot/info'
    if (!account) calls.push(`${call.method} ${call.url}`)
    if (call.headers.authorization !== `Bearer ${token}`)
      return respond(reply, 401, { message: 'Authentication failed' })
    if (account) return respond(reply, 200, { basicId: '@careplus' })
    const [, userId] = /^\/v2\/bot\/profile\/(\w+)$/.exec(call.url ?? '') ?? []
    if (userId !== undefined)
      return friends.has(userId) ? respond(reply, 200, { userId }) : respond(reply, 404, { message: 'Not found' })
    if (call.url === '/v2/bot/message/push' && call.method === 'POST') return push(call, reply, body)
    return respond(reply, 404, { message: 'Not found' })
  }
  const options: ServerOptions = { key, cert }
  const server = createServer(options, (call, reply) => void answer(call, reply))
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  const { port } = server.address() as AddressInfo
  return {
    settings: {
      token,
      secret,
      url: `https://127.0.0.1:${port}`,
      account: '@careplus',
      monthlyBudget: null,
      ca: cert,
    },
    accepted: acceptedMessages,
    delivered: () => acceptedMessages.filter(({ to }) => friends.has(to)),
    calls,
    moods,
    friends,
    month,
    sign: (body) => createHmac('sha256', secret).update(body).digest('base64'),
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

export const linkLine = async (db: Db, member: string, now: Date, subject = someUserId()): Promise<string> => {
  await db
    .insertInto('identities')
    .values({ issuer: lineIssuer, subject, member_id: member, verified_at: now })
    .execute()
  return subject
}

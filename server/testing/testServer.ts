import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join as joinPath } from 'node:path'
import { fileURLToPath } from 'node:url'
import { todayInBangkok, type IsoDate } from '@careplus/core/calendar'
import { consentVersions } from '@careplus/core/consents'
import { calmStoolAnswers } from '@careplus/core/stool'
import * as E from 'fp-ts/Either'
import { contract, type AnswerOf, type Endpoint, type ErrorCode, type Multipart } from '@careplus/adapters/contract'
import {
  ErrorBody,
  FileAnswerCodec,
  fillPath,
  queryText,
  versionTag,
  type Grant,
  type Session,
} from '@careplus/adapters/internal/contract'
import type { Config } from '../platform/config/env.js'
import { contentAtStart } from '../content/import/importAtStart.js'
import { createServer, type RunningServer, type ServerOptions } from '../createServer.js'
import { storeOn, type Store } from '../platform/store/store.js'
import { inlineNormalizer } from './inlineNormalizer.js'
import { quickPasswords } from './quickPasswords.js'
import { testPlace, type TestPlace } from './testStore.js'

export interface Options {
  readonly params?: Readonly<Record<string, string>>
  readonly query?: Readonly<Record<string, string>>
  readonly body?: unknown
  readonly token?: string
  readonly key?: string | undefined
  readonly version?: number
  readonly headers?: Readonly<Record<string, string>>
  /** Network address; default: a new one for every caller. */
  readonly network?: string | undefined
}

export interface Reply<A> {
  readonly status: number
  readonly headers: Headers
  readonly body: unknown
  readonly answer: () => A
  readonly code: () => ErrorCode
  readonly cookie: string | null
}

export interface Member extends Session {
  readonly password: string
  readonly email: string
  readonly cookie: string
}

const password = 'มะลิซ้อน ปลูกริมรั้ว'

export const testConfig: Config = {
  mode: 'demo',
  host: '127.0.0.1',
  port: 0,
  publicUrl: null,
  apiKeys: ['careplus-web'],
  allowedOrigins: ['https://partner.example'],
  identityKey: new Uint8Array(32).fill(7),
  trustProxy: ['loopback'],
  store: { _tag: 'embedded', folder: '.data' },
  dataFolder: '/nowhere',
  storage: { _tag: 'folder', folder: '/nowhere' },
  picturesSocket: null,
  ocrEnabled: true,
  drainMs: 0,
  staff: null,
  staffWebFolder: '/nowhere',
  mail: null,
  social: { google: null, line: null, facebook: null },
  sms: null,
  lineMessaging: null,
  logLevel: 'info',
  webFolder: '/nowhere',
  contentFolder: fileURLToPath(new URL('../../content', import.meta.url)),
  tracking: { ads: null, pixel: null, analytics: null },
}

let networks = 0
const freshNetwork = (): string => {
  networks += 1
  return `10.${(networks >> 16) & 255}.${(networks >> 8) & 255}.${networks & 255}`
}

const cookieOf = (headers: Headers): string | null =>
  /^((?:__Host-)?auth_refresh=[^;]*)/.exec(headers.getSetCookie()[0] ?? '')?.[1] ?? null

/** Checks each response against the contract: the success, or a listed refusal. */
export const replyOf = <E extends Endpoint>(
  endpoint: E,
  status: number,
  headers: Headers,
  bytes: Uint8Array,
): Reply<AnswerOf<E>> => {
  const isFile = endpoint.success.codec instanceof FileAnswerCodec && status === endpoint.success.status
  const text = isFile ? '' : new TextDecoder().decode(bytes)
  const mediaType = headers.get('content-type') ?? ''
  const body: unknown = isFile ? { mediaType, bytes } : text === '' ? null : JSON.parse(text)
  const failure = `${endpoint.name} answered ${status} ${text.slice(0, 300)}`
  if (status === endpoint.success.status) {
    if (E.isLeft(endpoint.success.codec.decode(body))) throw new Error(`${failure}, which its codec refuses`)
  } else {
    const error = ErrorBody.decode(body)
    if (E.isLeft(error) || !endpoint.errors.includes(error.right.error_code))
      throw new Error(`${failure}, which it does not list`)
  }
  return {
    status,
    headers,
    body,
    cookie: cookieOf(headers),
    answer: () => {
      if (status !== endpoint.success.status) throw new Error(failure)
      return body as AnswerOf<E>
    },
    code: () => {
      const error = ErrorBody.decode(body)
      if (E.isLeft(error)) throw new Error(failure)
      return error.right.error_code
    },
  }
}

const mediaTypes = {
  json: 'application/json',
  form: 'application/x-www-form-urlencoded',
  bytes: 'application/octet-stream',
  // The client sets the type with its boundary.
  multipart: null,
} as const

export const formOf = ({ json, files }: Multipart<unknown>): FormData => {
  const form = new FormData()
  form.append('json', JSON.stringify(json))
  for (const { mediaType, bytes } of files)
    form.append('picture', new Blob([Uint8Array.from(bytes)], { type: mediaType }), 'picture')
  return form
}

const encodings = {
  json: (body: unknown) => JSON.stringify(body),
  form: (body: unknown) => new URLSearchParams(body as Record<string, string>).toString(),
  bytes: (body: unknown) => Buffer.from(body as Uint8Array),
  multipart: (body: unknown) => formOf(body as Multipart<unknown>),
} as const

export interface TestServer {
  readonly url: string
  readonly config: Config
  readonly store: Store
  readonly place: TestPlace
  readonly running: RunningServer
  readonly logs: ReadonlyArray<string>
  readonly clock: { readonly now: () => number; readonly advance: (seconds: number) => void }
  readonly now: () => Date
  readonly today: () => IsoDate
  readonly call: <E extends Endpoint>(endpoint: E, options?: Options) => Promise<Reply<AnswerOf<E>>>
  readonly messagesTo: (to: string) => Promise<ReadonlyArray<string>>
  /** The newest six-digit code; '' if there is none. */
  readonly codeIn: (email: string) => Promise<string>
  readonly logIn: (
    member: Pick<Member, 'email' | 'password'>,
    options?: Options,
  ) => Promise<Reply<AnswerOf<typeof contract.login>>>
  readonly acts: (column: 'actor' | 'subject', id: string) => Promise<ReadonlyArray<string>>
  readonly joinToken: (email: string) => Promise<string>
  readonly join: (email?: string) => Promise<Member>
  readonly stop: () => Promise<void>
}

export interface Setup extends Partial<ServerOptions> {
  readonly config?: Partial<Config>
  /** Data of another server, which removes it. */
  readonly place?: TestPlace
  readonly clock?: TestServer['clock']
  readonly content?: boolean
}

const settableClock = (): TestServer['clock'] => {
  let ahead = 0
  return {
    now: () => Date.now() + ahead,
    advance: (seconds) => {
      ahead += seconds * 1000
    },
  }
}

/** Servers on the same data share their storage. */
const storages = new WeakMap<TestPlace, string>()
const newFolder = (): string => mkdtempSync(joinPath(tmpdir(), 'careplus-test-'))

export const startTestServer = async (setup: Setup = {}): Promise<TestServer> => {
  const place = setup.place ?? (await testPlace())
  const clock = setup.clock ?? settableClock()
  const store = await storeOn(await place.open(), new Date(clock.now()))
  const logs: string[] = []
  const dataFolder = newFolder()
  const pictures = storages.get(place) ?? newFolder()
  storages.set(place, pictures)
  const config = { ...testConfig, dataFolder, storage: { _tag: 'folder' as const, folder: pictures }, ...setup.config }
  if (setup.content === true) {
    const content = await contentAtStart(store.db, config.contentFolder, new Date(clock.now()))
    if (E.isLeft(content)) throw new Error(content.left)
  }
  const running = await createServer(config, store, {
    normalizer: setup.normalizer ?? inlineNormalizer,
    now: clock.now,
    log: { write: (line) => void logs.push(line) },
    passwords: setup.passwords ?? (await quickPasswords()),
    ...(setup.pace === undefined ? {} : { pace: setup.pace }),
    ...(setup.textReader === undefined ? {} : { textReader: setup.textReader }),
  })
  const port = (running.app.server.address() as { readonly port: number }).port
  const url = `http://127.0.0.1:${port}`

  const call: TestServer['call'] = async (
    endpoint,
    { params = {}, query = {}, body, token, key, version = 1, headers, network } = {},
  ) => {
    const { encoding } = endpoint
    const response = await fetch(url + fillPath(endpoint.path, params) + queryText(query), {
      method: endpoint.method,
      headers: {
        'x-api-key': 'careplus-web',
        'x-forwarded-for': network ?? freshNetwork(),
        ...(body === undefined || mediaTypes[encoding] === null ? {} : { 'content-type': mediaTypes[encoding] }),
        ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
        ...(endpoint.idempotent ? { 'idempotency-key': key ?? randomUUID() } : {}),
        ...(endpoint.versioned ? { 'if-match': versionTag(version) } : {}),
        ...headers,
      },
      ...(body === undefined ? {} : { body: encodings[encoding](body) }),
    })
    return replyOf(endpoint, response.status, response.headers, new Uint8Array(await response.arrayBuffer()))
  }

  const messagesTo: TestServer['messagesTo'] = async (to) => {
    const response = await fetch(`${url}/outbox`, { headers: { accept: 'application/json' } })
    const { data } = (await response.json()) as { data: ReadonlyArray<{ to: string; text: string }> }
    return data.filter((message) => message.to === to).map(({ text }) => text)
  }

  const codeIn: TestServer['codeIn'] = async (email) => /\b\d{6}\b/.exec((await messagesTo(email))[0] ?? '')?.[0] ?? ''
  const logIn: TestServer['logIn'] = ({ email, password }, options) =>
    call(contract.login, { ...options, body: { email, password } })

  const acts: TestServer['acts'] = async (column, id) => {
    const rows = store.db.selectFrom('audit').select('action').where(column, '=', id).orderBy('seq')
    return (await rows.execute()).map(({ action }) => action)
  }

  const joinToken: TestServer['joinToken'] = async (email) => {
    ;(await call(contract.askJoinCode, { body: { email } })).answer()
    const code = await codeIn(email)
    return (await call(contract.proveJoinCode, { body: { email, code } })).answer().data.join_token
  }

  const join: TestServer['join'] = async (email = `${randomUUID()}@example.com`) => {
    const body = { join_token: await joinToken(email), password, adult: true, consents: joinConsents }
    const reply = await call(contract.join, { body })
    return { ...reply.answer(), email, password, cookie: reply.cookie ?? '' }
  }

  const stop = async (): Promise<void> => {
    await running.stop()
    await store.close()
    rmSync(dataFolder, { recursive: true, force: true })
    if (setup.place !== undefined) return
    await place.remove()
    rmSync(pictures, { recursive: true, force: true })
  }
  const now = () => new Date(clock.now())
  const today = () => todayInBangkok(clock.now())
  const asMember = { messagesTo, codeIn, logIn, joinToken, join }
  return { url, config, store, place, running, logs, clock, now, today, call, acts, ...asMember, stop }
}

export const granted = (answer: AnswerOf<typeof contract.refreshToken>): Grant => {
  if ('join_token' in answer) throw new Error('a newcomer, who has no tokens')
  return answer
}

export const unexpected = (reason: unknown): never => {
  throw reason
}

export const joinConsents = [
  { purpose: 'terms', granted: true, version: consentVersions.terms },
  { purpose: 'privacy', granted: true, version: consentVersions.privacy },
] as const

export const newChild = {
  nickname: 'น้องปัน',
  birthday: '2024-07-12',
  gender: 'male',
  delivery_method: 'c-section',
} as const

export const newRecord = { date: '2026-01-12', weight: 10.8, height: 82, measure: 'l' } as const

export const withChild = async (
  server: TestServer,
  { access_token: token }: Member,
  child: object = newChild,
): Promise<{ readonly id: string; readonly record: string }> => {
  const id = (await server.call(contract.addChild, { token, body: child })).answer().data.id
  const body = { purpose: 'child_health', child_id: id, granted: true, version: consentVersions.child_health }
  ;(await server.call(contract.recordConsent, { token, body })).answer()
  const record = (await server.call(contract.addGrowth, { token, params: { id }, body: newRecord })).answer().data.id
  return { id, record }
}

/** Old enough for the nutrition questions. */
export const olderChild = { ...newChild, birthday: '2021-07-12' } as const

export const newStool = {
  date: '2026-02-12',
  colour: 'green',
  photo: null,
  lastedDays: 1,
  signs: { ...calmStoolAnswers, unwell: 'unsure' },
} as const

export const newNutrition = {
  date: '2026-02-12',
  eaten: {
    staples: true,
    legumes: false,
    dairy: true,
    flesh: true,
    eggs: false,
    brightVegetables: false,
    otherVegetables: true,
    fruit: true,
  },
  habits: { refusesNew: 'often', fewFoods: 'sometimes', longMeals: 'rarely' },
  sweetDrinks: 'one',
  classNumber: 8,
} as const

export const newAdult = {
  relation: 'myself',
  name: 'มะลิ',
  birthDate: '1992-04-13',
  sex: 'female',
  weight: 55,
  height: null,
} as const

export const newMobility = {
  date: '2026-02-12',
  answers: { strength: 1, walking: 0, rising: 2, stairs: 1, falls: 0 },
  calfCm: 32.5,
  chairStand: { _tag: 'timed', seconds: 13.2 },
} as const

export const withAdult = async (
  server: TestServer,
  { access_token: token }: Member,
): Promise<{ readonly id: string; readonly check: string; readonly question: string; readonly secret: string }> => {
  const body = { ...newAdult, consent: { version: consentVersions.mobility } }
  const { id } = (await server.call(contract.addAdult, { token, body })).answer().data
  const check = (await server.call(contract.addMobility, { token, params: { id }, body: newMobility })).answer().data.id
  const { question, secret } = (await server.call(contract.askAdult, { token })).answer().data
  return { id, check, question: question.id, secret }
}

export const withChecks = async (
  server: TestServer,
  { access_token: token }: Member,
  id: string,
): Promise<{ readonly stool: string; readonly nutrition: string }> => {
  const params = { id }
  const stool = (await server.call(contract.addStool, { token, params, body: newStool })).answer().data.id
  const nutrition = (await server.call(contract.addNutrition, { token, params, body: newNutrition })).answer().data.id
  return { stool, nutrition }
}

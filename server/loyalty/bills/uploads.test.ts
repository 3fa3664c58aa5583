import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { readdirSync } from 'node:fs'
import { request, type IncomingMessage } from 'node:http'
import { connect } from 'node:net'
import { join } from 'node:path'
import { json as readJson } from 'node:stream/consumers'
import { pipeline } from 'node:stream/promises'
import { setTimeout as pause } from 'node:timers/promises'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { contract, type SentFile } from '@careplus/adapters/contract'
import { sql } from 'kysely'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { bomb, fileOf, postBill, newBill, receiptPicture, withShops } from '../../testing/billFixtures.js'
import { startTestServer, type Member, type TestServer } from '../../testing/testServer.js'

let server: TestServer
let member: Member
let sound: SentFile
beforeAll(async () => {
  server = await startTestServer({ pace: { windowMs: 400, minBytes: 1000, maxMs: 4000 } })
  await withShops(server.store.db, new Date())
  member = await server.join()
  sound = fileOf(await receiptPicture())
})
afterAll(async () => {
  await server.stop()
  expect(server.logs.filter((line) => line.includes('defect'))).toStrictEqual([])
})

const incoming = (): ReadonlyArray<string> => readdirSync(join(server.config.dataFolder, 'incoming'))

const stored = async (): Promise<ReadonlyArray<string>> => {
  const { storage } = server.config
  return storage._tag === 'folder' ? readdirSync(storage.folder, { recursive: true, encoding: 'utf8' }) : []
}

const refused = async (files: ReadonlyArray<SentFile>, bill: unknown = newBill(server)) => {
  const { status, body } = await postBill(server, await server.join(), bill, files)
  const { errors = [] } = body as { errors?: ReadonlyArray<{ field: string; code: string; message: string }> }
  return { status, errors: errors.map(({ field, code, message }) => [field, code, message]) }
}

const only = (code: string, message: string, field = 'pictures.0') => ({
  status: 400,
  errors: [[field, code, expect.stringMatching(message.replaceAll(' ', '\\s'))]],
})

const bytesOf = (text: string): Uint8Array => new TextEncoder().encode(text)

describe('what is no picture of a bill is refused with its sentence, and leaves nothing behind:', () => {
  let before: ReadonlyArray<string>
  beforeAll(async () => {
    before = await stored()
  })
  afterAll(async () => {
    expect(incoming()).toStrictEqual([])
    expect(await stored()).toStrictEqual(before)
  })

  it('an empty file', async () => {
    expect(await refused([fileOf(new Uint8Array())])).toStrictEqual(only('empty_picture', 'ว่างเปล่า'))
  })

  it('eleven megabytes', async () => {
    const large = new Uint8Array(11 * 1024 * 1024)
    large.set(sound.bytes)
    expect(await refused([fileOf(large)])).toStrictEqual(only('heavy_picture', 'เกิน 10 MB'))
  })

  it('a PDF that calls itself a JPEG', async () => {
    expect(await refused([fileOf(bytesOf('%PDF-1.7\n1 0 obj\n'))])).toStrictEqual(only('not_picture', 'JPEG'))
  })

  it('HEIC', async () => {
    const heic = Uint8Array.from([0, 0, 0, 24, ...bytesOf('ftypheic'), ...new Uint8Array(64)])
    expect(await refused([fileOf(heic, 'image/heic')])).toStrictEqual(only('heic_picture', 'HEIC'))
  })

  it('a drawing with a script in it', async () => {
    const svg = bytesOf('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>')
    expect(await refused([fileOf(svg, 'image/svg+xml')])).toStrictEqual(only('not_picture', 'JPEG'))
  })

  it('a bomb: small to send, huge to open', async () => {
    const bytes = bomb(20_000)
    expect(bytes.length).toBeLessThan(100_000)
    expect(await refused([fileOf(bytes, 'image/png')])).toStrictEqual(only('huge_picture', '50 ล้านพิกเซล'))
  })

  it('a JPEG that is cut short', async () => {
    const whole = await receiptPicture(800, 1000)
    expect(await refused([fileOf(whole.subarray(0, whole.length / 2))])).toStrictEqual(
      only('broken_picture', 'มาไม่ครบ'),
    )
  })

  it('a head without a picture behind it', async () => {
    const head = Uint8Array.from([0xff, 0xd8, 0xff, ...new Uint8Array(200)])
    expect(await refused([fileOf(head)])).toStrictEqual(only('broken_picture', 'มาไม่ครบ'))
  })

  it('no file, and five', async () => {
    expect(await refused([])).toStrictEqual(only('required', 'อย่างน้อย 1 รูป', 'pictures'))
    expect(await refused([sound, sound, sound, sound, sound])).toStrictEqual(only('too_many', 'ไม่เกิน 4 รูป', 'pictures'))
  })

  it('several at once, each at its place', async () => {
    const { status, errors } = await refused([sound, fileOf(new Uint8Array()), fileOf(bytesOf('GIF89a'))])
    expect([status, errors.map(([field, code]) => [field, code])]).toStrictEqual([
      400,
      [
        ['pictures.1', 'empty_picture'],
        ['pictures.2', 'not_picture'],
      ],
    ])
  })

  it('eight of ten megabytes, which are not even read', async () => {
    const reply = await postBill(server, member, newBill(server), Array(8).fill(fileOf(new Uint8Array(1e7))))
    expect([reply.status, reply.code()]).toStrictEqual([413, 'too_large'])
  })
})

it('what a camera wrote a little wrong is taken all the same', async () => {
  const bytes = Uint8Array.from(await receiptPicture())
  const scan = bytes.findIndex((byte, at) => byte === 0xff && bytes[at + 1] === 0xda)
  const header = scan + 2 + (((bytes[scan + 2] ?? 0) << 8) | (bytes[scan + 3] ?? 0))
  // The header claims 64 coefficients, as Samsung's does not.
  bytes[header - 2] = 0
  await expect(sharp(bytes, { failOn: 'warning' }).raw().toBuffer()).rejects.toThrow('SOS')
  expect((await postBill(server, member, newBill(server), [fileOf(bytes)])).status).toBe(201)
})

interface Raw {
  readonly status: number
  readonly text: string
}

/** A body by hand, piece by piece; null: the connection closed without a response. */
const sendTyped = async (
  pieces: ReadonlyArray<string | Uint8Array | number>,
  {
    type = 'multipart/form-data; boundary=mark',
    length,
    token,
    key = randomUUID(),
  }: {
    readonly type?: string
    readonly length?: number
    readonly token?: string
    readonly key?: string | null
  } = {},
): Promise<Raw | null> => {
  const { port, hostname } = new URL(server.url)
  const socket = connect(Number(port), hostname)
  let heard = ''
  socket.on('data', (piece) => {
    heard += piece.toString('utf8')
  })
  const closed = new Promise<void>((resolve) => socket.once('close', () => resolve()))
  socket.on('error', () => undefined)
  const all = pieces.reduce<number>((sum, piece) => sum + (typeof piece === 'number' ? 0 : Buffer.byteLength(piece)), 0)
  socket.write(
    [
      'POST /th/bills/ HTTP/1.1',
      `host: ${hostname}`,
      'connection: close',
      'x-api-key: careplus-web',
      `authorization: Bearer ${token ?? (await server.join()).access_token}`,
      ...(key === null ? [] : [`idempotency-key: ${key}`]),
      `content-type: ${type}`,
      `content-length: ${length ?? all}`,
      '',
      '',
    ].join('\r\n'),
  )
  for (const piece of pieces)
    if (typeof piece === 'number') await pause(piece)
    else if (socket.writable) socket.write(piece)
  if (length !== undefined && length > all && pieces.at(-1) === 0) socket.destroy()
  await Promise.race([closed, pause(8000)])
  socket.destroy()
  const status = Number(/^HTTP\/1\.1 (\d+)/.exec(heard)?.[1] ?? 0)
  return status === 0 ? null : { status, text: heard }
}

const json = () => `--mark\r\ncontent-disposition: form-data; name="json"\r\n\r\n${JSON.stringify(newBill(server))}\r\n`
const jsonFile = (ahead = '') =>
  `--mark\r\ncontent-disposition: form-data; name="json"; filename="blob"\r\ncontent-type: application/json\r\n\r\n${ahead}${JSON.stringify(newBill(server))}\r\n`
const picture = (bytes: Uint8Array = sound.bytes, name = 'picture') => [
  `--mark\r\ncontent-disposition: form-data; name="${name}"; filename="a.jpg"\r\ncontent-type: image/jpeg\r\n\r\n`,
  bytes,
  '\r\n',
]
const end = '--mark--\r\n'
const unreadable = (raw: Raw | null) => [raw?.status, raw?.text.includes('อ่านไม่ออก')]

describe('a body that is none', () => {
  afterAll(() => expect(incoming()).toStrictEqual([]))

  it('is taken when it is whole, by hand as well', async () => {
    expect(await sendTyped([json(), ...picture(), end])).toMatchObject({ status: 201 })
  })

  it.each([
    ['a file name on its JSON', () => [jsonFile(), ...picture(), end]],
    ['its pictures first', () => [...picture(), json(), end]],
    ['both', () => [...picture(), jsonFile(), end]],
  ])('is taken as generated clients send it: %s', async (_, pieces) => {
    expect(await sendTyped(pieces())).toMatchObject({ status: 201 })
  })

  it.each([
    ['with a wrong mark', () => [json().replace('--mark', '--mask'), ...picture(), end]],
    ['without its JSON', () => [...picture(), end]],
    ['with its JSON twice, once as a file', () => [json(), jsonFile(), ...picture(), end]],
    ['with a file of JSON that is too long', () => [jsonFile(' '.repeat(70_000)), ...picture(), end]],
    ['with its JSON twice', () => [json(), json(), ...picture(), end]],
    ['with JSON that is none', () => [json().replace('{', '['), ...picture(), end]],
    ['with a file of another name', () => [json(), ...picture(sound.bytes, 'photo'), end]],
    ['without an end', () => [json(), ...picture()]],
    ['that ends within a file', () => [json(), ...picture().slice(0, 2)]],
    ['of nothing', () => ['\r\n']],
  ])('%s', async (_, pieces) => {
    expect(unreadable(await sendTyped(pieces()))).toStrictEqual([400, true])
  })

  it('that tells no mark, or is of another kind', async () => {
    expect(unreadable(await sendTyped([json(), end], { type: 'multipart/form-data' }))).toStrictEqual([400, true])
    expect(await sendTyped(['{}'], { type: 'application/json' })).toMatchObject({ status: 415 })
  })

  it('names the fields of its JSON that are wrong', async () => {
    const { status, errors } = await refused([sound], { ...newBill(server), amount_satang: 0, shop_id: 'x' })
    expect([status, errors.map(([field]) => field)]).toStrictEqual([400, ['shop_id', 'amount_satang']])
  })

  it('is not looked at without a bearer or a key', async () => {
    const endless = { length: 1_000_000 }
    const text = async (raw: Promise<Raw | null>) => (await raw)?.text
    expect(await text(sendTyped([json()], { ...endless, token: 'x'.repeat(43) }))).toContain('token_invalid')
    expect(await text(sendTyped([json()], { ...endless, key: null }))).toContain('idempotency_required')
    expect(incoming()).toStrictEqual([])
  })

  it('that stops in the middle is thrown away', async () => {
    expect(await sendTyped([json(), ...picture().slice(0, 2), 100, 0], { length: 1_000_000 })).toBeNull()
    await expect.poll(incoming).toStrictEqual([])
  })

  it('that drips is ended, with a sentence, and the server goes on', async () => {
    const drip = Array.from({ length: 40 }, () => ['x', 50]).flat()
    const raw = await sendTyped([json(), ...picture().slice(0, 2), ...drip], { length: 1_000_000 })
    expect([raw?.status, raw?.text.includes('สัญญาณอ่อน')]).toStrictEqual([408, true])
    await expect.poll(incoming).toStrictEqual([])
  })

  it('that keeps to the pace but takes too long is ended too', async () => {
    const slow = Array.from({ length: 60 }, () => ['x'.repeat(1000), 100]).flat()
    const raw = await sendTyped([json(), ...picture().slice(0, 2), ...slow], { length: 1_000_000 })
    expect(raw?.status).toBe(408)
  })
})

setFlagsFromString('--expose-gc')
const collect = runInNewContext('gc') as () => void

describe('many at once', () => {
  it('of one member: two, and the third is asked to wait', async () => {
    const { access_token: token } = await server.join()
    const hold = () =>
      sendTyped([json(), ...picture().slice(0, 2), 'x'.repeat(3000), 700], { length: 1_000_000, token })
    const holding = [hold(), hold()]
    await expect.poll(() => incoming().length).toBe(2)
    const third = await postBill(server, { access_token: token })
    expect([third.status, third.code(), third.headers.get('retry-after')]).toStrictEqual([503, 'busy', '5'])
    await Promise.all(holding)
    await expect.poll(async () => (await postBill(server, { access_token: token })).status).toBe(201)
  })

  it('of one member who is gone before they are let in: no place is kept for them', async () => {
    const { access_token: token } = await server.join()
    await server.store.db.transaction().execute(async (tx) => {
      await sql`lock table sessions in access exclusive mode`.execute(tx)
      const gone = () => sendTyped([100, 0], { length: 1_000_000, token })
      expect(await Promise.all([gone(), gone()])).toStrictEqual([null, null])
      await pause(50)
    })
    await expect.poll(async () => (await postBill(server, { access_token: token })).status).toBe(201)
  })

  it('of many members: their bodies are never in memory', async () => {
    const roomy = await startTestServer()
    const members = await Promise.all(Array.from({ length: 4 }, () => roomy.join()))
    const piece = new Uint8Array(64 * 1024).fill(7)
    let [before, limit, measured] = [0, 0, 0]
    const inMemory = (): number => {
      collect()
      collect()
      return process.memoryUsage().arrayBuffers
    }
    const body = async function* () {
      yield bytesOf(json())
      for (let file = 0; file < 4; file += 1) {
        yield bytesOf(picture()[0] as string)
        for (let at = 0; at < 150; at += 1) {
          yield piece
          if (at !== 100 || file < measured) continue
          measured = file + 1
          limit = Math.max(limit, inMemory())
        }
        yield bytesOf('\r\n')
      }
      yield bytesOf(end)
    }
    before = inMemory()
    const send = async ({ access_token }: Member) => {
      const asking = request(`${roomy.url}/th/bills/`, {
        method: 'POST',
        headers: {
          'x-api-key': 'careplus-web',
          authorization: `Bearer ${access_token}`,
          'idempotency-key': 'k',
          'content-type': 'multipart/form-data; boundary=mark',
        },
      })
      const answered = once(asking, 'response') as Promise<[IncomingMessage]>
      await pipeline(body, asking)
      const [response] = await answered
      return ((await readJson(response)) as { errors?: ReadonlyArray<unknown> }).errors?.length
    }
    expect(await Promise.all(members.map(send))).toStrictEqual(members.map(() => 4))
    expect(measured).toBe(4)
    expect((limit - before) / 1e6).toBeLessThan(20)
    await roomy.stop()
  }, 300_000)
})

describe('the same key', () => {
  it('gives the same bill, however its body was cut into parts; other pictures or words do not', async () => {
    const person = await server.join()
    const bill = newBill(server)
    const before = (await stored()).length
    const first = (await postBill(server, person, bill, [sound], { key: 'once' })).answer()
    expect((await stored()).length).toBe(before + 2)
    const repeated = (await postBill(server, person, bill, [sound], { key: 'once' })).answer()
    expect(repeated).toStrictEqual(first)
    const other = fileOf(await receiptPicture())
    const codes = [
      (await postBill(server, person, bill, [other], { key: 'once' })).code(),
      (await postBill(server, person, { ...bill, amount_satang: 1 }, [sound], { key: 'once' })).code(),
    ]
    expect(codes).toStrictEqual(['idempotency_mismatch', 'idempotency_mismatch'])
    expect((await server.call(contract.listBills, { token: person.access_token })).answer().data).toHaveLength(1)
    expect((await stored()).length).toBe(before + 2)
  })
})

import { readdirSync } from 'node:fs'
import { fc, test } from '@fast-check/vitest'
import { contract, type SentFile } from '@careplus/adapters/contract'
import { messagesADay, requestsADay } from '@careplus/core/internal/requests'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { bomb, fileOf, receiptPicture } from '../../testing/billFixtures.js'
import { answerAsStaff, postRequest, sentRequest, newRequest } from '../../testing/requestFixtures.js'
import { startTestServer, type Member, type TestServer } from '../../testing/testServer.js'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(async () => {
  await server.stop()
  expect(server.logs.filter((line) => line.includes('defect'))).toStrictEqual([])
})

const write = ({ access_token: token }: Pick<Member, 'access_token'>, id: string, message = 'ขอบคุณค่ะ', key?: string) =>
  server.call(contract.writeInRequest, {
    token,
    params: { id },
    body: { message },
    key,
  })
const fieldsOf = (body: unknown) =>
  ((body as { errors?: ReadonlyArray<{ field: string; code: string }> }).errors ?? []).map(({ field, code }) => [
    field,
    code,
  ])
const signedInAnew = async ({ email, password }: Member): Promise<Member> =>
  (await server.logIn({ email, password })).body as Member
const stored = (): ReadonlyArray<string> => {
  const { storage } = server.config
  return storage._tag === 'folder' ? readdirSync(storage.folder, { recursive: true, encoding: 'utf8' }) : []
}

describe('a day of a member', () => {
  it('takes so many requests, sent at once as well, and the next day takes more', async () => {
    const member = await server.join()
    const replies = await Promise.all(Array.from({ length: requestsADay + 2 }, () => postRequest(server, member)))
    const taken = replies.filter(({ status }) => status === 201).length
    for (let n = taken; n < requestsADay; n += 1) expect((await postRequest(server, member)).status).toBe(201)
    const more = await postRequest(server, member)
    expect([more.status, fieldsOf(more.body)]).toStrictEqual([400, [['', 'too_many_requests']]])
    expect((more.body as { error_message: string }).error_message).toMatch(/วันนี้ถามครบ 5\s/)
    const { data } = (await server.call(contract.listRequests, { token: member.access_token })).answer()
    expect(data).toHaveLength(requestsADay)
    expect((await postRequest(server, await server.join())).status).toBe(201)
    server.clock.advance(24 * 3600)
    expect((await postRequest(server, await signedInAnew(member))).status).toBe(201)
  })

  it('takes so many messages over all requests, what opened them included', async () => {
    const member = await server.join()
    const [one, other] = [await sentRequest(server, member), await sentRequest(server, member)]
    for (let n = 2; n < messagesADay - 2; n += 1) expect((await write(member, one.id, `ข้อ ${n}`)).status).toBe(201)
    const last = await Promise.all([1, 2, 3, 4].map(() => write(member, other.id)))
    expect(last.map(({ status }) => status).toSorted()).toStrictEqual([201, 201, 400, 400])
    expect(fieldsOf((await write(member, one.id)).body)).toStrictEqual([['', 'too_many_messages']])
    expect(fieldsOf((await postRequest(server, member)).body)).toStrictEqual([['', 'too_many_messages']])
    await answerAsStaff(server, one.id)
    server.clock.advance(24 * 3600)
    expect((await write(await signedInAnew(member), one.id)).status).toBe(201)
  })
})

describe('a request', () => {
  it('is the first of the list with each new message, and tells nothing of who of staff answered', async () => {
    const member = await server.join()
    const older = await sentRequest(server, member)
    server.clock.advance(60)
    const newer = await sentRequest(server, member)
    server.clock.advance(60)
    await answerAsStaff(server, older.id)
    const reply = await server.call(contract.listRequests, { token: member.access_token })
    expect(reply.headers.get('cache-control')).toContain('no-store')
    const { data } = reply.answer()
    expect(data.map(({ id, state }) => [id, state])).toStrictEqual([
      [older.id, 'answered'],
      [newer.id, 'waiting'],
    ])
    expect(JSON.stringify(data)).not.toContain('มานี')
    expect(await server.acts('subject', older.id)).toStrictEqual(['request.asked', 'request.answered'])
  })

  it('names the fields that are wrong, and leaves nothing behind', async () => {
    const member = await server.join()
    const before = stored()
    const wrong = await postRequest(server, member, { topic: 'weather', message: 'สั้น' }, [
      fileOf(await receiptPicture()),
    ])
    expect([wrong.status, fieldsOf(wrong.body)]).toStrictEqual([
      400,
      [
        ['topic', 'not_one_of'],
        ['message', 'too_short'],
      ],
    ])
    expect(fieldsOf((await postRequest(server, member, {})).body)).toStrictEqual([
      ['topic', 'required'],
      ['message', 'required'],
    ])
    for (const message of ['สวัสดีค่ะทีมงาน\0', 'สวัสดีค่ะทีมงาน\uD83D', 'สวัสดีค่ะทีมงาน\u0007'])
      expect(fieldsOf((await postRequest(server, member, newRequest({ message }))).body)).toStrictEqual([
        ['message', 'malformed'],
      ])
    expect(stored()).toStrictEqual(before)
  })

  test.prop([fc.string({ unit: 'binary', minLength: 1, maxLength: 40 })], { numRuns: 15 })(
    'keeps any message as it was written, or says why not',
    async (message) => {
      const member = await server.join()
      const { id } = (await postRequest(server, member)).answer().data
      const { status, body } = await write(member, id, message)
      const words = message.replace(/\r\n?/g, '\n').normalize('NFC').trim()
      if (status === 201) expect(body).toMatchObject({ data: { messages: [{}, { words }] } })
      else expect([status, fieldsOf(body).map(([field]) => field)]).toStrictEqual([400, ['message']])
    },
  )

  it('sent again under its key is there once, with one set of pictures', async () => {
    const member = await server.join()
    const files = [fileOf(await receiptPicture())]
    const before = stored().length
    const [first, second] = [
      await postRequest(server, member, newRequest(), files, { key: 'once' }),
      await postRequest(server, member, newRequest(), files, { key: 'once' }),
    ]
    expect(second.answer()).toStrictEqual(first.answer())
    expect(stored().filter((path) => path.includes('.webp')).length - before).toBeLessThanOrEqual(2)
    expect((await postRequest(server, member, newRequest(), [], { key: 'once' })).code()).toBe('idempotency_mismatch')
    const { id } = first.answer().data
    const words = await Promise.all([1, 2].map(() => write(member, id, 'ขอบคุณค่ะ', 'thanks')))
    expect(words.some(({ status }) => status === 201)).toBe(true)
    const { data } = (await server.call(contract.readRequest, { token: member.access_token, params: { id } })).answer()
    expect(data.messages).toHaveLength(2)
  })
})

describe('its pictures', () => {
  const refused = async (files: ReadonlyArray<SentFile>) =>
    fieldsOf((await postRequest(server, await server.join(), newRequest(), files)).body)

  it('are drawn anew: upright, small enough, without what they told of themselves', async () => {
    const member = await server.join()
    const large = await sharp({ create: { width: 3000, height: 1500, channels: 3, background: '#fff' } })
      .withExif({ IFD0: { Copyright: 'somebody' }, IFD3: { GPSLatitude: '13/1 45/1 0/1' } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer()
    const { id, pictures } = (await postRequest(server, member, newRequest(), [fileOf(large)])).answer().data
    const given = { token: member.access_token, params: { id, picture_id: pictures[0] ?? '' } }
    const whole = await server.call(contract.readRequestPicture, given)
    const { format, width, height, exif } = await sharp(whole.answer().bytes).metadata()
    expect([format, width, height, exif]).toStrictEqual(['webp', 1500, 3000, undefined])
    expect(whole.headers.get('cache-control')).toBe('private, no-store')
    const small = await sharp((await server.call(contract.readRequestThumbnail, given)).answer().bytes).metadata()
    expect([small.width, small.height]).toStrictEqual([160, 320])
  })

  it('are of their own request only', async () => {
    const member = await server.join()
    const [one, other] = [await sentRequest(server, member), await sentRequest(server, member)]
    const params = { id: one.id, picture_id: other.pictures[0] ?? '' }
    expect((await server.call(contract.readRequestPicture, { token: member.access_token, params })).code()).toBe(
      'not_found',
    )
  })

  it('that are none, are told one by one, and leave nothing behind', async () => {
    const sound = fileOf(await receiptPicture())
    const before = stored()
    const pdf = fileOf(new TextEncoder().encode('%PDF-1.7\n1 0 obj\n'))
    const svg = fileOf(new TextEncoder().encode('<svg xmlns="http://www.w3.org/2000/svg"/>'), 'image/svg+xml')
    expect(await refused([sound, pdf, svg])).toStrictEqual([
      ['pictures.1', 'not_picture'],
      ['pictures.2', 'not_picture'],
    ])
    expect(await refused([fileOf(bomb(20_000), 'image/png')])).toStrictEqual([['pictures.0', 'huge_picture']])
    expect(await refused([sound, sound, sound, sound])).toStrictEqual([['pictures', 'too_many']])
    expect(stored()).toStrictEqual(before)
  })
})

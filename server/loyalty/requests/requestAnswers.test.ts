import { contract } from '@careplus/adapters/contract'
import { staffContract as of } from '@careplus/adapters/internal/contract'
import { describe, expect, it } from 'vitest'
import { sentRequest, newRequest, postRequest } from '../../testing/requestFixtures.js'
import { ownStaffServer } from '../../testing/ownServer.js'

const server = ownStaffServer()

const list = async (state?: 'waiting' | 'answered') =>
  (await server.staffCall(of.listStaffRequests, { query: state === undefined ? {} : { state } })).answer().data
const read = async (id: string) => (await server.staffCall(of.readStaffRequest, { params: { id } })).answer().data
const answer = (id: string, message: string, seen: number, key?: string) =>
  server.staffCall(of.answerRequest, {
    params: { id },
    body: { message, read: seen },
    key,
  })

describe('staff', () => {
  it('see who waits longest first, and all of a request with its member masked', async () => {
    const member = await server.join()
    await server.call(contract.changeMe, { token: member.access_token, body: { name: 'น้ำฝน ใจดี' } })
    const first = await sentRequest(server, member)
    server.clock.advance(60)
    const second = (await postRequest(server, member, newRequest({ topic: 'growth' }))).answer().data
    server.clock.advance(60)
    const token = member.access_token
    await server.call(contract.writeInRequest, {
      token,
      params: { id: first.id },
      body: { message: 'ลืมบอกว่าร้าน Big C' },
    })
    const { waiting, requests } = await list()
    expect([waiting, requests.map(({ id }) => id)]).toStrictEqual([2, [first.id, second.id]])
    expect(requests[0]).toMatchObject({
      topic: 'points-and-bills',
      last_words: 'ลืมบอกว่าร้าน Big C',
      messages_count: 2,
      pictures_count: 1,
      since: first.asked_at,
    })

    const from = (await server.auditEntries()).length
    const file = await read(first.id)
    expect(file).toMatchObject({
      member: { id: member.user.id, name: 'น้ำ••• ใ•••' },
      messages: [
        { by: 'member', actor: 'member' },
        { by: 'member', words: 'ลืมบอกว่าร้าน Big C' },
      ],
      pictures: [{ width: 240, height: 320 }],
    })
    expect(JSON.stringify(file)).not.toContain('น้ำฝน')
    const params = { id: first.id, picture_id: file.pictures[0]?.id ?? '' }
    const whole = await server.staffCall(of.readStaffRequestPicture, { params })
    expect([whole.answer().mediaType, whole.headers.get('cache-control')]).toStrictEqual([
      'image/webp',
      'private, no-store',
    ])
    ;(await server.staffCall(of.readStaffRequestThumbnail, { params })).answer()
    const elsewhere = { params: { ...params, id: second.id } }
    expect((await server.staffCall(of.readStaffRequestPicture, elsewhere)).code()).toBe('not_found')
    expect((await server.auditEntries()).slice(from)).toStrictEqual([
      ['request.looked-at', first.id],
      ['request-picture.looked-at', first.id],
      ['request-picture.looked-at', first.id],
    ])
  })

  it('answer once, tell the member, and see who said what', async () => {
    const member = await server.join()
    const { id } = await sentRequest(server, member)
    const words = 'ส่งใหม่ได้เลยค่ะ\nรูปเดิมเห็นยอดไม่ชัด'
    const reply = (await answer(id, words, 1, 'once')).answer()
    expect(reply).toStrictEqual({ data: { state: 'answered', messages_count: 2 } })
    expect((await answer(id, words, 1, 'once')).answer()).toStrictEqual(reply)
    const { data } = (await server.call(contract.readRequest, { token: member.access_token, params: { id } })).answer()
    expect([data.state, data.messages.at(-1)]).toMatchObject(['answered', { by: 'staff', words }])
    expect((await read(id)).messages.at(-1)).toMatchObject({ by: 'staff', actor: 'staff:ปาริชาต' })
    const notices = await server.store.db
      .selectFrom('notices')
      .select(['kind', 'topic', 'title', 'body', 'path'])
      .where('member_id', '=', member.user.id)
      .where('kind', '=', 'request.answered')
      .execute()
    expect(notices).toStrictEqual([
      {
        kind: 'request.answered',
        topic: 'account',
        title: 'ทีมงานตอบแล้ว',
        body: 'คำถามที่ฝากไว้ (คะแนนและใบเสร็จ) มีคำตอบแล้ว',
        path: `/request?open=${id}`,
      },
    ])
    expect((await list('answered')).requests.map((each) => each.id)).toContain(id)
    expect((await list()).requests.map((each) => each.id)).not.toContain(id)
    expect((await server.auditEntries()).filter(([action]) => action === 'request.answered')).toStrictEqual([
      ['request.answered', id],
    ])
    // The stored response contains no text of the request.
    const stored = await server.store.db.selectFrom('staff_answers').select('answer').execute()
    expect(JSON.stringify(stored)).not.toContain('ส่งใหม่ได้เลย')
  })

  it('do not answer past what the member has said meanwhile', async () => {
    const member = await server.join()
    const { id } = await sentRequest(server, member)
    const token = member.access_token
    await server.call(contract.writeInRequest, { token, params: { id }, body: { message: 'ขอถามเพิ่มค่ะ' } })
    const reply = await answer(id, 'ตอบแล้วค่ะ', 1)
    expect([reply.code(), (reply.body as { alert_messages: string[] }).alert_messages]).toStrictEqual([
      'step_refused',
      [expect.stringContaining('มีข้อความใหม่')],
    ])
    expect((await list()).requests.map((each) => each.id)).toContain(id)
    expect((await answer(id, 'ตอบแล้วค่ะ', 2)).status).toBe(200)
  })

  it('answer only what is there, with words', async () => {
    const { id } = await sentRequest(server, await server.join())
    expect((await answer(id, ' \n ', 1)).code()).toBe('invalid_input')
    expect((await answer(id, 'ตอบ\0', 1)).code()).toBe('invalid_input')
    expect((await answer(crypto.randomUUID(), 'ตอบแล้วค่ะ', 1)).code()).toBe('not_found')
    const missing = { params: { id: crypto.randomUUID() } }
    expect((await server.staffCall(of.readStaffRequest, missing)).code()).toBe('not_found')
  })
})

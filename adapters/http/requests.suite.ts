import * as E from 'fp-ts/Either'
import { describe, expect, it } from 'vitest'
import type { NewCareRequest, PictureFile, Requests } from '@careplus/core/ports'
import { messagesADay, requestsADay } from '@careplus/core/internal/requests'
import { valueOf } from '@careplus/core/result'

export interface RequestPorts {
  readonly requests: Requests
  readonly picture: () => Promise<PictureFile>
  readonly answer: (id: string, words: string) => Promise<void>
}

const unknownId = '00000000-0000-4000-8000-000000000000'
const refused = (status: number, code: string) => ({ left: { _tag: 'ApiError', status, code } })
const missing = refused(404, 'not_found')
const invalid = refused(400, 'invalid_input')
const asked: NewCareRequest = { topic: 'orders', message: 'ของที่แลกยังไม่ถึงบ้านเลยค่ะ\nสั่งไปสัปดาห์ก่อน' }

export const passesTheRequestsSuite = (name: string, make: () => Promise<RequestPorts>): void => {
  const given = async () => {
    const ports = await make()
    const send = async (pictures: ReadonlyArray<PictureFile>, key: string, rest: Partial<NewCareRequest> = {}) =>
      ports.requests.send({ ...asked, ...rest }, pictures, key).answer()
    return { ...ports, send }
  }

  describe(`${name} passes the requests suite`, () => {
    it('gives back what was asked, with its pictures or without', async () => {
      const { requests, send, picture } = await given()
      expect(await requests.list(null)).toEqual(E.right({ items: [], next: null }))
      const first = valueOf(await send([await picture(), await picture()], 'a'))
      expect(first).toMatchObject({ topic: 'orders', state: 'waiting', changed_at: first.asked_at })
      expect(first.messages).toEqual([{ by: 'member', words: asked.message, at: first.asked_at }])
      expect(first.pictures).toHaveLength(2)
      const second = valueOf(await send([], 'b', { message: '  มีอีกเรื่องที่อยากถาม\r\n', topic: 'growth' }))
      expect([second.pictures, second.messages[0]?.words]).toEqual([[], 'มีอีกเรื่องที่อยากถาม'])
      expect(valueOf(await requests.read(first.id))).toEqual(first)
      expect(new Set(valueOf(await requests.list(null)).items.map(({ id }) => id))).toEqual(
        new Set([first.id, second.id]),
      )
    })

    it('takes a request once for a key, and another under that key not at all', async () => {
      const { requests, send, picture } = await given()
      const pictures = [await picture()]
      const first = valueOf(await send(pictures, 'a'))
      expect(valueOf(await send(pictures, 'a'))).toEqual(first)
      expect(await send([], 'a')).toMatchObject(refused(422, 'idempotency_mismatch'))
      expect(await send(pictures, 'a', { topic: 'other' })).toMatchObject(refused(422, 'idempotency_mismatch'))
      expect(valueOf(await requests.list(null)).items).toHaveLength(1)
    })

    it('is a thread: it waits while the member has the last word, and is answered when staff have', async () => {
      const { requests, send, answer } = await given()
      const { id } = valueOf(await send([], 'a'))
      await answer(id, 'ส่งออกไปแล้วเมื่อวานค่ะ')
      expect(valueOf(await requests.read(id))).toMatchObject({ state: 'answered' })
      const more = valueOf(await requests.write(id, 'ขอบคุณค่ะ', 'b'))
      expect(more.state).toBe('waiting')
      expect(more.messages.map(({ by, words }) => [by, words])).toEqual([
        ['member', asked.message],
        ['staff', 'ส่งออกไปแล้วเมื่อวานค่ะ'],
        ['member', 'ขอบคุณค่ะ'],
      ])
      expect(valueOf(await requests.write(id, 'ขอบคุณค่ะ', 'b'))).toEqual(more)
      expect(await requests.write(id, ' \n', 'c')).toMatchObject(invalid)
      expect(await requests.write(unknownId, 'ขอบคุณค่ะ', 'd')).toMatchObject(missing)
      expect(await requests.read(unknownId)).toMatchObject(missing)
    })

    it('refuses what is no message, and no picture', async () => {
      const { requests, send, picture } = await given()
      const one = await picture()
      expect(await send(await Promise.all([1, 2, 3, 4].map(picture)), 'a')).toMatchObject(invalid)
      expect(await send([{ mediaType: 'image/jpeg', bytes: new Uint8Array() }], 'b')).toMatchObject(invalid)
      expect(await send([one], 'c', { message: 'สั้นไป' })).toMatchObject(invalid)
      expect(await send([one], 'd', { message: 'ก'.repeat(2001) })).toMatchObject(invalid)
      expect(await send([one], 'e', { message: 'สวัสดีค่ะทีมงาน\0' })).toMatchObject(invalid)
      expect(await send([one], 'f', { message: 'สวัสดีค่ะทีมงาน\uD83D' })).toMatchObject(invalid)
      expect(valueOf(await requests.list(null)).items).toEqual([])
    })

    it(`takes ${requestsADay} requests and ${messagesADay} messages a day, and no more`, async () => {
      const { requests, send } = await given()
      for (let n = 0; n < requestsADay; n += 1) valueOf(await send([], `r${n}`))
      expect(await send([], 'more')).toMatchObject(invalid)
      const [{ id } = { id: '' }] = valueOf(await requests.list(null)).items
      for (let n = requestsADay; n < messagesADay; n += 1) valueOf(await requests.write(id, `ข้อ ${n}`, `m${n}`))
      expect(await requests.write(id, 'อีกข้อ', 'last')).toMatchObject(invalid)
      expect(valueOf(await requests.list(null)).items).toHaveLength(requestsADay)
    })

    it('shows its pictures, whole and small', async () => {
      const { requests, send, picture } = await given()
      const { id, pictures } = valueOf(await send([await picture()], 'a'))
      for (const size of ['whole', 'thumbnail'] as const) {
        const shown = valueOf(await requests.picture(id, pictures[0] ?? '', size))
        expect(shown.mediaType).toBe('image/webp')
        expect(shown.bytes.length).toBeGreaterThan(0)
      }
      expect(await requests.picture(id, unknownId, 'whole')).toMatchObject(missing)
      expect(await requests.picture(unknownId, pictures[0] ?? '', 'whole')).toMatchObject(missing)
    })

    it('sends nothing that was stopped; the same key may be sent again', async () => {
      const { requests, send } = await given()
      const sending = requests.send(asked, [], 'a')
      sending.stop()
      expect(await sending.answer()).toMatchObject({ left: { _tag: 'NetworkError', reason: 'aborted' } })
      expect(valueOf(await requests.list(null)).items).toEqual([])
      expect(E.isRight(await send([], 'a'))).toBe(true)
    })
  })
}

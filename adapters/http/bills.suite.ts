import * as E from 'fp-ts/Either'
import { describe, expect, it } from 'vitest'
import type { IsoDate } from '@careplus/core/calendar'
import { addDays } from '@careplus/core/calendar'
import type { BillPicture, Bills, BillUploads, NewBill } from '@careplus/core/ports'
import { valueOf } from '@careplus/core/result'

export interface BillPorts {
  readonly bills: Bills
  readonly uploads: BillUploads
  readonly shop: string
  readonly today: IsoDate
  readonly picture: () => Promise<BillPicture>
  readonly reject: (id: string) => Promise<void>
}

const unknownId = '00000000-0000-4000-8000-000000000000'
const refused = (status: number, code: string) => ({ left: { _tag: 'ApiError', status, code } })
const missing = refused(404, 'not_found')
const invalid = refused(400, 'invalid_input')

export const passesTheBillsSuite = (name: string, make: () => Promise<BillPorts>): void => {
  const given = async () => {
    const ports = await make()
    const newBill: NewBill = {
      shop_id: ports.shop,
      date: ports.today,
      amount_satang: 45_800,
      receipt_number: 'TH-1842',
    }
    const send = async (pictures: ReadonlyArray<BillPicture>, key: string, rest: Partial<NewBill> = {}) =>
      ports.bills.send({ ...newBill, ...rest }, pictures, key).answer()
    return { ...ports, told: newBill, send }
  }

  describe(`${name} passes the bills suite`, () => {
    it('gives back what was sent, newest first, under review', async () => {
      const { bills, told: newBill, send, picture } = await given()
      expect(await bills.list(null)).toEqual(E.right({ items: [], next: null }))
      const first = valueOf(await send([await picture(), await picture()], 'a'))
      expect(first).toMatchObject({ ...newBill, state: 'reviewing', forecast: 45, points: 0, can_appeal: false })
      expect([first.pictures.length, first.steps.map(({ kind }) => kind)]).toEqual([2, ['sent']])
      const second = valueOf(await send([await picture()], 'b', { amount_satang: 999, receipt_number: 'TH-2' }))
      expect(second.forecast).toBe(0)
      expect(valueOf(await bills.list(null)).items).toEqual([second, first])
      expect(valueOf(await bills.read(first.id))).toEqual(first)
    })

    it('takes a bill once for a key, and another under that key not at all', async () => {
      const { bills, send, picture } = await given()
      const pictures = [await picture()]
      const first = valueOf(await send(pictures, 'a'))
      expect(valueOf(await send(pictures, 'a'))).toEqual(first)
      expect(await send([await picture()], 'a')).toMatchObject(refused(422, 'idempotency_mismatch'))
      expect(await send(pictures, 'a', { amount_satang: 1 })).toMatchObject(refused(422, 'idempotency_mismatch'))
      expect(valueOf(await bills.list(null)).items).toHaveLength(1)
    })

    it('tells how much has left, up to all of it', async () => {
      const { bills, told: newBill, picture } = await given()
      const progress: Array<readonly [number, number]> = []
      valueOf(await bills.send(newBill, [await picture()], 'a', (...each) => progress.push(each)).answer())
      expect(progress.length).toBeGreaterThan(0)
      expect(progress.every(([sent, all]) => sent <= all)).toBe(true)
      const [sent, all] = progress.at(-1) ?? [0, 1]
      expect(sent).toBe(all)
    })

    it('sends nothing that was stopped, or that nobody asked for; the same key may be sent again', async () => {
      const { bills, told: newBill, send, picture } = await given()
      const pictures = [await picture()]
      const sending = bills.send(newBill, pictures, 'a')
      sending.stop()
      expect(await sending.answer()).toMatchObject({ left: { _tag: 'NetworkError', reason: 'aborted' } })
      bills.send(newBill, pictures, 'b')
      expect(valueOf(await bills.list(null)).items).toEqual([])
      expect(E.isRight(await send(pictures, 'a'))).toBe(true)
    })

    it('refuses what is no bill, and no picture of one', async () => {
      const { bills, send, picture, today } = await given()
      const one = await picture()
      expect(await send([], 'a')).toMatchObject(invalid)
      expect(await send(await Promise.all([1, 2, 3, 4, 5].map(picture)), 'b')).toMatchObject(invalid)
      expect(await send([{ mediaType: 'image/jpeg', bytes: new Uint8Array() }], 'c')).toMatchObject(invalid)
      expect(await send([one], 'd', { date: addDays(today, -31) })).toMatchObject(invalid)
      expect(await send([one], 'e', { date: addDays(today, 1) })).toMatchObject(invalid)
      expect(await send([one], 'f', { shop_id: '99999' })).toMatchObject(invalid)
      expect(await send([one], 'g', { receipt_number: '-' })).toMatchObject(invalid)
      expect(await send([one], 'h', { amount_satang: 10_000_001 })).toMatchObject(invalid)
      expect(valueOf(await bills.list(null)).items).toEqual([])
      valueOf(await send([one], 'i'))
      expect(await send([one], 'j', { receipt_number: 'TH-7' })).toMatchObject(invalid)
    })

    it('shows its pictures, whole and small', async () => {
      const { bills, send, picture } = await given()
      const { id, pictures } = valueOf(await send([await picture()], 'a'))
      for (const size of ['whole', 'thumbnail'] as const) {
        const shown = valueOf(await bills.picture(id, pictures[0] ?? '', size))
        expect(shown.mediaType).toBe('image/webp')
        expect(shown.bytes.length).toBeGreaterThan(0)
      }
      expect(await bills.picture(id, unknownId, 'whole')).toMatchObject(missing)
      expect(await bills.picture(unknownId, pictures[0] ?? '', 'whole')).toMatchObject(missing)
    })

    it('takes a picture before its bill, once for a key, and has it for the bill then', async () => {
      const { bills, uploads, send, picture } = await given()
      const [first, second] = [await picture(), await picture()]
      const progress: Array<readonly [number, number]> = []
      const uploaded = valueOf(await uploads.upload(first, 'a', (...each) => progress.push(each)).answer())
      expect(valueOf(await uploads.upload(first, 'a').answer())).toEqual(uploaded)
      const [sent, all] = progress.at(-1) ?? [0, 1]
      expect(sent).toBe(all)
      const bill = valueOf(await send([second, { ...first, uploadId: uploaded.id }], 'b'))
      expect(bill.pictures).toHaveLength(2)
      expect(valueOf(await send([second, { ...first, uploadId: uploaded.id }], 'b'))).toEqual(bill)
      expect(valueOf(await bills.list(null)).items).toHaveLength(1)
      expect(await uploads.reading([uploaded.id])).toMatchObject(missing)
    })

    it('says which upload is gone, and takes the picture itself under the same key', async () => {
      const { uploads, send, picture } = await given()
      const one = await picture()
      const { id } = valueOf(await uploads.upload(one, 'a').answer())
      expect(valueOf(await uploads.reading([id]))).toMatchObject({ lines: [] })
      expect(valueOf(await uploads.remove(id))).toBeNull()
      expect(await send([{ ...one, uploadId: id }], 'b')).toMatchObject({
        left: { status: 400, fields: [{ field: 'pictures' }] },
      })
      expect(E.isRight(await send([one], 'b'))).toBe(true)
    })

    it('uploads nothing that was stopped, or is no picture', async () => {
      const { uploads, picture } = await given()
      const sending = uploads.upload(await picture(), 'a')
      sending.stop()
      expect(await sending.answer()).toMatchObject({ left: { _tag: 'NetworkError', reason: 'aborted' } })
      const none = { mediaType: 'image/jpeg', bytes: new Uint8Array() }
      expect(await uploads.upload(none, 'b').answer()).toMatchObject(invalid)
    })

    it('looks again once, when it is asked to', async () => {
      const { bills, send, picture, reject } = await given()
      const { id } = valueOf(await send([await picture()], 'a'))
      expect(await bills.appeal(id, 'ดูอีกครั้ง', 'b')).toMatchObject(refused(409, 'bill_not_rejected'))
      await reject(id)
      expect(valueOf(await bills.read(id))).toMatchObject({
        state: 'rejected',
        reason: 'unreadable',
        can_appeal: true,
      })
      const appealed = valueOf(await bills.appeal(id, 'ดูอีกครั้ง', 'c'))
      expect(appealed).toMatchObject({ state: 'reviewing', reason: null, can_appeal: false })
      expect(valueOf(await bills.appeal(id, 'ดูอีกครั้ง', 'c'))).toEqual(appealed)
      await reject(id)
      expect(await bills.appeal(id, '', 'd')).toMatchObject(refused(409, 'appeal_used'))
      const { steps } = valueOf(await bills.read(id))
      expect(steps.map(({ kind, reason }) => [kind, reason])).toEqual([
        ['sent', null],
        ['rejected', 'unreadable'],
        ['appealed', null],
        ['rejected', 'unreadable'],
      ])
      expect(await bills.appeal(unknownId, '', 'e')).toMatchObject(missing)
      expect(await bills.read(unknownId)).toMatchObject(missing)
    })
  })
}

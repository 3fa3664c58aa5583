// @vitest-environment happy-dom
import { todayInBangkok } from '@careplus/core/calendar'
import type { Shop } from '@careplus/core/loyalty'
import { billSender } from '@careplus/core/loyalty-bills'
import { networkError } from '@careplus/core/call'
import type { BillUploads, PictureFile, UploadedReading } from '@careplus/core/ports'
import { memoryDeviceBills, memoryMemberBills } from '@careplus/core/internal/testing'
import { memoryLock, seededRandom, settableClock } from '@careplus/core/testing'
import * as E from 'fp-ts/Either'
import { act, useLayoutEffect } from 'react'
import { beforeEach, expect, test } from 'vitest'
import { formStore } from '../../../composition/formStore'
import { uploadBillCopy } from '../../../copy/uploadBill.th'
import { mountRoot } from '../../../testing/mountRoot'
import type { useBillUpload as useDesk } from './useBillUpload'

type BillUpload = ReturnType<typeof useDesk>

let services: Record<string, unknown> = {}
const page = mountRoot(() => ({ services, groups: { rewards: services }, user: { id: 'm-1' } }))
const today = todayInBangkok(Date.now())
let pictures = 0
const picture = (): PictureFile => {
  pictures += 1
  return { mediaType: 'image/jpeg', bytes: Uint8Array.from([0xff, 0xd8, 0xff, ...new Uint8Array(9), pictures]) }
}
const place = { picture: 0, box: { left: 0, top: 0, right: 1, bottom: 1 } }
const found = <A,>(value: A, confidence = 0.95) => ({ value, confidence, place })
const receipt = (part: Partial<UploadedReading> = {}): UploadedReading => ({
  state: 'read',
  shop: found('1'),
  date: found(today),
  number: found('TH 123'),
  total: null,
  eligible: found(90_000),
  lines: [],
  ...part,
})

let billUpload: BillUpload
let memory: ReturnType<typeof memoryMemberBills>
let uploadedReading: UploadedReading
let answer: () => void
let device: ReturnType<typeof memoryDeviceBills>
beforeEach(() => {
  sessionStorage.clear()
  localStorage.clear()
  uploadedReading = receipt()
  const waiting: Array<() => void> = []
  answer = () => waiting.splice(0).forEach((end) => end())
  const clock = settableClock(Date.now())
  memory = memoryMemberBills({ clock, reads: () => uploadedReading })
  device = memoryDeviceBills()
  const deviceBills = device.tab()
  const random = seededRandom()
  const uploads: BillUploads = {
    ...memory.uploads,
    reading: async (ids) => {
      await new Promise<void>((end) => waiting.push(end))
      return memory.uploads.reading(ids)
    },
  }
  const sender = billSender({ queue: deviceBills.queue, bills: memory.bills, lock: memoryLock(), clock, random })
  sender.setMember('m-1')
  services = { deviceBills, billUploads: uploads, billSender: sender, random }
})

const settle = () => act(async () => void (await new Promise((done) => setImmediate(done))))
const shop: Shop = { shop_id: '1', title: '7-Eleven', ex_bill_img: null, status: 'available', updated_date: '' }
const open = async (withForm = false) => {
  const { useBillUpload } = await import('./useBillUpload')
  const { BillForm } = await import('./BillForm')
  const Probe = () => {
    const now = useBillUpload('m-1')
    useLayoutEffect(() => {
      billUpload = now
    })
    return withForm ? (
      <BillForm
        {...now.form}
        shops={[shop]}
        today={today}
        onChange={now.change}
        onFocus={now.focus}
        onPicturesChange={now.picturesChanged}
        onSend={() => now.send(today, shop)}
      />
    ) : null
  }
  await act(async () => page().root.render(<Probe key={Math.random()} />))
  await settle()
}
const doing = async (work: () => unknown) => {
  await act(async () => void work())
  await settle()
}
const show = (...those: ReadonlyArray<PictureFile>) => doing(() => billUpload.form.pictures.set(those))
const read = () => doing(answer)
const typed = () => {
  const { shop_id, date, receipt, amount } = billUpload.form.typed
  return [shop_id, date, receipt, amount]
}

test('what is read fills what nobody typed in, and never where the parent is or was', async () => {
  await open()
  await show(picture())
  await doing(() => billUpload.change({ receipt: 'A' }, 'number'))
  await doing(() => billUpload.change({ receipt: '' }, 'number'))
  await doing(() => billUpload.focus('amount'))
  await read()
  expect(typed()).toEqual(['1', today, '', ''])
  await doing(() => billUpload.focus(null))
  expect(typed()).toEqual(['1', today, '', '900.00'])
})

test('a second bill right after the first is filled, wherever the parent was as the first was sent', async () => {
  await open()
  await show(picture())
  await read()
  await doing(() => billUpload.focus('amount'))
  await doing(() => billUpload.send(today, undefined))
  expect(billUpload.front?.kept.bill.receipt_number).toBe('TH 123')
  await doing(() => billUpload.another())
  expect([billUpload.isEmpty, billUpload.form.focused]).toEqual([true, null])
  uploadedReading = receipt({ number: found('TH 456') })
  await show(picture())
  await read()
  expect(typed()).toEqual(['1', today, 'TH 456', '900.00'])
})

test('a page that the camera closed knows what was read and what was typed', async () => {
  await open()
  const first = picture()
  await show(first)
  await doing(() => billUpload.change({ receipt: 'MINE' }, 'number'))
  await read()
  expect(typed()).toEqual(['1', today, 'MINE', '900.00'])
  await open()
  expect(typed()).toEqual(['1', today, 'MINE', '900.00'])
  expect(billUpload.form.localReading.shares).toEqual([1])
  uploadedReading = receipt({ eligible: found(120_000), number: found('TH 123') })
  await show(...billUpload.form.pictures.pictures, picture())
  await read()
  expect(typed()).toEqual(['1', today, 'MINE', '1200.00'])
})

test('what was read goes with its picture, and what was typed stays', async () => {
  await open()
  const [first, second] = [picture(), picture()]
  await show(first)
  await doing(() => billUpload.change({ amount: '12' }, 'amount'))
  await read()
  await show(first, second)
  uploadedReading = receipt({ shop: null })
  await read()
  expect(typed()).toEqual(['', today, 'TH 123', '12'])
  await doing(() => billUpload.form.pictures.remove(0))
  expect(typed()).toEqual(['', today, 'TH 123', '12'])
  await doing(() => billUpload.form.pictures.remove(0))
  expect([typed(), billUpload.form.pictures.pictures, billUpload.form.localReading.reading]).toEqual([
    ['', null, '', '12'],
    [],
    null,
  ])
})

test('several pictures that arrive at once are each known to have arrived', async () => {
  await open()
  await show(picture(), picture(), picture())
  await read()
  const ids = billUpload.form.pictures.pictures.map(({ uploadId }) => uploadId)
  expect(new Set([...ids, undefined]).size).toBe(4)
  await open()
  expect(billUpload.form.pictures.pictures.map(({ uploadId }) => uploadId)).toEqual(ids)
})

test('what a picture was refused for stays to be read though another one arrives', async () => {
  await open()
  const broken = new File([new Uint8Array()], 'a.jpg')
  const one = picture()
  await show(one)
  await doing(() => billUpload.form.pictures.add([broken]))
  const { refusal } = billUpload.form.pictures
  expect(refusal).not.toBeNull()
  await doing(() => billUpload.form.pictures.note([{ ...one, uploadId: 'another' }]))
  expect(billUpload.form.pictures.refusal).toBe(refusal)
})

test('the place of a field is on the picture that it was read off', async () => {
  await open()
  const [first, second, third] = [picture(), picture(), picture()]
  uploadedReading = receipt({ number: { ...found('TH 123'), place: { ...place, picture: 1 } } })
  await show(first, second)
  await read()
  expect([
    billUpload.form.localReading.placeOf('shop')?.picture,
    billUpload.form.localReading.placeOf('number')?.picture,
  ]).toEqual([0, 1])
  await doing(() => billUpload.form.pictures.remove(0))
  expect([
    billUpload.form.localReading.placeOf('shop'),
    billUpload.form.localReading.placeOf('number')?.picture,
  ]).toEqual([null, 0])
  await show(third)
  expect(billUpload.form.localReading.placeOf('number')).toBeNull()
})

test('a reading that arrives while somebody types changes nothing there, not even an unfinished date', async () => {
  for (const [label, text, left] of [
    [uploadBillCopy.date, '20/1', ['1', null, 'TH 123', '900.00']],
    [uploadBillCopy.receipt, 'TH', ['1', today, 'TH', '900.00']],
    [uploadBillCopy.amount, '12.', ['1', today, 'TH 123', '12.']],
  ] as const) {
    formStore.remove('m-1.bill')
    await open(true)
    await show(picture())
    const named = [...page().host.querySelectorAll('label')].find((each) => each.textContent.startsWith(label))
    const field = page().host.querySelector<HTMLInputElement>(`[id="${named?.htmlFor}"]`)
    if (field === null) return expect.unreachable()
    await doing(() => field.focus())
    await doing(() => {
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, text)
      field.dispatchEvent(new Event('input', { bubbles: true }))
    })
    await read()
    expect([field.value, document.activeElement]).toEqual([text, field])
    await doing(() => field.blur())
    expect([field.value, typed()]).toEqual([text, left])
  }
})

test('the keyboard stays on the button that pauses, and goes on', async () => {
  await open(true)
  const { billUploads } = services as { billUploads: { upload: BillUploads['upload'] } }
  billUploads.upload = () => ({ answer: () => new Promise(() => undefined), stop: () => undefined })
  await show(picture())
  const button = () => page().host.querySelector<HTMLButtonElement>('.bill-reading button')
  await doing(() => button()?.focus())
  await doing(() => button()?.click())
  expect([button()?.textContent, document.activeElement]).toEqual([uploadBillCopy.reading.resume, button()])
  await doing(() => button()?.click())
  expect([button()?.textContent, document.activeElement]).toEqual([uploadBillCopy.reading.pause, button()])
})

test('where the picture is there and nothing is heard of it, nobody is told that it is not', async () => {
  await open(true)
  const { billUploads } = services as { billUploads: { reading: BillUploads['reading'] } }
  billUploads.reading = () => Promise.resolve(E.left(networkError('failed')))
  await show(picture())
  expect(page().host.querySelector('.bill-reading [role=status]')?.textContent).toBe(uploadBillCopy.reading.unanswered)
})

const uploaded = (): number => {
  const ids = billUpload.form.pictures.pictures.flatMap(({ uploadId }) => uploadId ?? [])
  return ids.length
}
const watched = () => {
  const calls = { uploads: 0, removed: [] as string[] }
  const { billUploads } = services as { billUploads: BillUploads }
  services = {
    ...services,
    billUploads: {
      ...billUploads,
      upload: (...given) => {
        calls.uploads += 1
        return billUploads.upload(...given)
      },
      remove: (id) => {
        calls.removed.push(id)
        return billUploads.remove(id)
      },
    } satisfies BillUploads,
  }
  return calls
}

test('who fills in by hand uploads nothing before the bill is handed in, on this device from then on', async () => {
  const calls = watched()
  await open()
  await doing(() => billUpload.form.onRecognize(false))
  await show(picture())
  await open()
  await show(...billUpload.form.pictures.pictures, picture())
  expect([calls.uploads, billUpload.form.recognizes, uploaded(), typed()]).toEqual([0, false, 0, ['', null, '', '']])
  await doing(() => billUpload.change({ shop_id: '1', date: today, receipt: 'TH 1', amount: '12' }, 'amount'))
  await doing(() => billUpload.send(today, undefined))
  expect([calls.uploads, memory.bills.list.length > 0]).toEqual([0, true])
  await doing(() => billUpload.another())
  await show(picture())
  expect(calls.uploads).toBe(0)
})

test('who turns to filling in by hand has what went up deleted, and what was read with it; and may turn back', async () => {
  const calls = watched()
  await open()
  await show(picture())
  await doing(() => billUpload.change({ receipt: 'MINE' }, 'number'))
  await read()
  const [id] = billUpload.form.pictures.pictures.map(({ uploadId }) => uploadId)
  await doing(() => billUpload.form.onRecognize(false))
  expect([calls.removed, uploaded(), typed()]).toEqual([[id], 0, ['', null, 'MINE', '']])
  await doing(() => billUpload.form.onRecognize(true))
  await read()
  expect([calls.uploads, uploaded(), typed()]).toEqual([2, 1, ['1', today, 'MINE', '900.00']])
})

test('before a picture is chosen the form says where it goes, and no picture of it is called sent', async () => {
  await open(true)
  const host = page().host
  const form = host.querySelector('.bill-form')
  const pictureCopy = uploadBillCopy.pictures
  expect(form?.textContent).toContain(pictureCopy.recognized)
  expect((form?.textContent ?? '').indexOf(pictureCopy.recognized)).toBeLessThan(
    (form?.textContent ?? '').indexOf('ถ่ายรูป'),
  )
  await show(picture())
  await read()
  expect(host.querySelector('.form-picture__done')?.textContent).toBe(pictureCopy.uploaded)
  expect(host.textContent).not.toContain('ส่งแล้ว')
  await doing(() => host.querySelector<HTMLInputElement>('input[name=by-hand]')?.click())
  expect([billUpload.form.recognizes, form?.textContent.includes(pictureCopy.onDevice)]).toEqual([false, true])
})

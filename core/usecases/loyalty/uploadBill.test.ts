import * as E from 'fp-ts/Either'
import { describe, expect, it } from 'vitest'
import type { IsoDate } from '../../domain/calendar/isoDate.js'
import type { CallFailure } from '../../domain/call/failure.js'
import type { StoredBill, StoredBillState } from '../../ports/billQueue.js'
import type { BillPicture, Bills } from '../../ports/loyalty.js'
import { apiError } from '../../testing/memoryAccount.js'
import { memoryLock, settableClock } from '../../testing/memoryDevice.js'
import { uploadBill } from './uploadBill.js'

const refused = (field: string, code: string): CallFailure => ({
  ...apiError(400, 'invalid_input'),
  fields: [{ field, code, message: 'ส่งไม่ผ่าน' }],
})

const bytes = new Uint8Array([1])
const uploaded: BillPicture = { mediaType: 'image/jpeg', bytes, uploadId: 'u-1' }
const file: BillPicture = { mediaType: 'image/jpeg', bytes }

const sending = async (pictures: ReadonlyArray<BillPicture>, failure: CallFailure) => {
  const attempts: Array<ReadonlyArray<BillPicture>> = []
  const keys: string[] = []
  let state: StoredBillState = { _tag: 'waiting' }
  const stored: StoredBill = {
    id: 'b-1',
    memberId: 'm-1',
    key: 'k-1',
    bill: { shop_id: '1', date: '2026-11-26' as IsoDate, amount_satang: 100, receipt_number: 'A' },
    shopTitle: '',
    pictures,
    state,
    keptAt: 0,
  }
  const send: Bills['send'] = (_, those, key) => {
    attempts.push(those)
    keys.push(key)
    const answer = E.left(attempts.length === 1 ? failure : apiError(503, 'busy'))
    return { answer: () => Promise.resolve(answer), stop: () => undefined }
  }
  const queue = {
    find: () => Promise.resolve(stored),
    setState: async (_: string, next: StoredBillState) => {
      state = next
    },
    remove: () => Promise.resolve(),
  }
  await uploadBill({ queue, bills: { send }, lock: memoryLock(), clock: settableClock() })(
    'b-1',
    'm-1',
    () => undefined,
  ).outcome
  return { tried: attempts, keys: new Set(keys).size, state: state._tag }
}

describe('a bill whose pictures were uploaded before', () => {
  it.each([
    ['is gone', refused('pictures', 'not_one_of')],
    ['is named at its place', refused('pictures.0', 'not_one_of')],
    ['is unknown to an older server, which misses the pictures', refused('pictures', 'required')],
  ])('brings them itself, under its key, where one %s', async (_, failure) => {
    expect(await sending([uploaded], failure)).toEqual({ tried: [[uploaded], [file]], keys: 1, state: 'waiting' })
  })

  it('is refused where it is wrong itself, and where it had nothing uploaded', async () => {
    expect(await sending([uploaded], refused('date', 'too_old'))).toMatchObject({
      tried: [[uploaded]],
      state: 'refused',
    })
    expect(await sending([file], refused('pictures', 'required'))).toMatchObject({ tried: [[file]], state: 'refused' })
  })
})

import * as E from 'fp-ts/Either'
import type { Either } from 'fp-ts/Either'
import { todayInBangkok } from '../domain/calendar/arithmetic.js'
import {
  decideBill,
  mayAppeal,
  type BillFacts,
  type BillReason,
  type BillRefusal,
} from '../domain/loyalty/bill/bill.js'
import { pictureRefusal } from '../domain/loyalty/bill/pictures.js'
import { decideSubmission } from '../domain/loyalty/bill/submission.js'
import type { Clock } from '../ports/clock.js'

import { networkError, type CallFailure } from '../domain/call/failure.js'
import type {
  Bill,
  BillPicture,
  Bills,
  BillStepTaken,
  BillUploads,
  NewBill,
  UploadedReading,
} from '../ports/loyalty.js'
import type { Random } from '../ports/random.js'
import { answeredOnce } from './answeredOnce.js'
import { apiError } from './memoryAccount.js'
import { seededRandom, settableClock } from './memoryDevice.js'
import { partFrom } from './parts.js'

export interface MemoryBills {
  readonly bills: Bills
  readonly uploads: BillUploads
  readonly reject: (id: string, reason: BillReason) => void
}

interface StoredMemberBill {
  readonly id: string
  readonly told: NewBill
  readonly forecast: number
  readonly sentAt: string
  readonly pictures: ReadonlyMap<string, BillPicture>
  facts: BillFacts
  reason: BillReason | null
  points: number
  readonly steps: BillStepTaken[]
}

const absent: CallFailure = apiError(404, 'not_found')
const notFound: Either<CallFailure, never> = E.left(absent)
const invalid: Either<CallFailure, never> = E.left(apiError(400, 'invalid_input'))
const uploadMissing: CallFailure = {
  ...apiError(400, 'invalid_input'),
  fields: [{ field: 'pictures', code: 'not_one_of', message: '' }],
}
const emptyResult: UploadedReading = {
  state: 'not_read',
  shop: null,
  date: null,
  number: null,
  total: null,
  eligible: null,
  lines: [],
}
const aborted = networkError('aborted')

const appealCodes: Readonly<Partial<Record<BillRefusal['_tag'], string>>> = {
  BillNotRejected: 'bill_not_rejected',
  AppealUsed: 'appeal_used',
  AppealTooLate: 'appeal_late',
}

const textOf = ({ bytes }: BillPicture): string => bytes.join(' ')

export const memoryMemberBills = ({
  clock = settableClock(),
  random = seededRandom(17),
  shops = new Map([['1', '7-Eleven']]),
  reads = null,
}: {
  readonly clock?: Clock
  readonly random?: Random
  readonly shops?: ReadonlyMap<string, string>
  readonly reads?: ((pictures: ReadonlyArray<Uint8Array>) => UploadedReading) | null
} = {}): MemoryBills => {
  const bills: StoredMemberBill[] = []
  const uploaded = new Map<string, BillPicture>()
  const once = answeredOnce()

  const nowText = (): string => new Date(clock.now()).toISOString()
  const today = () => todayInBangkok(clock.now())
  const shown = ({ id, told, forecast, sentAt, pictures, facts, reason, points, steps }: StoredMemberBill): Bill => ({
    ...told,
    id,
    shop_title: shops.get(told.shop_id) ?? '',
    state: facts.state,
    reason,
    forecast,
    points,
    sent_at: sentAt,
    steps: [...steps],
    can_appeal: mayAppeal(facts, today()),
    pictures: [...pictures.keys()],
  })
  const task = async <A>(work: () => Either<CallFailure, A>): Promise<Either<CallFailure, A>> => work()
  const found = <A>(id: string, work: (stored: StoredMemberBill) => Either<CallFailure, A>): Either<CallFailure, A> => {
    const stored = bills.find((each) => each.id === id)
    return stored === undefined ? notFound : work(stored)
  }

  const accept = (told: NewBill, sent: ReadonlyArray<BillPicture>): Either<CallFailure, Bill> => {
    if (sent.some(({ bytes }) => pictureRefusal(bytes.length, bytes.subarray(0, 12)) !== null)) return invalid
    const pictures = sent.map(textOf)
    const known = bills.flatMap((stored) => [...stored.pictures.values()].map(textOf))
    const facts = {
      shopAvailable: shops.has(told.shop_id),
      submittedToday: bills.filter(({ sentAt }) => todayInBangkok(Date.parse(sentAt)) === today()).length,
      sentBefore: pictures.filter((each) => known.includes(each)),
      receiptKnown: false,
      purchaseKnown: false,
      pictureAlike: false,
    }
    const decided = decideSubmission({ ...told, pictures }, facts, today())
    if (E.isLeft(decided)) return invalid
    const stored: StoredMemberBill = {
      id: random.uuid(),
      told,
      forecast: decided.right.forecast,
      sentAt: nowText(),
      pictures: new Map(sent.map(({ bytes }) => [random.uuid(), { mediaType: 'image/webp', bytes }])),
      facts: { state: 'reviewing', appealed: false, decided_on: null },
      reason: null,
      points: 0,
      steps: [{ kind: 'sent', at: nowText(), reason: null }],
    }
    bills.unshift(stored)
    return E.right(shown(stored))
  }

  return {
    bills: {
      send: (bill, pictures, key, onSent = () => undefined) => {
        let stopped = false
        return {
          answer: async () => {
            await Promise.resolve()
            if (stopped) return E.left(aborted)
            const all = pictures.reduce((sum, { bytes }) => sum + bytes.length, 0)
            onSent(all, all)
            return once(key, [bill, pictures.map((each) => each.uploadId ?? textOf(each))], () => {
              const given = pictures.map((each) =>
                each.uploadId === undefined ? each : (uploaded.get(each.uploadId) ?? null),
              )
              const there = given.flatMap((each) => each ?? [])
              if (there.length < given.length) return E.left(uploadMissing)
              const accepted = accept(bill, there)
              if (E.isRight(accepted)) for (const { uploadId = '' } of pictures) uploaded.delete(uploadId)
              return accepted
            })
          },
          stop: () => {
            stopped = true
          },
        }
      },
      list: (from) => task(() => E.right(partFrom(bills.map(shown), from))),
      read: (id) => task(() => found(id, (stored) => E.right(shown(stored)))),
      appeal: (id, words, key) =>
        task(() =>
          once(key, [id, words], () =>
            found(id, (stored) => {
              const step = decideBill(stored.facts, { _tag: 'Appeal' }, today())
              if (E.isLeft(step)) return E.left(apiError(409, appealCodes[step.left._tag] ?? ''))
              stored.facts = step.right
              stored.reason = null
              stored.steps.push({ kind: 'appealed', at: nowText(), reason: null })
              return E.right(shown(stored))
            }),
          ),
        ),
      picture: (id, pictureId) =>
        task(() => found(id, ({ pictures }) => E.fromNullable(absent)(pictures.get(pictureId)))),
    },
    uploads: {
      upload: (picture, key, onSent = () => undefined) => {
        let stopped = false
        return {
          answer: async () => {
            await Promise.resolve()
            if (stopped) return E.left(aborted)
            onSent(picture.bytes.length, picture.bytes.length)
            return once(key, textOf(picture), () => {
              if (pictureRefusal(picture.bytes.length, picture.bytes.subarray(0, 12)) !== null) return invalid
              const id = random.uuid()
              uploaded.set(id, picture)
              return E.right({ id, is_read: reads !== null })
            })
          },
          stop: () => {
            stopped = true
          },
        }
      },
      reading: (ids) =>
        task(() => {
          const pictures = ids.flatMap((id) => uploaded.get(id) ?? [])
          if (pictures.length < ids.length) return notFound
          return E.right(reads === null ? emptyResult : reads(pictures.map(({ bytes }) => bytes)))
        }),
      remove: (id) => task(() => (uploaded.delete(id) ? E.right(null) : notFound)),
    },
    reject: (id, reason) => {
      const stored = bills.find((each) => each.id === id)
      const step = stored === undefined ? null : decideBill(stored.facts, { _tag: 'Reject', reason }, today())
      if (stored === undefined || step === null || E.isLeft(step)) return
      stored.facts = step.right
      stored.reason = reason
      stored.steps.push({ kind: 'rejected', at: nowText(), reason })
    },
  }
}

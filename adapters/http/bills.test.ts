import * as E from 'fp-ts/Either'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { todayInBangkok, type IsoDate } from '@careplus/core/calendar'
import type { NewBill } from '@careplus/core/ports'
import { memoryMemberBills } from '@careplus/core/internal/testing'
import { settableClock } from '@careplus/core/testing'
import { httpBills } from './bills.js'
import { passesTheBillsSuite } from './bills.suite.js'
import { jsonReply, localServer } from './localServer.fixture.js'
import { HttpTransport, type HttpConfig } from './transport.js'

let pictures = 0
const picture = async () => {
  pictures += 1
  return { mediaType: 'image/jpeg', bytes: Uint8Array.from([0xff, 0xd8, 0xff, ...new Uint8Array(9), pictures]) }
}

passesTheBillsSuite('the memory twin', async () => {
  const clock = settableClock()
  const { bills, uploads, reject } = memoryMemberBills({ clock })
  return {
    bills,
    uploads,
    shop: '1',
    today: todayInBangkok(clock.now()),
    picture,
    reject: async (id) => reject(id, 'unreadable'),
  }
})

const bill: NewBill = {
  shop_id: '1',
  date: '2026-11-20' as IsoDate,
  amount_satang: 45_800,
  receipt_number: 'TH-1842',
}
const shown = {
  ...bill,
  id: '33333333-3333-4333-8333-333333333333',
  shop_title: '7-Eleven',
  state: 'reviewing',
  reason: null,
  forecast: 45,
  points: 0,
  sent_at: '2026-11-20T03:42:00.000Z',
  steps: [],
  can_appeal: false,
  pictures: [],
}

class ScriptedXhr extends EventTarget {
  static last: ScriptedXhr
  readonly upload = new EventTarget()
  readonly asked: { method: string; url: string; headers: Record<string, string>; body: BodyInit | null }
  status = 0
  responseURL = ''
  response = ''
  aborted = false

  constructor() {
    super()
    ScriptedXhr.last = this
    this.asked = { method: '', url: '', headers: {}, body: null }
  }
  open(method: string, url: string): void {
    Object.assign(this.asked, { method, url })
    this.responseURL = url
  }
  setRequestHeader(name: string, value: string): void {
    this.asked.headers[name] = value
  }
  send(body: BodyInit): void {
    this.asked.body = body
  }
  abort(): void {
    this.aborted = true
    this.dispatchEvent(new Event('abort'))
  }
  getAllResponseHeaders(): string {
    return 'content-type: application/json\r\nretry-after: 5\r\n'
  }
  breakOff(): void {
    this.dispatchEvent(new Event('error'))
  }
  answer(status: number, body: unknown): void {
    this.status = status
    this.response = JSON.stringify(body)
    this.dispatchEvent(new Event('load'))
  }
  moved(loaded: number, total: number): void {
    this.upload.dispatchEvent(Object.assign(new Event('progress'), { loaded, total }))
  }
}

const overXhr = (rest: Partial<HttpConfig> = {}) => {
  const backEnd = 'https://back.example'
  const xhr = () => new ScriptedXhr() as unknown as XMLHttpRequest
  const transport = new HttpTransport({ backEnd, apiKey: 'key-1', xhr, ...rest })
  return httpBills({ request: (outgoing) => transport.request({ ...outgoing, token: 'bearer-1' }) })
}
const settled = () => new Promise((resolve) => setTimeout(resolve, 0))

describe('a bill on its way from a browser', () => {
  beforeAll(() => vi.stubGlobal('window', {}))
  afterAll(() => vi.unstubAllGlobals())

  it('carries its words, then its pictures, under its key', async () => {
    const shots = [await picture(), await picture()]
    const thaiBill = { ...bill, receipt_number: 'ใบที่ 1 "é" 🍼' }
    const answer = overXhr().send(thaiBill, shots, 'key-of-it').answer()
    await settled()
    const { method, url, headers, body } = ScriptedXhr.last.asked
    expect([method, url]).toEqual(['POST', 'https://back.example/th/bills/'])
    expect(headers).toEqual({
      accept: 'application/json',
      'x-api-key': 'key-1',
      'idempotency-key': 'key-of-it',
      authorization: 'Bearer bearer-1',
      'content-type': expect.stringMatching(/^multipart\/form-data; boundary=careplus-/),
    })
    const form = await new Response(body, { headers }).formData()
    expect([...form.keys()]).toEqual(['json', 'picture', 'picture'])
    expect(JSON.parse(String(form.get('json')))).toEqual(thaiBill)
    const sent = form.getAll('picture').filter((part) => typeof part !== 'string')
    expect(sent.map(({ type }) => type)).toEqual(['image/jpeg', 'image/jpeg'])
    expect(await Promise.all(sent.map(async (part) => new Uint8Array(await part.arrayBuffer())))).toEqual(
      shots.map(({ bytes }) => bytes),
    )
    ScriptedXhr.last.answer(201, { data: shown })
    expect(await answer).toEqual(E.right(shown))
  })

  it('tells how far it is, and takes as long as it moves', async () => {
    vi.useFakeTimers()
    try {
      const progress: Array<readonly [number, number]> = []
      const answer = overXhr()
        .send(bill, [await picture()], 'k', (...each) => progress.push(each))
        .answer()
      await vi.advanceTimersByTimeAsync(1)
      for (let sent = 0; sent < 10; sent += 1) {
        await vi.advanceTimersByTimeAsync(20_000)
        ScriptedXhr.last.moved(sent, 10)
      }
      expect(progress).toEqual(Array.from({ length: 10 }, (_, sent) => [sent, 10]))
      expect(ScriptedXhr.last.aborted).toBe(false)
      await vi.advanceTimersByTimeAsync(25_001)
      expect(ScriptedXhr.last.aborted).toBe(true)
      expect(await answer).toMatchObject({ left: { reason: 'timeout' } })
    } finally {
      vi.useRealTimers()
    }
  })

  it('is stopped when it is told to', async () => {
    const sending = overXhr().send(bill, [await picture()], 'k')
    const answer = sending.answer()
    await settled()
    sending.stop()
    expect(ScriptedXhr.last.aborted).toBe(true)
    expect(await answer).toMatchObject({ left: { _tag: 'NetworkError', reason: 'aborted' } })
  })

  it('brings back its refused fields, and when to come again', async () => {
    const answer = overXhr()
      .send(bill, [await picture()], 'k')
      .answer()
    await settled()
    const field = { field: 'pictures.0', code: 'huge_picture', message: 'รูปละเอียดเกินไป' }
    ScriptedXhr.last.answer(400, { error_code: 'invalid_input', error_message: 'x', errors: [field] })
    expect(await answer).toMatchObject({ left: { status: 400, fields: [field], retryAfter: 5 } })
  })

  it('throws where the browser refuses the call itself', async () => {
    const thrown = new SyntaxError('no address')
    const xhr = () =>
      Object.assign(new ScriptedXhr(), {
        open: () => {
          throw thrown
        },
      }) as unknown as XMLHttpRequest
    await expect(
      overXhr({ xhr })
        .send(bill, [await picture()], 'k')
        .answer(),
    ).rejects.toBe(thrown)
  })

  it('has no answer where the connection broke, the device is offline, or somebody else answered', async () => {
    for (const [end, config, reason] of [
      [() => ScriptedXhr.last.breakOff(), {}, 'failed'],
      [() => ScriptedXhr.last.breakOff(), { online: () => false }, 'offline'],
      [
        () => {
          ScriptedXhr.last.responseURL = 'https://elsewhere.example/th/bills/'
          ScriptedXhr.last.answer(201, { data: shown })
        },
        {},
        'failed',
      ],
    ] as const) {
      const answer = overXhr(config)
        .send(bill, [await picture()], 'k')
        .answer()
      await settled()
      end()
      expect(await answer).toMatchObject({ left: { _tag: 'NetworkError', reason } })
    }
  })
})

describe('where nothing tells how much has left', () => {
  const local = localServer(jsonReply(201, { data: shown }))

  it('a bill is sent all the same, and told of at its end', async () => {
    const progress: Array<readonly [number, number]> = []
    const bills = httpBills(new HttpTransport({ backEnd: local.backEnd, apiKey: 'key-1', xhr: null }))
    const answer = await bills.send(bill, [await picture()], 'k', (...each) => progress.push(each)).answer()
    expect(answer).toEqual(E.right(shown))
    expect(local.seen[0]?.headers['content-type']).toMatch(/^multipart\/form-data; boundary=/)
    expect(local.seen[0]?.body).toMatch(/name="json"[^]*name="picture"/)
    expect(progress.map(([sent, all]) => sent === all)).toEqual([true])
  })
})

import { sealingWith } from '../../platform/crypto/sealed.js'
import { randomUUID } from 'node:crypto'
import { rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import * as E from 'fp-ts/Either'
import { contract } from '@careplus/adapters/contract'
import { placeOnPictures } from '@careplus/core/internal/loyalty-reading'
import { readSlip } from '@careplus/core/loyalty-reading'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { billProducts, newBill, sentBill, withShops } from '../../testing/billFixtures.js'
import { newAddress, withItem, withPoints } from '../../testing/catalogue.js'
import { closeDraw, recordResult } from '../../loyalty/draws/drawSteps.js'
import { enterDraw } from '../../loyalty/draws/enterDraw.js'
import { done, newDraw, runningDraw } from '../../testing/drawFixtures.js'
import { purchasedLine, purchaseOf, recognizedPage } from '../../testing/receiptPages.js'
import { sentRequest } from '../../testing/requestFixtures.js'
import type { Storage } from '../../platform/storage/storage.js'
import type { Member } from '../../testing/testServer.js'
import type { StaffCaller } from './staffCaller.js'
import { findCaller } from './findCaller.js'
import { inProcessCaller } from './inProcess.js'
import { withCaller } from './openCaller.js'
import { callerAt } from './overHttp.js'
import { parseCommandLine, runCommandLine, type CommandOutput } from './runCommand.js'
import { ownStaffServer } from '../../testing/ownServer.js'

const server = ownStaffServer()
let member: Member
beforeAll(async () => {
  await withShops(server.store.db, server.now())
  member = await server.join('pim@example.com')
})

const run = async (caller: StaffCaller, ...argv: ReadonlyArray<string>): Promise<CommandOutput> => {
  const line = parseCommandLine(argv)
  return E.isLeft(line) ? line.left : runCommandLine(line.right, caller)
}

const found = async (key?: string): Promise<StaffCaller> => {
  const caller = await findCaller(server.config, null, key)
  if (E.isLeft(caller)) throw new Error(caller.left)
  return caller.right
}

const nothing: Storage = {
  get: async () => null,
  put: async () => undefined,
  remove: async () => undefined,
  list: async () => [],
  folders: async () => [],
  deleteUnfinished: async () => 0,
}
const methods: ReadonlyArray<readonly [string, (key?: string) => Promise<StaffCaller>]> = [
  ['with a token', async (key) => callerAt(server.staffUrl, server.token, key)],
  ['through the data folder of a running server', found],
  [
    'on the store itself',
    async (key) => ({
      ...inProcessCaller(
        {
          store: server.store,
          storage: nothing,
          contentFolder: server.config.contentFolder,
          mode: server.config.mode,
          sealing: sealingWith(server.config.identityKey),
        },
        'somchai',
        key,
      ),
      close: async () => undefined,
    }),
  ],
]

describe.each(methods)('npm run staff, %s', (method, open) => {
  let caller: StaffCaller
  beforeAll(async () => {
    caller = await open()
  })
  afterAll(() => caller.close())
  const staff = (...argv: ReadonlyArray<string>) => run(caller, ...argv)
  const out = async (...argv: ReadonlyArray<string>): Promise<string> => {
    const ended = await staff(...argv)
    expect([ended.err, ended.code]).toStrictEqual(['', 0])
    return ended.out
  }

  it('decides on bills', async () => {
    const { id } = await sentBill(server, member)
    expect(await out('bills')).toContain(id)
    expect(await out('bills', 'show', id)).toMatch(/of_day +\d+ of at most 10/)
    expect(await out('bills', 'approve', id, `${billProducts.adult}:2:198.00`)).toBe('approved, 19 points')
    expect(await staff('bills', 'reject', id, 'unreadable')).toStrictEqual({
      out: '',
      err: 'ขั้นนี้ทำไปแล้วหรือยังไม่ถึง โหลดหน้านี้ใหม่\nใบนี้ตัดสินแล้ว: ผ่าน',
      code: 1,
    })
    const json = await staff('bills', 'reject', id, 'unreadable', '--json')
    expect([JSON.parse(json.out), json.code]).toMatchObject([{ error_code: 'step_refused' }, 1])
    expect(JSON.parse(await out('bills', '--state', 'approved', '--json'))).toMatchObject({ waiting: 0 })
    const { receipt_number } = await server.store.db
      .selectFrom('bills')
      .select('receipt_number')
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
    expect(await out('bills', '--receipt', receipt_number)).toContain(id)
    expect(await out('products')).toContain('young-child')
  })

  it('shows what was read off the pictures of a bill, what is in doubt, and what its member typed otherwise', async () => {
    const { db } = server.store
    const now = server.now()
    const typed = newBill(server, { receipt_number: '9006886331', amount_satang: 40_000 })
    const { id } = await sentBill(server, await server.join(), typed)
    expect(await out('bills', 'show', id)).toMatch(/^read +-$/m)
    await db.insertInto('bill_readings').values({ bill_id: id, state: 'waiting' }).execute()
    expect(await out('bills', 'show', id)).toMatch(/^read +waiting$/m)
    const lines = [purchasedLine('BREAD WHOLE WHEAT', 4200), purchasedLine('HIQ F4 PLAIN 1800G', 81_900)]
    const { words } = recognizedPage(purchaseOf(typed.date, '9006886331', lines))
    const product = { id: billProducts.adult, age_line: 'adult' as const, receipt_names: ['HIQ F4 PLAIN 1800G'] }
    const read = readSlip(words, { today: typed.date, shops: [], products: [product] })
    await db
      .updateTable('bill_readings')
      .set({ state: 'read', ended_at: now, reading: JSON.stringify(placeOnPictures(read, [])) })
      .where('bill_id', '=', id)
      .execute()
    const shown = await out('bills', 'show', id)
    expect(shown).toMatch(/^read +in part$/m)
    expect(shown).toMatch(/^number +9006886331 +(?:sure|in doubt) \(\d+ %\) +-$/m)
    expect(shown).toMatch(/^total +861\.00 +sure \(\d+ %\) +-$/m)
    expect(shown).toMatch(/^eligible +819\.00 .* typed otherwise$/m)
    expect(shown).toMatch(/^9004 +สินค้า 9004 +true +HIQ F4 PLAIN 1800G +1 +819\.00 +sure/m)
    expect(JSON.parse(await out('bills', 'show', id, '--json'))).toMatchObject({
      read_whole: false,
      reading: { total: { value: 86_100 }, lines: [{ product_id: '9004' }], differs: ['amount'] },
    })
    await db.updateTable('bill_readings').set({ read_whole: true }).where('bill_id', '=', id).execute()
    const placed = async (order: string) => (await out('bills', '--order', order)).split('\n').slice(2)
    expect((await placed('read_first'))[0]).toMatch(new RegExp(`^${id} .* whole`))
    expect((await placed('read_last')).at(-1)).toContain(id)
    expect((await staff('bills', '--order', 'newest')).code).toBe(2)
    await staff('bills', 'reject', id, 'unreadable')
  })

  it('sends orders on their way', async () => {
    const now = server.now()
    await withPoints(server.store.db, member.user.id, 100, now)
    const options = { token: member.access_token, params: { item_id: await withItem(server.store.db, now) } }
    const body = { quantity: 1, address: newAddress }
    const { id, number } = (await server.call(contract.redeem, { ...options, body })).answer().data
    expect(await out('orders')).toContain(number)
    expect(await out('orders', 'prepare', id)).toBe('preparing')
    expect(await out('orders', 'ship', id, '--carrier', 'ไปรษณีย์ไทย', '--tracking', 'EX1')).toBe('shipped')
    expect(await out('orders', 'show', id)).toContain('ตำบลคลองหนึ่ง')
    expect(await out('orders', 'deliver', id)).toBe('delivered')
    expect((await staff('orders', 'cancel', id)).code).toBe(1)
    expect((await staff('orders', 'ship', id)).code).toBe(2)
  })

  it('answers requests that were read to their end', async () => {
    const { id, messages } = await sentRequest(server, member)
    expect(await out('requests')).toContain(id)
    expect(await out('requests', 'show', id)).toContain(messages[0]?.words)
    expect((await staff('requests', 'answer', id, 'ส่งใหม่ได้เลยค่ะ')).code).toBe(2)
    expect(await out('requests', 'answer', id, 'ส่งใหม่ได้เลยค่ะ', '--read', '1')).toBe('answered')
    expect((await staff('requests', 'answer', id, 'อีกครั้งค่ะ', '--read', '1')).err).toContain('มีข้อความใหม่')
    expect(await out('requests', '--state', 'answered')).toContain(id)
  })

  it('prepares draws and cancels them', async () => {
    const item = await newDraw(server.store.db, server.now())
    expect(await out('draws')).toContain(item)
    expect(await out('draws', 'prepare', item, '--permit', '1/2569', '--prizes', '2')).toBe('prepared')
    expect(await out('draws', 'name', item, '--source', 'สลากกินแบ่ง', '--digits', '6', '--date', '2199-12-16')).toBe(
      'prepared',
    )
    expect(await out('draws', 'open', item)).toBe('open')
    expect((await staff('draws', 'close', item)).code).toBe(1)
    expect((await staff('draws', 'run', item, '123456', '123456')).code).toBe(1)
    expect((await staff('draws', 'record', item, '--note', 'x', '--winner', 'มะลิ, 0812345678')).code).toBe(1)
    expect(await out('draws', 'cancel', item, '--reason', 'เลื่อน')).toBe('cancelled')
    expect(await out('draws', 'show', item)).toMatch(/note +เลื่อน/)
  })

  it('shows how a winner can be reached', async () => {
    const { db } = server.store
    const now = server.now()
    const item = await runningDraw(db, now)
    await withPoints(db, member.user.id, 100, now)
    done(await enterDraw(db, member.user.id, item, 1, now))
    expect(await staff('draws', 'winner', item, '1')).toMatchObject({
      err: expect.stringContaining('ยังไม่มีผล'),
      code: 1,
    })
    const later = new Date(server.clock.now() + 11 * 86_400_000)
    done(await closeDraw(db, item, { actor: 'job' }, later))
    const { code } = await db
      .selectFrom('draw_entrants')
      .select('code')
      .where('item_id', '=', item)
      .executeTakeFirstOrThrow()
    const winners = [{ code }]
    done(
      await recordResult(
        db,
        item,
        { note: 'จับต่อหน้าเจ้าหน้าที่', winners },
        { actor: 'job' },
        new Date(later.getTime() + 86_400_000),
      ),
    )
    expect(await out('draws', 'winner', item, '1')).toContain(member.email)
    expect((await staff('draws', 'winner', item, '2')).code).toBe(1)
    for (const place of [[], ['0'], ['first']]) expect((await staff('draws', 'winner', item, ...place)).code).toBe(2)
    const views = await db.selectFrom('audit').select('subject').where('action', '=', 'winner.looked-at').execute()
    expect(views.at(-1)).toStrictEqual({ subject: member.user.id })
  })

  it('adjusts points both ways', async () => {
    expect(await out('points', 'adjust', 'pim@example.com', '+50', '--reason', 'ชดเชย')).toMatch(
      /^50 points, balance \d+$/,
    )
    expect(await out('points', 'adjust', member.user.id, '-50', '--reason', 'แก้')).toMatch(/^-50 points/)
    expect(await out('members', 'find', 'pim@example.com')).toContain('p•••@example.com')
    expect((await staff('points', 'adjust', 'pim@example.com', 'many', '--reason', 'x')).code).toBe(2)
    expect((await staff('points', 'adjust', 'nobody@example.com', '5', '--reason', 'x')).err).toBe(
      'ไม่พบข้อมูลนี้ อาจถูกลบแล้ว กลับไปหน้าก่อน',
    )
  })

  it('adjusts points once for a key, however often it is said', async () => {
    const line = ['points', 'adjust', 'pim@example.com', '+7', '--reason', 'ซ้ำ'] as const
    const key = randomUUID()
    const outputs: CommandOutput[] = []
    for (let time = 0; time < 2; time += 1) {
      const repeated = await open(key)
      outputs.push(await run(repeated, ...line, '--key', key))
      await repeated.close()
    }
    expect(outputs[0]).toMatchObject({ out: expect.stringMatching(/^7 points/), code: 0 })
    expect(outputs[1]).toStrictEqual(outputs[0])
    expect((await run(await open(key), 'points', 'adjust', 'pim@example.com', '+8', '--reason', 'ซ้ำ')).code).toBe(1)
    expect((await run(caller, ...line)).out).not.toBe(outputs[0]?.out)
  })

  it('asks for a second person, who decides what they have read', async () => {
    const asked = await out('points', 'adjust', 'pim@example.com', '+600', '--reason', randomUUID())
    const id = /\(([\w-]{36})\)$/.exec(asked)?.[1] ?? ''
    const listed = await out('approvals')
    expect(listed).toContain('ปรับ +600 คะแนน')
    const hash = new RegExp(`id +${id}\\nhash +(\\S{10})`).exec(listed)?.[1] ?? ''
    expect(await staff('approvals', 'approve', id, hash)).toMatchObject({
      err: expect.stringContaining('คำขอของตัวเองต้องให้อีกคนอนุมัติ'),
      code: 1,
    })
    const other = callerAt(server.staffUrl, await server.newToken(randomUUID().slice(0, 8), ['finance']))
    expect((await run(other, 'approvals', 'approve', id)).code).toBe(2)
    expect((await run(other, 'approvals', 'approve', id, 'aaaaaaaaaa')).err).toContain('อ่านใหม่ก่อนตัดสิน')
    expect((await run(other, 'approvals', 'approve', id, hash)).out).toBe('approved')
    expect(await out('points', 'adjust', 'pim@example.com', '-600', '--reason', 'x')).toMatch(/^waits for a second/)
    expect((await staff('points', 'ceilings', 'many', '1')).code).toBe(2)
  })

  it('turns maintenance on and off', async () => {
    expect(await out('maintenance', 'on', '--message', 'ย้ายเครื่อง')).toMatch(/^on, until \S+, ย้ายเครื่อง$/)
    expect(await out('maintenance')).toMatch(/^on, until \S+, ย้ายเครื่อง$/)
    expect(await out('maintenance', 'off')).toBe('off')
    expect((await staff('maintenance', 'on', '--until', 'tomorrow')).code).toBe(1)
  })

  it('takes accounts in on the machine itself, and never with a token', async () => {
    const file = join(server.config.dataFolder, 'legacy.json')
    writeFileSync(file, JSON.stringify([{ email: 'a@example.com', phone: '0812345678', points: 1 }]))
    if (method === 'with a token')
      expect(await staff('legacy', 'import', file)).toMatchObject({
        err: expect.stringContaining('บรรทัดคำสั่งของเครื่องแม่ข่ายเท่านั้น'),
        code: 1,
      })
    else expect(await out('legacy', 'import', file)).toMatch(/^Accounts of the earlier site:/)
    rmSync(file)
    expect(await staff('legacy', 'import', file)).toMatchObject({ err: `The file "${file}" cannot be read.`, code: 1 })
  })

  it('reports', async () => {
    expect(await out('members')).toContain(member.user.id)
    expect(await out('jobs')).toBe('jobs: none')
    const { rows } = JSON.parse(await out('audit', '--action', 'maintenance.on', '--json')) as { rows: unknown[] }
    expect(rows.length).toBeGreaterThan(0)
    expect(await out('token', 'list')).toContain('ปาริชาต')
  })
})

const losing = async (lost: number) => {
  let heard = 0
  const between = createServer(async (request, response) => {
    heard += 1
    const nth = heard
    const { host: _, connection: __, ...headers } = request.headers
    const answer = await fetch(`${server.staffUrl}${request.url}`, {
      method: request.method ?? 'GET',
      headers: headers as Record<string, string>,
      body: await text(request),
    })
    const body = await answer.text()
    if (nth > lost) response.writeHead(answer.status, { 'content-type': 'application/json' }).end(body)
  })
  await new Promise<void>((resolve) => between.listen(0, '127.0.0.1', resolve))
  const { port } = between.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}`,
    stop: () => {
      between.closeAllConnections()
      between.close()
    },
  }
}

describe('an answer that does not come', () => {
  const line = ['points', 'adjust', 'pim@example.com', '+3', '--reason', 'หาย'] as const
  const rows = () =>
    server.store.db
      .selectFrom('point_ledger')
      .select('seq')
      .where('reason', '=', 'หาย')
      .where('points', '=', 3)
      .execute()
  const waitMs = AbortSignal.timeout.bind(AbortSignal)
  beforeEach(() => {
    vi.spyOn(AbortSignal, 'timeout').mockImplementation(() => waitMs(1000))
  })
  afterEach(() => {
    vi.restoreAllMocks()
  })

  it('is waited for a second time, as long as for the first, and the deed is done once', async () => {
    const { url, stop } = await losing(1)
    const before = (await rows()).length
    expect(await run(callerAt(url, server.token), ...line)).toMatchObject({ err: '', code: 0 })
    expect((await rows()).length).toBe(before + 1)
    stop()
  })

  it('is told with the key under which the deed is done at most once', async () => {
    const { url, stop } = await losing(2)
    const before = (await rows()).length
    vi.stubEnv('STAFF_URL', url)
    vi.stubEnv('STAFF_TOKEN', server.token)
    const parsed = parseCommandLine(line)
    const asked = (key?: string) =>
      withCaller(
        (caller) => (E.isLeft(parsed) ? Promise.reject(new Error()) : runCommandLine(parsed.right, caller)),
        key,
      )
    const outcome = await asked()
    const key = E.isLeft(outcome) ? /--key ([\w-]+): it takes effect at most once/.exec(outcome.left)?.[1] : undefined
    expect(key).toBeDefined()
    expect(await asked(key)).toMatchObject({ right: { code: 0 } })
    expect((await rows()).length).toBe(before + 1)
    vi.unstubAllEnvs()
    stop()
  })
})

describe('npm run staff', () => {
  it('makes tokens that work, and ends them, where the data folder can be read', async () => {
    const caller = await found()
    const made = await run(caller, 'token', 'make', 'มานี')
    const token = made.out.split('\n')[0] ?? ''
    const own = callerAt(server.staffUrl, token)
    expect((await run(own, 'bills')).code).toBe(0)
    expect((await run(own, 'token', 'make', 'ชูใจ')).code).toBe(1)
    expect((await run(caller, 'token', 'end', 'มานี')).out).toBe('ended')
    expect((await run(own, 'bills')).code).toBe(1)
    await caller.close()
    expect((await run(caller, 'bills')).code).toBe(1)
  })

  it('makes tokens of a role, and prints the matrix of calls and roles', async () => {
    const caller = await found()
    const made = await run(caller, 'token', 'make', 'ปิติ', '--role', 'warehouse', '--role', 'auditor')
    const own = callerAt(server.staffUrl, made.out.split('\n')[0] ?? '')
    expect((await run(own, 'orders')).code).toBe(0)
    const refused = await run(own, 'points', 'adjust', 'pim@example.com', '+5', '--reason', 'x')
    expect([refused.code, refused.err]).toStrictEqual([1, expect.stringContaining('หัวหน้าดูแลสมาชิก')])
    expect((await run(caller, 'token', 'make', 'x', '--role', 'boss')).code).toBe(2)
    expect((await run(caller, 'token', 'list')).out).toMatch(/ปิติ +warehouse, auditor/)
    const [head = '', ...rows] = (await run(own, 'roles')).out.split('\n')
    expect(head).toMatch(/^call +permission +marketing-editor/)
    expect(rows.find((row) => row.startsWith('shipOrder'))?.match(/yes/g)).toHaveLength(1)
    const matrix = JSON.parse((await run(own, 'roles', '--json')).out) as ReadonlyArray<{
      call: string
      roles: string[]
    }>
    expect(matrix.find(({ call }) => call === 'adjustPoints')?.roles).toStrictEqual(['care-lead'])
    await caller.close()
  })

  it('invites people, lists them, and takes invitations back', async () => {
    const caller = await found()
    expect((await run(caller, 'people', 'invite', 'mali@brand.example', 'boss')).code).toBe(2)
    expect((await run(caller, 'people', 'invite', 'mali@brand.example', 'care')).out).toMatch(/^invited until /)
    const past = await run(caller, 'people', 'invite', 'a@brand.example', 'care', '--until', '2020-01-01T00:00:00Z')
    expect([past.code, past.err]).toStrictEqual([1, expect.stringContaining('วันสิ้นสุดผ่านไปแล้ว')])
    const listed = JSON.parse((await run(caller, 'people', '--json')).out) as { invitations: { id: string }[] }
    expect((await run(caller, 'people', 'uninvite', listed.invitations[0]?.id ?? '')).out).toBe('ended')
    expect((await run(caller, 'people')).out).toBe('people: none\ninvitations: none')
    expect((await run(caller, 'people', 'remove', '00000000-0000-4000-8000-000000000001')).code).toBe(1)
    await caller.close()
  })

  it('takes content in, told whether there was any to take', async () => {
    const caller = await found()
    const outputs = [await run(caller, 'content', 'import'), await run(caller, 'content', 'import')]
    expect(outputs.map(({ out }) => out)).toStrictEqual(['imported', 'no change'])
    await caller.close()
  })

  it('finds its way in when many ask at once', async () => {
    const callers = await Promise.all(Array.from({ length: 6 }, () => found()))
    const outputs = await Promise.all(callers.map((caller) => run(caller, 'maintenance')))
    expect(outputs.map(({ out }) => out)).toStrictEqual(Array.from({ length: 6 }, () => 'off'))
    await Promise.all(callers.map((caller) => caller.close()))
  })

  it('does not take a server on another store for the one that is meant', async () => {
    const other = { _tag: 'embedded', folder: join(server.config.dataFolder, 'elsewhere') } as const
    const caller = await findCaller({ ...server.config, store: other }, null)
    expect(caller).toStrictEqual(E.left(expect.stringMatching(/^The data folder .* has no store yet/)))
  })

  it.each([[['secrets']], [['bills', '--sate', 'approved']], [[]]])('%j is told what there is', (argv) => {
    const line = parseCommandLine(argv)
    expect(E.isLeft(line) && [line.left.code, line.left.err]).toStrictEqual([
      2,
      expect.stringContaining('points adjust'),
    ])
  })
})

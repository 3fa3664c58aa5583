import { randomUUID } from 'node:crypto'
import * as E from 'fp-ts/Either'
import { startOfBangkokDay } from '@careplus/core/internal/calendar'
import type { IsoDate } from '@careplus/core/calendar'
import { closeDraw, namePublicValue, openDraw, prepareDraw, runDraw, type By } from '../loyalty/draws/drawSteps.js'
import { enterDraw } from '../loyalty/draws/enterDraw.js'
import { post } from '../loyalty/points/pointAccounts.js'
import type { Tx } from '../platform/store/store.js'

const neighbours = [
  'น้ำฝน',
  'ต้นกล้า',
  'สายไหม',
  'ใบบัว',
  'ภูผา',
  'ขวัญข้าว',
  'ปลายฟ้า',
  'ดอกแก้ว',
  'ธารา',
  'แพรวา',
  'ชมพู่',
  'ลำดวน',
] as const

const by: By = { actor: 'demo' }

interface Story {
  readonly item: string
  readonly prepared: IsoDate
  readonly source: string
  readonly known: IsoDate
  readonly opened: IsoDate
  readonly entered: IsoDate
  readonly tickets: ReadonlyArray<number>
  readonly over: { readonly closedOn: IsoDate; readonly drawnOn: IsoDate; readonly value: string } | null
}

const day = (text: string): IsoDate => text as IsoDate

const stories: ReadonlyArray<Story> = [
  {
    item: '203',
    prepared: day('2026-08-25'),
    source: 'รางวัลที่ 1 สลากกินแบ่งรัฐบาล งวด 16 ต.ค. 69 (ตัวอย่าง)',
    known: day('2026-10-16'),
    opened: day('2026-09-01'),
    entered: day('2026-09-12'),
    tickets: [12, 5, 20, 8, 3, 15, 10],
    over: { closedOn: day('2026-10-01'), drawnOn: day('2026-10-17'), value: '482917' },
  },
  {
    item: '201',
    prepared: day('2026-10-25'),
    source: 'รางวัลที่ 1 สลากกินแบ่งรัฐบาล งวด 16 พ.ย. 70 (ตัวอย่าง)',
    known: day('2027-11-16'),
    opened: day('2026-11-01'),
    entered: day('2026-11-08'),
    tickets: [4, 10, 6, 25, 2],
    over: null,
  },
]

const at = (date: IsoDate, minutes = 0): Date => new Date(startOfBangkokDay(date) + (9 * 60 + minutes) * 60_000)

/** Minutes from 9:00 until after the announced hour, 10:00. */
const minutesAfterDraw = 65

const lastDayOf = ({ entered, over }: Story): Date =>
  over === null ? at(entered, neighbours.length) : at(over.drawnOn, minutesAfterDraw + 1)

const orThrow = <A>(made: E.Either<unknown, A>): A => {
  if (E.isRight(made)) return made.right
  throw new Error(`The demo's draws do not keep the rules: ${JSON.stringify(made.left)}`)
}

const addNeighbours = async (tx: Tx): Promise<ReadonlyArray<string>> => {
  const joined = at(day('2026-08-01'))
  const members = neighbours.map((name, index) => ({
    id: randomUUID(),
    email: null,
    name,
    phone: `08000000${String(index + 10)}`,
    birthday: null,
    adult_confirmed_at: joined,
    created_at: joined,
  }))
  await tx.insertInto('members').values(members).execute()
  for (const { id, phone } of members) {
    const account = { id: randomUUID(), email: `${phone}@careplus.test`, phone, name: null, points: 1000 }
    const moved = { imported_at: joined, claimed_by: id, claimed_at: joined, proof_hash: null, proof_expires_at: null }
    await tx
      .insertInto('legacy_accounts')
      .values({ ...account, ...moved })
      .execute()
    orThrow(await post(tx, id, { _tag: 'Earn', kind: 'moved', points: 1000, reference_id: account.id }, joined))
  }
  return members.map(({ id }) => id)
}

const seedStory = async (tx: Tx, story: Story, members: ReadonlyArray<string>): Promise<void> => {
  const { item, prepared, source, known, opened, entered, tickets, over } = story
  const { permit_number, prizes } = await tx
    .selectFrom('draws')
    .select(['permit_number', 'prizes'])
    .where('item_id', '=', item)
    .executeTakeFirstOrThrow()
  orThrow(await prepareDraw(tx, item, { permit_number: permit_number ?? '', prizes }, by, at(prepared)))
  orThrow(await namePublicValue(tx, item, { source, date: known, digits: null }, by, at(prepared, 1)))
  orThrow(await openDraw(tx, item, by, at(opened)))
  for (const [index, member] of members.entries())
    orThrow(await enterDraw(tx, member, item, tickets[index % tickets.length] ?? 1, at(entered, index)))
  if (over === null) return
  orThrow(await closeDraw(tx, item, by, at(over.closedOn)))
  orThrow(
    await runDraw(tx, item, { public_value: over.value, again: over.value }, by, at(over.drawnOn, minutesAfterDraw)),
  )
  await tx
    .updateTable('draw_winners')
    .set({ delivered_at: at(over.drawnOn, minutesAfterDraw + 1) })
    .where('item_id', '=', item)
    .where('called_on', 'is not', null)
    .execute()
}

export const seedDraws = async (tx: Tx, now: Date): Promise<void> => {
  const waiting = await tx
    .selectFrom('draws')
    .innerJoin('items', 'items.id', 'draws.item_id')
    .select('item_id')
    .where('state', '=', 'prepared')
    .where('hidden', '=', false)
    .execute()
  const known = new Set(waiting.map(({ item_id }) => item_id))
  const ended = stories.filter((story) => known.has(story.item) && lastDayOf(story) <= now)
  if (ended.length === 0) return
  const members = await addNeighbours(tx)
  for (const story of ended) await seedStory(tx, story, members)
}

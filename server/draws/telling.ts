import { sql } from 'kysely'
import { thaiDate, type IsoDate } from '@careplus/core/calendar'
import { counted } from '@careplus/core/loyalty'
import type { Notice } from '../notices/tell.js'
import type { Tx } from '../store/store.js'

interface Told {
  readonly id: string
  readonly title: string
}

type Words = Pick<Notice, 'kind' | 'title' | 'body'>

const pathOf = ({ id }: Told): string => `/rewards/luckydraw/${id}`

export interface Entered {
  readonly tickets: number
  /** Theirs in all. */
  readonly my_tickets: number
  /** Spent; 0: the entry is free. */
  readonly points: number
}

/** `until`: the last day of entries. */
export const enteredNotice = (draw: Told, { tickets, my_tickets, points }: Entered, until: IsoDate | null): Notice => ({
  topic: 'points',
  kind: 'draw.entered',
  title: `ได้ ${counted(tickets, 'สิทธิ์')}ลุ้น ${draw.title}`,
  body: [
    points === 0 ? null : `ใช้ ${counted(points, 'คะแนน')}`,
    `รวมมี ${counted(my_tickets, 'สิทธิ์')}`,
    until === null ? null : `ปิดรับหลัง ${thaiDate(until)}`,
    'จะบอกอีกทีเมื่อประกาศผล',
  ]
    .filter((part) => part !== null)
    .join(' '),
  path: pathOf(draw),
})

export const closedWords = ({ title }: Told, public_date: IsoDate | null): Words => ({
  kind: 'draw.closed',
  title: 'ปิดรับสิทธิ์แล้ว',
  body:
    public_date === null
      ? `${title} ล็อกรายชื่อสิทธิ์แล้ว รอจับรางวัล`
      : `${title} ล็อกรายชื่อสิทธิ์แล้ว จับรางวัลตั้งแต่ ${thaiDate(public_date)}`,
})

export const wonWords = ({ title }: Told, place: number): Words => ({
  kind: 'draw.won',
  title: 'มีชื่อคุณในรายชื่อผู้โชคดี',
  body: `${title} คุณได้รางวัลลำดับที่ ${place} ทีมงานจะติดต่อไปเรื่องรับของ`,
})

export const notWonWords = ({ title }: Told): Words => ({
  kind: 'draw.result',
  title: 'ประกาศผลลุ้นโชคแล้ว',
  body: `${title} ครั้งนี้ยังไม่มีชื่อคุณ ดูผู้โชคดีและที่มาของผลได้เลย`,
})

/** Where somebody won whom no code tells: whoever reads it may be among them. */
export const resultWords = ({ title }: Told): Words => ({
  kind: 'draw.result',
  title: 'ประกาศผลลุ้นโชคแล้ว',
  body: `${title} ประกาศผลแล้ว ดูรายชื่อผู้โชคดีและที่มาของผลได้เลย`,
})

export const cancelledWords = ({ title }: Told, reason: string): Words => ({
  kind: 'draw.cancelled',
  title: 'ยกเลิกการลุ้นโชค คะแนนคืนแล้ว',
  body: `${title} ยกเลิกแล้ว เพราะ${reason} คะแนนที่ใช้ลุ้นกลับเข้าบัญชีครบ`,
})

/** A notice to everybody who has entered, or to those with one of the `codes`; whoever is gone is told nothing. */
const tell = (tx: Tx, draw: Told, { kind, title, body }: Words, now: Date, who: ReturnType<typeof sql>) =>
  sql`
    insert into notices (id, member_id, topic, kind, title, body, path, at)
    select gen_random_uuid(), members.id, 'points', ${kind}, ${title}, ${body}, ${pathOf(draw)},
      ${now}::timestamptz
    from draw_entrants join members on members.id = draw_entrants.member_id
    where draw_entrants.item_id = ${draw.id} and ${who}
  `.execute(tx)

const among = (codes: ReadonlyArray<string>) =>
  sql`code in (select jsonb_array_elements_text(${JSON.stringify(codes)}::jsonb))`

export const tellEntrants = async (tx: Tx, draw: Told, words: Words, now: Date): Promise<void> => {
  await tell(tx, draw, words, now, sql`true`)
}

/** The winners, in the order of their places, and everybody else: that they have not won only where that is certain. */
export const tellResult = async (
  tx: Tx,
  draw: Told,
  won: ReadonlyArray<{ place: number; code: string | null }>,
  now: Date,
) => {
  const codes = won.flatMap(({ code }) => (code === null ? [] : [code]))
  for (const { place, code } of won) if (code !== null) await tell(tx, draw, wonWords(draw, place), now, among([code]))
  const others = codes.length === won.length ? notWonWords(draw) : resultWords(draw)
  await tell(tx, draw, others, now, sql`not ${among(codes)}`)
}

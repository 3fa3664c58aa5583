import { sql } from 'kysely'
import { thaiDate, type IsoDate } from '@careplus/core/calendar'
import { claimDays, counted, type DrawFacts, type Standing } from '@careplus/core/loyalty'
import { drawHour, drawHourWords, isClosedLate, type DrawHour } from '@careplus/core/internal/loyalty'
import { queueLineMessages } from '../../platform/lineMessages/queueLineMessage.js'
import type { Notice } from '../../platform/notices/notifyMember.js'
import type { Tx } from '../../platform/store/store.js'

interface NotifiedDraw {
  readonly id: string
  readonly title: string
}

type Words = Pick<Notice, 'kind' | 'title' | 'body'>

const pathOf = ({ id }: NotifiedDraw): string => `/rewards/luckydraw/${id}`

export interface Entered {
  readonly tickets: number
  readonly my_tickets: number
  readonly points: number
}

export const enteredNotice = (
  draw: NotifiedDraw,
  { tickets, my_tickets, points }: Entered,
  until: IsoDate | null,
): Notice => ({
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

/** A list that closed too late waits for another public value, unless lots decide. */
export const closedWords = ({ title }: NotifiedDraw, facts: DrawFacts): Words => {
  const hour = facts.method === 'computed' && isClosedLate(facts) ? null : drawHour(facts)
  return {
    kind: 'draw.closed',
    title: 'ปิดรับสิทธิ์แล้ว',
    body: `${title} ล็อกรายชื่อสิทธิ์แล้ว ${hour === null ? 'รอวันจับรางวัล จะบอกอีกที' : `จับรางวัล ${drawHourWords(hour)}`}`,
  }
}

export const overdueWords = ({ title }: NotifiedDraw, { date }: DrawHour): Words => ({
  kind: 'draw.overdue',
  title: 'ยังไม่ได้จับรางวัล',
  body: `${title} ไม่ได้จับตามวันที่ตั้งไว้ ${thaiDate(date)} สิทธิ์ของคุณยังอยู่ครบ จะบอกวันใหม่อีกที`,
})

export const newDayWords = ({ title }: NotifiedDraw, hour: DrawHour | null): Words => ({
  kind: 'draw.new-day',
  title: 'ตั้งวันจับรางวัลใหม่แล้ว',
  body: `${title}${hour === null ? '' : ` จับรางวัล ${drawHourWords(hour)}`} สิทธิ์ของคุณยังอยู่ครบ`,
})

const claimInTime = `แจ้งรับภายใน ${counted(claimDays, 'วัน')} พ้นกำหนดรางวัลเลื่อนให้ผู้สำรอง`

export const wonWords = ({ title }: NotifiedDraw, place: number): Words => ({
  kind: 'draw.won',
  title: 'มีชื่อคุณในรายชื่อผู้ได้รางวัล',
  body: `${title} คุณได้รางวัลลำดับที่ ${place} ${claimInTime}`,
})

export const movedUpWords = ({ title }: NotifiedDraw): Words => ({
  kind: 'draw.won',
  title: 'คุณได้เลื่อนขึ้นมารับรางวัล',
  body: `${title} มีรางวัลว่าง คุณเป็นผู้สำรองลำดับถัดไป ${claimInTime}`,
})

export const reserveWords = ({ title }: NotifiedDraw, nth: number): Words => ({
  kind: 'draw.result',
  title: 'คุณเป็นผู้สำรอง',
  body: `${title} คุณเป็นผู้สำรองลำดับที่ ${nth} ถ้ามีรางวัลว่าง จะบอกคุณทันที`,
})

export const lapsedWords = ({ title }: NotifiedDraw): Words => ({
  kind: 'draw.lapsed',
  title: 'เลยวันแจ้งรับรางวัลแล้ว',
  body: `${title} ครบ ${counted(claimDays, 'วัน')}แล้วยังไม่ได้แจ้งรับ รางวัลเลื่อนให้ผู้สำรอง`,
})

export const notWonWords = ({ title }: NotifiedDraw): Words => ({
  kind: 'draw.result',
  title: 'ประกาศผลลุ้นโชคแล้ว',
  body: `${title} ครั้งนี้ยังไม่มีชื่อคุณ ดูผู้ได้รางวัลและที่มาของผลได้`,
})

/** Without codes any entrant may be a winner. */
export const resultWords = ({ title }: NotifiedDraw): Words => ({
  kind: 'draw.result',
  title: 'ประกาศผลลุ้นโชคแล้ว',
  body: `${title} ประกาศผลแล้ว ดูรายชื่อผู้ได้รางวัลและที่มาของผลได้`,
})

export const cancelledWords = ({ title }: NotifiedDraw, reason: string): Words => ({
  kind: 'draw.cancelled',
  title: 'ยกเลิกการลุ้นโชค คะแนนคืนแล้ว',
  body: `${title} ยกเลิกแล้ว เพราะ${reason} คะแนนที่ใช้ลุ้นกลับเข้าบัญชีครบ`,
})

const isResult = (kind: string): kind is 'draw.won' | 'draw.result' => /^draw\.(won|result)$/.test(kind)

/** To all entrants, or those with one of `codes`; former members get none. */
const notify = async (
  tx: Tx,
  draw: NotifiedDraw,
  { kind, title, body }: Words,
  now: Date,
  recipients: ReturnType<typeof sql>,
): Promise<void> => {
  await sql`
    insert into notices (id, member_id, topic, kind, title, body, path, at)
    select gen_random_uuid(), members.id, 'points', ${kind}, ${title}, ${body}, ${pathOf(draw)},
      ${now}::timestamptz
    from draw_entrants join members on members.id = draw_entrants.member_id
    where draw_entrants.item_id = ${draw.id} and ${recipients}
  `.execute(tx)
  if (!isResult(kind)) return
  const entrants = sql`select member_id from draw_entrants where item_id = ${draw.id} and ${recipients}`
  await queueLineMessages(tx, entrants, { kind, path: pathOf(draw) }, now)
}

const among = (codes: ReadonlyArray<string>) =>
  sql`code in (select jsonb_array_elements_text(${JSON.stringify(codes)}::jsonb))`

export const notifyEntrants = async (tx: Tx, draw: NotifiedDraw, words: Words, now: Date): Promise<void> => {
  await notify(tx, draw, words, now, sql`true`)
}

export const notifyEntrant = async (
  tx: Tx,
  draw: NotifiedDraw,
  words: Words,
  code: string,
  now: Date,
): Promise<void> => {
  await notify(tx, draw, words, now, among([code]))
}

export interface Placed {
  readonly place: number
  readonly code: string | null
  readonly standing: Standing
  /** Among the reserves, from 1; null: a place of a prize. */
  readonly nth: number | null
}

const placedWords = (draw: NotifiedDraw, { place, standing, nth }: Placed): Words | null => {
  if (standing === 'winner') return nth === null ? wonWords(draw, place) : movedUpWords(draw)
  return standing === 'reserve' && nth !== null ? reserveWords(draw, nth) : null
}

/** In the order of their places; others hear that they have not won only if that is certain. */
export const notifyResult = async (
  tx: Tx,
  draw: NotifiedDraw,
  placed: ReadonlyArray<Placed>,
  now: Date,
): Promise<void> => {
  const codes = placed.flatMap(({ code }) => (code === null ? [] : [code]))
  for (const one of placed) {
    const words = placedWords(draw, one)
    if (words !== null && one.code !== null) await notify(tx, draw, words, now, among([one.code]))
  }
  const otherWords = codes.length === placed.length ? notWonWords(draw) : resultWords(draw)
  await notify(tx, draw, otherWords, now, sql`not ${among(codes)}`)
}

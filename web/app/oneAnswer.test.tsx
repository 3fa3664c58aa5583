// @vitest-environment happy-dom
import { measuredChild } from '@careplus/core/growth'
import { addDays, thaiDate, type IsoDate } from '@careplus/core/calendar'
import { isSeen, urgencies } from '@careplus/core/internal/growth'
import { loadReferences } from '@careplus/core/growth-references'
import type { Child } from '@careplus/core/ports'
import { dueDates } from '@careplus/core/internal/reminders'
import { act, type ReactNode } from 'react'
import * as fc from 'fast-check'
import { expect, test, vi } from 'vitest'
import { childrenCopy } from '../copy/children.th'
import { ChildCard } from '../features/children/ChildCard'
import { ChildPage } from '../features/children/ChildPage'
import { CurveTrend } from '../features/childGrowth/CurveTrend'
import { sheetOf } from '../features/childGrowth/sheetOf'
import { ChildRow } from '../shared/children/ChildRows'
import { lateText, urgentReferral } from '../shared/children/due'
import { DueCard } from '../shared/children/DueCard'
import type { FamilyChild } from '../shared/children/useFamily'
import { followFamily } from '../shared/growth/followGrowth'
import { isDoubted, ResultBody } from '../shared/growth/ResultBody'
import { ResultHero } from '../shared/growth/ResultHero'
import { mountRoot } from '../testing/mountRoot'
import { sampleChild, sampleRecord } from '../testing/samples'

const services = { growthRecords: {}, children: {}, random: { uuid: () => 'key' } }

const today = '2026-11-28' as IsoDate
const references = loadReferences()

type Figures = readonly [daysAgo: number, weight: number, height: number, head?: number]

const childOf = (id: string, sex: Child['sex'], ageInDays: number, ...all: ReadonlyArray<Figures>): FamilyChild => ({
  child: sampleChild({
    id,
    nickname: id,
    birthDate: addDays(today, -ageInDays),
    sex,
    health_consent_at: '2026-01-01T00:00:00Z',
  }),
  records: all.map(([daysAgo, weight, height, head], i) =>
    sampleRecord({
      id: `${id}-${i}`,
      date: addDays(today, -daysAgo),
      weight,
      height,
      head_circumference: head ?? null,
    }),
  ),
})

const pinned: ReadonlyArray<FamilyChild> = [
  childOf('ลด 8%', 'female', 5, [0, 3.12, 50], [5, 3.4, 50]),
  childOf('ค่อนข้างผอม', 'male', 92, [0, 5.25, 60]),
  childOf('ไม่กลับถึงแรกเกิด', 'female', 22, [0, 3.1, 51], [22, 3.4, 50]),
  childOf('ผอมมาก', 'male', 520, [0, 6.5, 76]),
  childOf('ผอมมากในหกเดือน', 'male', 122, [0, 5, 62]),
  childOf('ผอม', 'female', 240, [0, 6.55, 68.5]),
  childOf('เตี้ย', 'female', 1465, [0, 14, 91]),
  childOf('ศีรษะ', 'male', 183, [0, 7.9, 67.6, 38.2]),
  childOf('น้ำหนักลด', 'male', 400, [0, 8.5, 76], [40, 9.8, 75]),
  childOf('วัยรุ่นลด', 'female', 5200, [0, 44, 158], [70, 50, 158]),
  childOf('เบา', 'female', 60, [0, 3.54, 53]),
  childOf('ปกติ', 'female', 870, [0, 12.4, 88.5]),
  childOf('เลยกำหนด', 'female', 870, [200, 11.8, 85]),
]

const generated: ReadonlyArray<FamilyChild> = fc
  .sample(
    fc.record({
      sex: fc.constantFrom<Child['sex']>('male', 'female'),
      age: fc.integer({ min: 3, max: 6000 }),
      build: fc.integer({ min: 115, max: 240 }),
      tall: fc.integer({ min: 90, max: 108 }),
      gaps: fc.array(fc.integer({ min: 1, max: 120 }), { maxLength: 3 }),
    }),
    { numRuns: 47, seed: 37 },
  )
  .map(({ sex, age, build, tall, gaps }, i) => {
    const cm = (days: number): number =>
      Math.round(tall * (days < 731 ? 50 + 37 * Math.sqrt(days / 731) : Math.min(170, 87 + (days - 731) / 60))) / 100
    const at = (ago: number): Figures => {
      const height = cm(Math.max(0, age - ago))
      return [ago, Math.max(1, Math.round(build * (height / 100) ** 2) / 10), Math.round(height * 10) / 10]
    }
    const days = gaps.reduce<ReadonlyArray<number>>((all, gap) => [...all, all.at(-1)! + gap], [0])
    return childOf(`เด็ก ${i}`, sex, age, ...days.filter((ago) => ago < age).map(at))
  })

const family = [...pinned, ...generated]
const followed = followFamily(references, family, today)
const page = mountRoot(() => ({ services, user: { id: 'mali' } }))
const plain = (text: string | null | undefined): string => (text ?? '').replaceAll(/[\s\u00A0\u2060\u200B]+/g, ' ')

const textOf = async (node: ReactNode, waitsFor = ''): Promise<string> => {
  await act(async () => page().root.render(node))
  await vi.waitFor(() => expect(plain(document.body.textContent)).toContain(waitsFor))
  return plain(document.body.textContent)
}

test('sixty children, and every urgency among them', () => {
  expect(family).toHaveLength(60)
  const seen = new Set([...followed.values()].map(({ child }) => child.referral?.urgency))
  for (const urgency of ['today', 'hospital', 'days', 'week', 'weeks'] as const) expect([...seen]).toContain(urgency)
})

test.each(family.map((childOfFamily) => [childOfFamily.child.id, childOfFamily] as const))(
  '%s is told the same everywhere',
  async (id, childOfFamily) => {
    const answer = followed.get(id)!
    const { child, words } = answer
    const charted = measuredChild(childOfFamily.child)!
    const due = child.due!
    const newest = child.newest!
    const nexts = words.concerns.map(({ next }) => plain(next))
    const referral = words.referral === null ? [] : [plain(words.referral)]
    const dueText = plain(words.due)

    const childPage = await textOf(
      <ChildPage familyChild={childOfFamily} today={today} onChanged={() => undefined} />,
      dueText,
    )
    for (const text of [plain(words.heading), dueText, ...nexts]) expect(childPage).toContain(text)
    expect(childPage.includes(childrenCopy.page.taken)).toBe(child.referral !== null)

    const curve = await textOf(<CurveTrend indicator="lengthHeightForAge" followed={answer} />)
    expect(curve).toContain(dueText)

    const result = await textOf(
      <>
        <ResultHero picture="default_kid" heightCm={null} over={null} heading={words.heading} due={words.due} />
        <ResultBody
          {...{ assessed: newest, followed: child, words }}
          child={charted}
          measureAgain={isDoubted(child)}
          name={id}
          references={null}
          formHref={null}
          action={null}
        />
      </>,
    )
    for (const text of [dueText, ...nexts]) expect(result).toContain(text)

    const day = plain(due.on > today ? thaiDate(due.on) : lateText(due.on, today))
    const card = await textOf(<ChildCard {...{ familyChild: childOfFamily, today, followed }} main={false} />)
    for (const text of [day, plain(words.heading), ...referral]) expect(card).toContain(text)
    expect(card.includes('พาไปให้แพทย์ดูภายใน')).toBe(due.kind === 'visit')
    const row = await textOf(<ChildRow {...{ familyChild: childOfFamily, today, followed }} />)
    for (const text of [dueText, plain(words.heading)]) expect(row).toContain(text)
    const home = await textOf(<DueCard {...{ familyChild: childOfFamily, today, followed }} />)
    for (const text of referral) expect(home).toContain(text)
    // A day that has passed is as late on the home page as among the children.
    if (due.on < today && referral.length === 0) expect(home).toContain(day)

    const sheet = sheetOf(references, { ...childOfFamily, charted, record: childOfFamily.records[0]!, hideName: false })
    expect(sheet?.heading === null).toBe(child.concerns.length > 0)

    const reminded = { id, nickname: id, birthDate: charted.birthDate, growth: child.due, stool: null }
    const [first] = dueDates({ children: [reminded], adults: [] }, today).filter(({ kind }) =>
      ['visit', 'weighing'].includes(kind),
    )
    expect(first).toMatchObject({ on: due.on, kind: due.kind === 'visit' ? 'visit' : 'weighing' })
    if (child.referral !== null)
      for (const text of [childPage, curve, result, card, home]) expect(text).not.toContain('ที่ทำอยู่ดีแล้ว')
  },
)

test('home puts the child that is to be seen soonest first', () => {
  const soonest = Math.min(
    ...[...followed.values()].flatMap(({ child: { referral } }) =>
      referral !== null && isSeen(referral) ? [urgencies.indexOf(referral.urgency)] : [],
    ),
  )
  const front = urgentReferral(family, followed)
  expect(urgencies.indexOf(followed.get(front!.child.id)!.child.referral!.urgency)).toBe(soonest)
})

test('what was taken there is asked for no longer, says so, and comes back with the next measurement', async () => {
  const short = pinned.find(({ child }) => child.id === 'เตี้ย')!
  const records = short.records.map((record) => ({ ...record, referral_taken_on: today }))
  const taken = followFamily(references, [{ ...short, records }], today).get('เตี้ย')!
  expect(taken.child).toMatchObject({ referral: null, taken: { on: today } })
  const text = await textOf(
    <ChildPage familyChild={{ ...short, records }} today={today} onChanged={() => undefined} />,
    plain(taken.words.taken),
  )
  expect(text).toContain(childrenCopy.page.notTaken)
  expect(text).not.toContain('ที่ทำอยู่ดีแล้ว')
  const later = addDays(today, 30)
  const withLater = [{ ...short.records[0]!, id: 'later', date: later }, ...records]
  expect(followFamily(references, [{ ...short, records: withLater }], later).get('เตี้ย')?.child.referral).not.toBeNull()
})

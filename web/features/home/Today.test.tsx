// @vitest-environment happy-dom
import type { IsoDate } from '@careplus/core/calendar'
import type { Child } from '@careplus/core/ports'
import { loadReferences } from '@careplus/core/growth-references'
import type { Due, DueNow, DuesNow } from '@careplus/core/reminders'
import { act } from 'react'
import * as TE from 'fp-ts/TaskEither'
import { afterEach, expect, test, vi } from 'vitest'
import { clearMemberCache } from '../../calls/remote'
import { childrenCopy } from '../../copy/children.th'
import { dashboardCopy } from '../../copy/dashboard.th'
import { todayCopy as copy } from '../../copy/today.th'
import { followFamily } from '../../shared/growth/followGrowth'
import type { FamilyChild, Family } from '../../shared/children/useFamily'
import { mountRoot } from '../../testing/mountRoot'
import { leadOf, ThisWeek, Today } from './Today'
import { sampleRecord } from '../../testing/samples'

const holding: unknown[] = []
const services = { consents: { list: () => TE.right({ holding, entries: [], next: null })() } }

const page = mountRoot(() => ({ services }))
afterEach(() => {
  holding.length = 0
  clearMemberCache()
})
const today = '2026-11-26' as IsoDate
const references = loadReferences()

const grown = { weight: 14.5, height: 97 }
const sampleFamilyChild = (
  id: string,
  nickname: string,
  birthDate: string,
  measured?: string,
  role = 'owner',
  figures = grown,
): FamilyChild => ({
  child: { id, nickname, birthDate, sex: 'female', role, shared_by: null } as unknown as Child,
  records: measured === undefined ? [] : [sampleRecord({ date: measured, ...figures })],
})
const baby = sampleFamilyChild('baby', 'ต้นกล้า', '2026-11-05')
const big = sampleFamilyChild('big', 'ปัน', '2023-07-12', '2026-10-01')
const stoolDue: DueNow = {
  kind: 'looking',
  subject: 'baby',
  name: 'ต้นกล้า',
  on: today,
  nth: 3,
  reason: { _tag: 'weekly', lastOn: '2026-11-19' as IsoDate },
}
const weighing: DueNow = {
  kind: 'weighing',
  subject: 'big',
  name: 'ปัน',
  on: '2026-10-20' as IsoDate,
  nth: 1,
  reason: null,
}
const strength: Due = { kind: 'mobility', subject: 'yai', name: 'ยายศรี', on: '2026-11-29' as IsoDate, nth: 1 }

const show = async (family: Family, dues: Partial<DuesNow> = {}) => {
  const all: DuesNow = { now: [], soon: [], ...dues }
  const followed = followFamily(references, family, today)
  const shown = { family, lead: leadOf(family, all, followed, today), followed, today }
  await act(() =>
    page().root.render(
      <>
        <Today {...shown} onShared={() => undefined} />
        <ThisWeek {...shown} />
      </>,
    ),
  )
  await act(() => vi.dynamicImportSettled())
  return {
    heading: document.querySelector('h2')?.textContent,
    main: document.querySelector('.ui-button')?.getAttribute('href'),
    green: document.querySelectorAll('.ui-button--primary').length,
    rows: [...document.querySelectorAll('.ui-row')].map((row) => [row.getAttribute('href'), row.textContent]),
  }
}

test('a look at a baby’s stool stands large, and its first measuring is a row', async () => {
  const next: Due = { ...stoolDue, on: '2026-12-03' as IsoDate, nth: 4 }
  expect(await show([big, baby], { now: [stoolDue], soon: [next] })).toStrictEqual({
    heading: copy.look.title('น้องต้นกล้า'),
    main: '/children/stool-info?child=baby',
    green: 1,
    rows: [['/children-profile/add-growth?child=baby', `${copy.firstMeasuring('น้องต้นกล้า')}${copy.anytime}`]],
  })
})

test('why to look is said, and a weighing that is late stands in the same card, with how late it is', async () => {
  const late = async (on: string) => {
    const { rows } = await show([big, baby], { now: [stoolDue, { ...weighing, on: on as IsoDate }] })
    return rows[0]?.[1]
  }
  expect(await late('2026-10-20')).toBe('และวัดน้องปัน ช้าไป 5\u00A0สัปดาห์')
  expect(document.querySelector('.family-due')?.textContent).toContain('ดูครั้งล่าสุด 19\u00A0พ.ย.\u00A069')
  expect(document.querySelector('.family-due .ui-row')?.getAttribute('href')).toBe(
    '/children-profile/add-growth?child=big',
  )
  expect(await late('2026-11-26')).toBe('และวัดน้องปัน วันนี้')
  expect(await late('2026-11-13')).toBe('และวัดน้องปัน ช้าไป 13\u00A0วัน')
  expect(await late('2026-08-20')).toBe('และวัดน้องปัน ช้าไป 3\u00A0เดือน')
  const asked: DueNow = {
    ...stoolDue,
    subject: 'big',
    name: 'ปัน',
    reason: { _tag: 'asked', lastOn: '2026-11-25' as IsoDate },
  }
  const { main } = await show([big], { now: [asked] })
  expect(main).toBe('/children/stool-info?child=big')
  expect(document.querySelector('.second')?.textContent).toBe('ผลเมื่อวานให้ดูซ้ำวันนี้')
})

test('without a look the measuring stands large; what else is due or comes within a week follows', async () => {
  const shown = await show([big], { now: [weighing], soon: [strength] })
  expect(shown.main).toBe('/children-profile/add-growth?child=big')
  expect(shown.rows).toStrictEqual([['/adults/yai', `เช็กแรง ยายศรีอีก 3\u00A0วัน 29\u00A0พ.ย.\u00A069`]])
})

test('where nothing is due the next day is told, and no button is green', async () => {
  const shown = await show([sampleFamilyChild('a', 'มะลิ', '2023-01-01', '2026-11-20')])
  expect(shown.heading).toContain('อีกครั้ง')
  expect(shown).toMatchObject({ green: 0, rows: [] })
})

test('who may only look at a child is not led to record it', async () => {
  const theirs = sampleFamilyChild('baby', 'ต้นกล้า', '2026-11-05', '2026-11-20', 'view', { weight: 3.6, height: 51 })
  const shown = await show([theirs], { now: [stoolDue] })
  expect(shown.main).toBe('/children-profile/growth?child=baby')
  expect(shown.rows.map(([href]) => href)).toStrictEqual([null])
})

test('without a child the first one is added, and measured after that', async () => {
  expect(await show([])).toMatchObject({
    heading: dashboardCopy.nobody.title,
    main: '/children/add-information?first',
    rows: [],
  })
})

test('a child that is to be seen stands before a look at another’s stool, which becomes a row', async () => {
  const light = sampleFamilyChild('light', 'มะลิ', '2025-06-20', '2026-11-25', 'owner', { weight: 6.5, height: 76 })
  const shown = await show([big, baby, light], { now: [stoolDue] })
  expect(shown.heading).toBe(dashboardCopy.due.titleVisit('น้องมะลิ'))
  expect(shown.main).toBe('/children/light')
  expect(shown.rows[0]).toStrictEqual([
    '/children/stool-info?child=baby',
    `${copy.and(copy.title.looking('น้องต้นกล้า'))} ${dashboardCopy.due.dueToday}`,
  ])
  expect(document.querySelector('.family-due')?.textContent).toContain('พาไปโรงพยาบาลวันนี้หรือพรุ่งนี้')
})

test('a child whose health data a withdrawal hides is not said to be unmeasured', async () => {
  const hidden = sampleFamilyChild('hidden', 'ฟ้า', '2025-11-20')
  const withdrawn = { ...hidden, child: { ...hidden.child, health_consent_at: null } }
  const withdrawal = { purpose: 'child_health', child_id: 'hidden', granted: false, recorded_at: `${today}T02:00:00Z` }
  holding.push({ id: '1', adult_id: null, version: '1', ...withdrawal })
  const alone = await show([withdrawn])
  expect(alone.heading).toBe(childrenCopy.hiddenOf('น้องฟ้า'))
  expect(alone).toMatchObject({ main: '/children/hidden', green: 0, rows: [] })
  const beside = await show([baby, withdrawn], { now: [stoolDue] })
  expect(beside.rows.map(([href]) => href)).not.toContain('/children-profile/add-growth?child=hidden')
})

// @vitest-environment happy-dom
import { measuredChild } from '@careplus/core/growth'
import { addDays, type IsoDate } from '@careplus/core/calendar'
import { loadReferences } from '@careplus/core/growth-references'
import { act } from 'react'
import { expect, test } from 'vitest'
import { growthCopy } from '../../copy/growth.th'
import { followFamily } from '../../shared/growth/followGrowth'
import { mountRoot } from '../../testing/mountRoot'
import { sampleChild, sampleRecord } from '../../testing/samples'
import { CurveView } from './CurveView'
import { sheetOf } from './sheetOf'

const today = '2026-11-28' as IsoDate
const references = loadReferences()
const page = mountRoot(() => ({ user: { id: 'mali' } }))

const childOf = (ageInDays: number, weight: number, height: number) => ({
  child: sampleChild({ id: 'a', birthDate: addDays(today, -ageInDays), health_consent_at: '2026-01-01T00:00:00Z' }),
  records: [sampleRecord({ id: 'r', date: today, weight, height })],
})
const baby = childOf(31, 4.2, 53.5)
const older = childOf(861, 12.4, 88.5)

const sheetChart = (familyChild: typeof baby) =>
  sheetOf(references, {
    ...familyChild,
    charted: measuredChild(familyChild.child)!,
    record: familyChild.records[0]!,
    hideName: false,
  })?.chart

test('the shared picture of the very young shows their first months, and of others every point', () => {
  expect(sheetChart(baby)).toMatchObject({ zoom: 'months', window: { from: 0, to: 182 } })
  expect(sheetChart(older)).toMatchObject({ zoom: 'measured' })
})

test.each([
  ['the very young', baby, 'months', 'months'],
  ['others', older, 'around', 'measured'],
] as const)('paper shows of %s what the screen shows, or more', async (_, familyChild, onScreen, onPaper) => {
  const followed = followFamily(references, [familyChild], today).get('a')!
  await act(async () =>
    page().root.render(
      <CurveView
        {...{ child: familyChild.child, name: 'น้องมะลิ', followed, references }}
        charted={measuredChild(familyChild.child)!}
        othersHref={undefined}
      />,
    ),
  )
  const zoom = () => [...document.querySelectorAll('[aria-pressed=true]')].map(({ textContent }) => textContent)
  const words = (one: keyof typeof growthCopy.zoomOf) => growthCopy.zoomOf[one](5)
  expect(zoom()).toContain(words(onScreen))
  await act(async () => void dispatchEvent(new Event('beforeprint')))
  expect(zoom()).toContain(words(onPaper))
})

import { fc, test } from '@fast-check/vitest'
import { expect } from 'vitest'
import { addDays, daysBetween } from '../../domain/calendar/arithmetic.js'
import type { IsoDate } from '../../domain/calendar/isoDate.js'
import { measurement } from '../../testing/growth.js'
import { adviceFor } from './advice.js'
import { assessGrowth } from '../../domain/growth/assessGrowth.js'
import type { AssessedRecord } from '../../domain/growth/assessedRecord.js'
import { builtOf } from '../../domain/growth/build.js'
import { isOutdated, referralsOf, urgencies } from '../../domain/growth/referral.js'
import { isReferral } from '../../domain/growth/followUp.js'
import { growthConcerns, isReferred } from './growthConcern.js'
import { loadReferences } from '../../domain/growth/references/who.js'

const assess = assessGrowth(loadReferences())
const birthDate = '2007-01-01' as IsoDate

const records = fc.array(measurement({ oedema: fc.constant(false) }), { minLength: 1, maxLength: 4 }).map((all) =>
  all.map((one): AssessedRecord & { assessment: ReturnType<typeof assess> } => ({
    date: addDays(birthDate, one.ageInDays),
    measured: { weight: one.weight },
    assessment: assess(one),
  })),
)
const today = addDays(birthDate, 8000)
type Records = ReadonlyArray<{ readonly date: IsoDate }>
const newestDay = (all: Records): IsoDate =>
  all
    .map(({ date }) => date)
    .toSorted()
    .at(-1)!
const nextPatterns: Readonly<Record<'weighAgain' | 'askSigns' | 'seen' | 'outdated', RegExp>> = {
  weighAgain: /ชั่งอีกครั้ง|ชั่งซ้ำ|วัดซ้ำ/,
  askSigns: /ภายใน \d|ในนัดครั้งหน้า/,
  seen: /วันนี้|ภายใน \d|ภายในสัปดาห์นี้/,
  outdated: /^(ชั่งและวัด|วัดรอบศีรษะ)ใหม่วันนี้/,
}

test.prop([records])(
  'each concern has a reason and a when, comforts nobody, and the more urgent stands first',
  (all) => {
    for (const day of [newestDay(all), today]) {
      const concerns = growthConcerns(birthDate, day, all)
      // A value missing in the newest record is assessed from an older one.
      const referrals = referralsOf(birthDate, day, all)
      for (const [nth, { reasons, next, urgency }] of concerns.entries()) {
        expect(reasons.length).toBeGreaterThan(0)
        const own = urgency === 'weighAgain' || urgency === 'askSigns' ? urgency : 'seen'
        const isOld = isOutdated(referrals[nth]!, day)
        if (daysBetween(newestDay(all), day) > 183) expect(isOld).toBe(true)
        expect(next).toMatch(nextPatterns[isOld ? 'outdated' : own])
        expect([...reasons, next].join(' ')).not.toMatch(/ดีแล้ว|ทำแบบเดิม|เหมือนเดิม|ควร|ผิดปกติ|อันตราย|!|undefined|NaN/)
      }
      const order = concerns.map(({ urgency }) => urgencies.indexOf(urgency))
      expect(order).toStrictEqual(order.toSorted((a, b) => a - b))
      expect(concerns.length).toBeLessThanOrEqual(2)
    }
  },
)

test.prop([records])('says no later than the advice of the newest measuring when a child is to be seen', (all) => {
  const newest = all.reduce((last, one) => (one.date > last.date ? one : last))
  const built = builtOf(newest.assessment)
  fc.pre(built !== null && all.filter(({ date }) => date === newest.date).length === 1)
  const { followUp, advice } = adviceFor(built!)
  const concerns = growthConcerns(birthDate, newest.date, all)
  if (followUp === 'hospital') expect(concerns.map(({ urgency }) => urgency)).toContain('hospital')
  if (followUp === 'visitInDays') expect(['today', 'hospital', 'days']).toContain(concerns[0]?.urgency)
  // Without a referral the advice stays, and only then may it comfort.
  if (advice.includes('ดีแล้ว') && isReferral(followUp)) expect(advice).not.toContain('ที่ทำอยู่')
})

test.prop([records])('speaks of every head outside its lines', (all) => {
  const newest = all.reduce((last, one) => (one.date > last.date ? one : last))
  const head = newest.assessment.indicators.headCircumferenceForAge
  fc.pre(head._tag === 'scored' && all.filter(({ date }) => date === newest.date).length === 1)
  const remeasureTexts = growthConcerns(birthDate, newest.date, all).filter(({ next }) =>
    next.startsWith('ลองวัดรอบศีรษะซ้ำ'),
  )
  if (head._tag === 'scored' && head.band !== 'middle') {
    expect(remeasureTexts).toHaveLength(1)
    expect(isReferred(remeasureTexts)).toBe(true)
  }
})

test.prop([measurement({ oedema: fc.constant(false) })])(
  'sends on whoever was only weighed, and is far too light',
  (one) => {
    const { indicators } = assess({ ...one, height: null })
    const weight = indicators.weightForAge
    const record = {
      date: addDays(birthDate, one.ageInDays),
      measured: { weight: one.weight },
      assessment: assess({ ...one, height: null }),
    }
    const remeasureTexts = growthConcerns(birthDate, today, [record]).flatMap(({ reasons }) => reasons)
    const isLight = weight._tag === 'scored' && weight.zScore < -3
    expect(remeasureTexts.includes('น้ำหนักน้อยกว่าเกณฑ์มากเมื่อเทียบกับอายุ')).toBe(isLight)
  },
)

import { fc, test } from '@fast-check/vitest'
import { describe, expect, it } from 'vitest'
import { ageInDays } from '../../testing/growth.js'
import { adviceFor } from './advice.js'
import { bandOf, type Band } from '../../domain/growth/bands.js'
import { isReferral } from '../../domain/growth/followUp.js'
import { growthClass, growthClasses, type GrowthClass } from '../../domain/growth/growthClass.js'

const z = (from: number, to: number) =>
  fc.integer({ min: from * 100, max: to * 100 }).map((hundredths) => hundredths / 100)

const built = fc.record({ ageInDays: ageInDays(), heightZ: z(-6, 6), buildZ: z(-5, 5) }).map((child) => {
  const band = bandOf(child.ageInDays > 1856 ? 'bmiForAge' : 'weightForLengthHeight', child.ageInDays, child.buildZ)
  const classNumber = growthClass(child.heightZ, band)
  return { classNumber, ageInDays: child.ageInDays, build: { zScore: child.buildZ, band } }
})
const mildest: Readonly<Record<Band, number>> = {
  farBelow: -2.5,
  below: -1.7,
  middle: 0,
  above: 1.7,
  farAbove: 2.5,
  beyond: 3.5,
}
const bandOfClass: Readonly<Record<GrowthClass, Band>> = {
  1: 'farBelow',
  2: 'middle',
  3: 'above',
  4: 'farAbove',
  5: 'beyond',
  6: 'farBelow',
  7: 'below',
  8: 'middle',
  9: 'above',
  10: 'farAbove',
  11: 'farBelow',
  12: 'below',
  13: 'middle',
  14: 'above',
  15: 'farAbove',
  16: 'middle',
  17: 'beyond',
}
const at = (classNumber: GrowthClass, age: number, zScore = mildest[bandOfClass[classNumber]]) =>
  adviceFor({ classNumber, ageInDays: age, build: { zScore, band: bandOfClass[classNumber] } })

const aWhen = /ภายใน \d|วันนี้|เดือนหน้า|ตามนัด|ใน \d/
const namesCareGiver = /แพทย์|พยาบาล|เจ้าหน้าที่|โรงพยาบาล/

it('names no pink book from six years on', () => {
  const at = (classNumber: 2 | 7, ageInDays: number) =>
    adviceFor({ classNumber, ageInDays, build: { zScore: 0, band: 'middle' } }).next
  for (const one of [2, 7] as const) {
    expect(at(one, 2191)).toContain('สมุดสีชมพู')
    expect(at(one, 2192)).toContain('สมุดสุขภาพหรือผลที่พิมพ์จากหน้านี้')
  }
})

describe('the advice', () => {
  test.prop([built])('never comforts beside a referral, and no referral is without a when', (child) => {
    const { advice, next, followUp } = adviceFor(child)
    if (isReferral(followUp)) expect(`${advice} ${next}`).not.toMatch(/ที่ทำอยู่ดีแล้ว|ทำแบบเดิม/)
    if (namesCareGiver.test(advice)) expect(isReferral(followUp)).toBe(true)
    expect(next).toMatch(aWhen)
    // Two time limits would be two answers.
    expect(new Set(next.match(/ภายใน [^ ]+ (วัน|สัปดาห์)/g) ?? []).size).toBeLessThanOrEqual(1)
  })
  test.prop([built])('says of no food that it makes tall, and blames nobody', (child) => {
    const { advice, next } = adviceFor(child)
    expect(advice).not.toMatch(/ให้สูง|ความสูง|สูงขึ้น|เพิ่มสูง|โตไว|ฉลาด/)
    expect(advice + next).not.toMatch(/ควร|ผิดปกติ|อันตราย|!|แย่|เสริมอาหาร/)
    if (child.build.band === 'above' || child.build.band === 'farAbove' || child.build.band === 'beyond')
      expect(advice).not.toMatch(/ลดน้ำหนัก|งดอาหาร|อดมื้อ|ลดข้าว/)
  })
  test.prop([built, z(-5, 5)])('is never slower for a thinner child of the same height and age', (child, lower) => {
    fc.pre(lower < child.build.zScore && child.build.zScore < 0)
    const speed = ['nextWeighing', 'measureAgain', 'weighSoon', 'visit', 'visitInDays', 'hospital']
    const indicator = child.ageInDays > 1856 ? 'bmiForAge' : 'weightForLengthHeight'
    const speedAt = (zScore: number, heightZ: number) => {
      const band = bandOf(indicator, child.ageInDays, zScore)
      const { followUp } = adviceFor({ ...child, classNumber: growthClass(heightZ, band), build: { zScore, band } })
      return speed.indexOf(followUp)
    }
    for (const heightZ of [-2.5, 0, 2.5])
      expect(speedAt(lower, heightZ)).toBeGreaterThanOrEqual(speedAt(child.build.zScore, heightZ))
  })
  it('differs by stage, and names nothing that an infant does not eat', () => {
    for (const n of growthClasses) {
      for (const age of [0, 182, 183, 365, 366, 3000]) {
        const { advice } = at(n, age)
        expect(advice.length).toBeGreaterThan(10)
        if (age < 183) expect(advice).not.toMatch(/น้ำหวาน|ไข่|ข้าว|น้ำเปล่า/)
        if (age < 366) expect(advice).not.toMatch(/นมจืด|น้ำเปล่า|กลางแจ้ง/)
      }
      expect(at(n, 183).advice).not.toBe(at(n, 182).advice)
      expect(at(n, 366).advice).not.toBe(at(n, 365).advice)
    }
    const by = (group: ReadonlyArray<GrowthClass>) => new Set(group.map((n) => at(n, 10).advice)).size
    const groups: ReadonlyArray<ReadonlyArray<GrowthClass>> = [
      [1, 6, 7, 11, 12],
      [8, 13],
      [2],
      [16],
      [3, 4, 5, 9, 10, 14, 15, 17],
    ]
    expect([...groups.map(by), by(growthClasses)]).toStrictEqual([1, 1, 1, 1, 1, 5])
  })
  it('follows up as soon as the class asks', () => {
    const followed = (n: GrowthClass, age = 800) => at(n, age).followUp
    for (const n of [1, 2, 3, 4, 5, 6, 11, 17] as const) expect(followed(n)).toBe('visit')
    for (const n of [8, 9, 13, 14] as const) expect(followed(n)).toBe('nextWeighing')
    for (const n of [7, 10, 12, 15, 16] as const) expect(followed(n)).toBe('measureAgain')
  })
  it.each<readonly [string, number, number, number, string, RegExp]>([
    ['severe wasting at 60 days', 6, 60, -4.26, 'hospital', /โรงพยาบาลวันนี้หรือพรุ่งนี้/],
    ['severe wasting at 700 days', 6, 700, -3.94, 'hospital', /โรงพยาบาลวันนี้หรือพรุ่งนี้/],
    ['just severe at ten years', 6, 3700, -3.01, 'hospital', /วันนี้หรือพรุ่งนี้/],
    ['on the line', 6, 700, -3, 'visit', /ภายใน 1–2 สัปดาห์/],
    ['a thin infant', 6, 182, -2.01, 'visitInDays', /ภายใน 2–3 วัน/],
    ['thin at six months', 6, 183, -2.01, 'visit', /ภายใน 1–2 สัปดาห์/],
    ['a rather thin infant', 7, 20, -1.7, 'weighSoon', /ชั่งซ้ำใน 1–2 สัปดาห์/],
    ['a rather thin child', 7, 400, -1.7, 'measureAgain', /เดือนหน้า/],
  ])('%s: class %i, day %i, z %f', (_, n, age, zScore, followUp, words) => {
    const found = at(n as GrowthClass, age, zScore)
    expect(found.followUp).toBe(followUp)
    expect(found.next).toMatch(words)
  })
  it('sees the same obesity as soon in a tall child', () => {
    const tall = { classNumber: 15, ageInDays: 1000 } as const
    expect(adviceFor({ ...tall, build: { zScore: 3, band: 'farAbove' } }).followUp).toBe('measureAgain')
    expect(adviceFor({ ...tall, build: { zScore: 3.01, band: 'beyond' } }).next).toBe(at(17, 1000).next)
  })
})

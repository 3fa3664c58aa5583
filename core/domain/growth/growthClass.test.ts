import { fc, test } from '@fast-check/vitest'
import { describe, expect, it } from 'vitest'
import { adviceFor } from './advice.js'
import { bandOf, bands, type Band } from './bands.js'
import { growthClass, growthClasses, heightGroup, pictureOf, type GrowthClass } from './growthClass.js'
import { bandWord, heading } from './words.js'

const all = growthClasses
const row = (heightZ: number) => bands.map((band) => growthClass(heightZ, band))

describe('growthClass', () => {
  it('is the table', () => {
    expect(row(-2.01)).toEqual([1, 1, 2, 3, 4, 5])
    expect(row(-2)).toEqual([6, 7, 16, 9, 10, 17])
    expect(row(-1.51)).toEqual([6, 7, 16, 9, 10, 17])
    expect(row(-1.5)).toEqual([6, 7, 8, 9, 10, 17])
    expect(row(2)).toEqual([6, 7, 8, 9, 10, 17])
    expect(row(2.01)).toEqual([11, 12, 13, 14, 15, 15])
  })
  it('groups height at ±2', () => {
    expect([-2.01, -2, 0, 2, 2.01].map(heightGroup)).toEqual(['short', 'standard', 'standard', 'standard', 'tall'])
  })
})

describe('pictureOf', () => {
  it("is the specification's table, for a boy and a girl", () => {
    const figures = [
      'thin_short',
      'slim_short',
      'slim_short',
      'fat_short',
      'fat_short',
      'thin_standard',
      'thin_standard',
      'slim_standard',
      'slim_standard',
      'fat_standard',
      'thin_tall',
      'thin_tall',
      'slim_tall',
      'slim_tall',
      'fat_tall',
      'slim_standard',
      'fat_standard',
    ]
    expect(all.map((n) => pictureOf('male', n))).toEqual(figures.map((figure) => `Boy_${figure}`))
    expect(all.map((n) => pictureOf('female', n))).toEqual(figures.map((figure) => `Girl_${figure}`))
  })
  it('is the default child where there is no class', () => {
    expect(pictureOf('male', null)).toBe('default_kid')
    expect(pictureOf('female', null)).toBe('default_kid')
  })
})

describe('words', () => {
  it('head a result gently', () => {
    expect(heading(8, 'middle', 'middle')).toBe('สูงดี สมส่วน')
    expect(heading(8, 'above', 'middle')).toBe('สูงดี สมส่วน')
    expect(heading(9, 'middle', 'above')).toBe('สูงตามเกณฑ์ น้ำหนักนำไปนิด')
    expect(heading(16, 'below', 'middle')).toBe('สมส่วน แต่ค่อนข้างเตี้ย')
    expect(heading(1, 'farBelow', 'farBelow')).toBe('ตัวเล็กกว่าเกณฑ์ น้ำหนักยังตามไม่ทัน')
  })

  const heightBand = (z: number): Band => bandOf('lengthHeightForAge', 1000, z)
  test.prop([fc.integer({ min: -600, max: 600 }), fc.constantFrom(...bands)])(
    'never call a rather short child on the line, nor one that is not middling well built',
    (hundredths, build) => {
      const z = hundredths / 100
      const said = heading(growthClass(z, build), heightBand(z), build)
      expect(said.includes('สูงตามเกณฑ์') && heightBand(z) !== 'middle').toBe(false)
      expect(said.includes('สูงดี') && z < -1.5).toBe(false)
      expect(said.includes('สมส่วน')).toBe(build === 'middle')
      expect(bandWord('weightForLengthHeight', build)).toBeTruthy()
    },
  )

  it('advise every class at every age, with a next step and without blame', () => {
    for (const n of all) {
      for (const age of [0, 182, 183, 365, 366, 3000]) {
        const { advice, next } = adviceFor(n, age)
        expect(advice.length).toBeGreaterThan(10)
        expect(next).toMatch(/วัด|พาไป/)
        expect(advice + next).not.toMatch(/ควร|ผิดปกติ|อันตราย|!|แย่/)
        if (age < 183) expect(advice).not.toMatch(/น้ำหวาน|ไข่|ข้าว|น้ำเปล่า/)
        if (age < 366) expect(advice).not.toMatch(/นมจืด|น้ำเปล่า|กลางแจ้ง/)
      }
      expect(adviceFor(n, 183).advice).not.toBe(adviceFor(n, 182).advice)
      expect(adviceFor(n, 366).advice).not.toBe(adviceFor(n, 365).advice)
    }
    expect(adviceFor(1, 0).advice).not.toBe(adviceFor(8, 0).advice)
    expect(adviceFor(10, 0).advice).not.toBe(adviceFor(8, 0).advice)
    const by = (group: ReadonlyArray<GrowthClass>) => new Set(group.map((n) => adviceFor(n, 10).advice)).size
    expect([by([1, 6, 7, 11, 12]), by([2, 8, 13, 16]), by([3, 4, 5, 9, 10, 14, 15, 17]), by(all)]).toEqual([1, 1, 1, 3])
  })
  it('send the thin and the short to someone who looks, soon', () => {
    for (const n of [1, 2, 3, 4, 5, 6, 11, 17] as const) expect(adviceFor(n, 800).next).toContain('พาไป')
    for (const n of [8, 9, 13, 14] as const) expect(adviceFor(n, 800).next).toContain('วัดอีกครั้ง')
    for (const n of [7, 10, 12, 15, 16] as const) expect(adviceFor(n, 800).next).toContain('วัดซ้ำ')
  })
})

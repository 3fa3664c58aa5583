import { fc, test } from '@fast-check/vitest'
import { describe, expect, it } from 'vitest'
import { bandOf, bands, type Band } from './bands.js'
import { growthClass, growthClasses, heightGroup, pictureOf, type GrowthClass } from './growthClass.js'
import { bandWord, heading } from '../../words/growth/growth.js'

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
    const said = (classNumber: GrowthClass, height: Band, band: Band, zScore = 0, ageInDays = 861) =>
      heading({ classNumber, ageInDays, height, build: { zScore, band } })
    expect(said(8, 'middle', 'middle')).toBe('สูงดี สมส่วน')
    expect(said(8, 'above', 'middle')).toBe('สูงดี สมส่วน')
    expect(said(9, 'middle', 'above')).toBe('สูงตามเกณฑ์ น้ำหนักเกินเล็กน้อย')
    expect(said(16, 'below', 'middle')).toBe('สมส่วน แต่ค่อนข้างเตี้ย')
    expect(said(16, 'below', 'middle', 0, 200)).toBe('สมส่วน แต่ความยาวค่อนข้างน้อย')
    expect(said(1, 'farBelow', 'farBelow', -3, 730)).toBe('ความยาวน้อยกว่าเกณฑ์ น้ำหนักยังตามไม่ทัน')
    expect(said(1, 'farBelow', 'farBelow', -3)).toBe('ส่วนสูงน้อยกว่าเกณฑ์ น้ำหนักยังตามไม่ทัน')
    expect(said(6, 'middle', 'farBelow', -3.01)).toBe('สูงตามเกณฑ์ น้ำหนักน้อยกว่าเกณฑ์มาก')
  })

  const heightBand = (z: number): Band => bandOf('lengthHeightForAge', 1000, z)
  test.prop([fc.integer({ min: -600, max: 600 }), fc.constantFrom(...bands)])(
    'never call a rather short child on the line, nor one that is not middling well built',
    (hundredths, build) => {
      const z = hundredths / 100
      const said = heading({
        classNumber: growthClass(z, build),
        ageInDays: 1000,
        height: heightBand(z),
        build: { zScore: 0, band: build },
      })
      expect(said.includes('สูงตามเกณฑ์') && heightBand(z) !== 'middle').toBe(false)
      expect(said.includes('สูงดี') && z < -1.5).toBe(false)
      expect(said.includes('สมส่วน')).toBe(build === 'middle')
      expect(bandWord('weightForLengthHeight', build)).toBeTruthy()
    },
  )
})

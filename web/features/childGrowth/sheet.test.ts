import { fc, test } from '@fast-check/vitest'
import { describe, expect } from 'vitest'
import { heightMarks, type Earlier } from './heightMarks'
import { cutToFit, fittingSize, headingLines, countGlyphs } from './sheetText'

const frame = { crown: 250, ground: 938 }
const earlier = fc.array(
  fc.record<Earlier>({
    heightCm: fc.double({ min: 40, max: 120, noNaN: true }),
    value: fc.constant('80.0'),
    month: fc.constant('ม.ค. 69'),
  }),
  { maxLength: 12 },
)

describe('pencil marks on the door frame', () => {
  test.prop([earlier])('are lower than the flag, highest first, and their words never touch', (heights) => {
    const marks = heightMarks(88.5, heights, frame)
    expect(marks.length).toBeLessThanOrEqual(4)
    const perCm = (frame.ground - frame.crown) / 88.5
    for (const [i, mark] of marks.entries()) {
      expect(mark.level).toBeGreaterThan(frame.crown)
      expect(mark.level).toBeLessThan(frame.ground)
      expect(mark.words).toBeGreaterThanOrEqual(frame.crown + 45.9)
      if (i > 0) {
        expect(mark.level - marks[i - 1]!.level).toBeGreaterThanOrEqual(1.49 * perCm)
        expect(mark.words - marks[i - 1]!.words).toBeGreaterThanOrEqual(45.9)
      }
    }
  })

  test('stand where the ruler says their height', () => {
    const [mark] = heightMarks(88.5, [{ heightCm: 44.25, value: '44.3', month: 'ม.ค. 69' }], frame)
    expect(mark?.level).toBeCloseTo((frame.crown + frame.ground) / 2)
  })
})

describe('words that have to fit', () => {
  test('marks over and under a letter take no room', () => {
    expect(countGlyphs('น้ำ')).toBe(2)
    expect(countGlyphs('น้องปู่')).toBe(4)
  })
  test.prop([fc.string({ minLength: 1, maxLength: 60, unit: 'grapheme' })])('a name is cut until it fits', (name) => {
    const size = fittingSize(name, 336, 92, 44)
    expect(size).toBeGreaterThanOrEqual(44)
    expect(size).toBeLessThanOrEqual(92)
    expect(countGlyphs(cutToFit(name, 336, 44))).toBeLessThanOrEqual(13)
  })
  test('a long heading has two lines, a short one stays whole', () => {
    expect(headingLines('สูงดี สมส่วน', 500)).toHaveLength(1)
    expect(headingLines('ส่วนสูงน้อยกว่าเกณฑ์ น้ำหนักน้อยกว่าเกณฑ์มาก', 500)).toStrictEqual([
      'ส่วนสูงน้อยกว่าเกณฑ์',
      'น้ำหนักน้อยกว่าเกณฑ์มาก',
    ])
  })
})

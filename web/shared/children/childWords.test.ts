import { expect, test } from 'vitest'
import type { IsoDate } from '@careplus/core/calendar'
import { ageText, exactAgeText, faceOf, nameOf } from './childWords'
import { sampleChild } from '../../testing/samples'

const child = sampleChild()
const day = (text: string) => text as IsoDate

test('a child has its face from twelve months on, and น้อง once before its name', () => {
  expect(faceOf(child, day('2025-06-01'))).toBe('baby')
  expect(faceOf(child, day('2026-06-01'))).toBe('girl')
  expect(nameOf(child)).toBe('น้องมะลิ')
  expect(nameOf({ ...child, nickname: 'น้องปัน' })).toBe('น้องปัน')
})

test('an age is in months for a page, in days for a measuring, and nothing where no birth date can be read', () => {
  expect(ageText(child, day('2026-11-20'))).toBe('2\u00A0ปี 4\u00A0เดือน')
  expect(exactAgeText(child, day('2026-11-20'))).toBe('2\u00A0ปี 4\u00A0เดือน 8\u00A0วัน')
  expect(ageText({ ...child, birthDate: '?' }, day('2026-11-20'))).toBe('')
})

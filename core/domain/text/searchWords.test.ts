import { test } from '@fast-check/vitest'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { countWords, searchable, searchWords } from './searchWords.js'

describe('words of a search', () => {
  it('are told apart without spaces', () => {
    expect(searchWords('ลูกไม่ยอมกินผัก')).toEqual([['ลูก', 'ไม่', 'ยอม', 'กิน', 'ผัก']])
    expect(searchWords('  นมวัว  แพ้ ')[0]).toContain('แพ้')
    expect(searchWords('Alpro ALPRO')).toEqual([['alpro']])
    expect(searchWords('!? …')).toEqual([])
  })

  it.each([
    ['นํ้าผึ้ง', 'น้ำผึ้ง'],
    ['เเม่', 'แม่'],
    ['ท่ีนอน', 'ที่นอน'],
    ['น้้ำนม', 'น้ำนม'],
    ['ท้้องผูก', 'ท้องผูก'],
    ['อุุจจาระ', 'อุจจาระ'],
    ['ที่ี่นอน', 'ที่นอน'],
    ['ปา่', 'ป่า'],
    ['\u200bเช็\u2060ก\u00a0สี', 'เช็ก สี'],
  ])('%s are those of %s', (typed, usual) => {
    expect(searchable(typed)).toBe(searchable(usual))
    expect(searchWords(typed)).toEqual(searchWords(usual))
  })

  it.each([
    ['น้ำมูกใหล', 'น้ำมูกไหล'],
    ['ไห้นม', 'ให้นม'],
    ['ไส่ไจ', 'ใส่ใจ'],
    ['ใข้', 'ไข้'],
    ['ไกล้คลอด', 'ใกล้คลอด'],
    ['หลงไหล', 'หลงใหล'],
  ])('%s finds a text that has %s', (typed, usual) => {
    const found = (text: string) =>
      searchWords(typed).some((words) => words.every((word) => searchable(text).includes(word)))
    expect(found(`ลูก${usual}มาก`)).toBe(true)
    expect(found('นมแม่')).toBe(false)
  })

  it('are cut in two ways where ำ, whole or in its parts, leads to other words', () => {
    const shown = (query: string) =>
      searchWords(query).map((words) => words.map((word) => word.replaceAll('\u0e4d\u0e32', '\u0e33')))
    expect(shown('น้ำนมแม่')).toEqual([
      ['น้ำนม', 'แม่'],
      ['น้ำ', 'นม', 'แม่'],
    ])
    expect(shown('นมสำหรับเด็ก')[0]).toEqual(['นม', 'สำหรับ', 'เด็ก'])
  })

  test.prop([fc.string({ unit: 'grapheme', maxLength: 300 })])(
    'all stand in what was asked, at most 8, none twice',
    (query) => {
      const ways = searchWords(query)
      expect(ways.length).toBeLessThanOrEqual(2)
      for (const words of ways) {
        for (const word of words) expect(searchable(query)).toContain(word)
        expect(words.length).toBeLessThanOrEqual(8)
        expect(new Set(words).size).toBe(words.length)
      }
    },
  )

  it('are counted for how long a text takes', () => {
    expect(countWords('เด็กกินผัก')).toBe(3)
    expect(countWords('')).toBe(0)
  })
})

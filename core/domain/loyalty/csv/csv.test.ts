import { test } from '@fast-check/vitest'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { csvText, harmlessCell } from './csv.js'
import { ledgerCsv, type NamedLine } from '../../../words/loyalty/ledgerCsv.js'

const parsed = (text: string): ReadonlyArray<ReadonlyArray<string>> => {
  const rows: string[][] = []
  let row: string[] = []
  let at = 0
  while (at < text.length) {
    let cell = ''
    if (text[at] === '"') {
      at += 1
      while (text[at] !== '"' || text[at + 1] === '"') {
        if (text[at] === '"') at += 1
        cell += text[at]
        at += 1
      }
      at += 1
    } else
      while (at < text.length && text[at] !== ',' && text[at] !== '\r') {
        cell += text[at]
        at += 1
      }
    row.push(cell)
    if (text[at] === '\r') {
      expect(text[at + 1]).toBe('\n')
      rows.push(row)
      row = []
      at += 1
    }
    at += 1
  }
  expect(row).toStrictEqual([])
  return rows
}

const mark = '\uFEFF'
const body = (text: string): string => text.slice(mark.length)
const opening = fc.constantFrom('=', '+', '-', '@', '\t', '\r', '\n', '"', ',', "'", '')
const cell = (): fc.Arbitrary<string> =>
  fc.tuple(opening, fc.string({ unit: 'binary' }), opening).map((parts) => parts.join(''))
const table = () =>
  fc
    .integer({ min: 1, max: 5 })
    .chain((columns) => fc.array(fc.array(cell(), { minLength: columns, maxLength: columns }), { minLength: 1 }))

describe('a table', () => {
  test.prop([table()])('is read back as it was, but for the apostrophe before a formula', (rows) => {
    expect(parsed(body(csvText(rows)))).toStrictEqual(rows.map((cells) => cells.map(harmlessCell)))
  })

  test.prop([table()])('has no cell that a spreadsheet would reckon with', (rows) => {
    for (const text of parsed(body(csvText(rows))).flat()) expect(text).not.toMatch(/^[=+\-@\t\r\n]/)
  })

  test.prop([cell()])('leaves alone what is no formula, and never adds two apostrophes', (text) => {
    const harmless = harmlessCell(text)
    expect(harmlessCell(harmless)).toBe(harmless)
    expect([text, `'${text}`]).toContain(harmless)
    if (!/^[=+\-@\t\r\n＝＋－＠]/.test(text)) expect(harmless).toBe(text)
  })

  it.each(['=1+1', '+66', '-300', '@cmd', '\tx', '\rx', '\nx', '＝1'])('disarms %j', (text) => {
    expect(harmlessCell(text)).toBe(`'${text}`)
  })

  it('begins with the mark of UTF-8, quotes what has to be, and ends each line', () => {
    expect(
      csvText([
        ['ร้าน "ก", ข', 'a\nb'],
        ['1', ''],
      ]),
    ).toBe('\uFEFF"ร้าน ""ก"", ข","a\nb"\r\n1,\r\n')
  })
})

describe('a ledger', () => {
  const line = (rest: Partial<NamedLine>): NamedLine => ({
    seq: 1,
    at: '2026-11-19T17:30:00.000Z',
    kind: 'bill',
    points: 45,
    held_points: 0,
    balance: 1240,
    title: 'Big C',
    reason: null,
    ...rest,
  })
  const rowsOf = (...lines: ReadonlyArray<NamedLine>) => parsed(body(ledgerCsv(lines)))

  it('has Thai headings, days and hours of Bangkok, and what came in apart from what went out', () => {
    const held = line({ seq: 2, kind: 'held', points: -900, held_points: 900, balance: 340, title: 'ปิ่นโต' })
    const shipped = line({ seq: 3, kind: 'shipped', points: 0, held_points: -900, balance: 340, title: 'ปิ่นโต' })
    const [headings, ...rows] = rowsOf(line({}), held, shipped)
    expect(headings).toStrictEqual([
      'ลำดับ',
      'วันที่ (ปปปป-ดด-วว ค.ศ.)',
      'วันที่',
      'เวลา',
      'รายการ',
      'รายละเอียด',
      'ได้รับ',
      'ใช้ไป',
      'พักไว้เพิ่ม',
      'พักไว้ลด',
      'คงเหลือ',
    ])
    const when = ['2026-11-20', '20 พฤศจิกายน 2569', '00:30']
    expect(rows).toStrictEqual([
      ['1', ...when, 'ใบเสร็จผ่านแล้ว', 'Big C', '45', '', '', '', '1240'],
      ['2', ...when, 'พักไว้แลกของ', 'ปิ่นโต', '', '900', '900', '', '340'],
      ['3', ...when, 'ส่งของแล้ว ใช้คะแนนแล้ว', 'ปิ่นโต', '', '', '', '900', '340'],
    ])
  })

  it('tells why points were adjusted, harmlessly', () => {
    const [, row] = rowsOf(line({ kind: 'adjusted', title: null, reason: '=HYPERLINK("http://x")' }))
    expect(row?.[5]).toBe(`'=HYPERLINK("http://x")`)
  })

  const points = fc.integer({ min: -5000, max: 5000 })
  test.prop([fc.array(fc.tuple(points, points))])('can be summed: what came in less what went out', (changes) => {
    const rows = rowsOf(...changes.map(([change, held]) => line({ points: change, held_points: held }))).slice(1)
    const sum = (column: number) => rows.reduce((all, row) => all + Number(row[column]), 0)
    expect(sum(6) - sum(7)).toBe(changes.reduce((all, [change]) => all + change, 0))
    expect(sum(8) - sum(9)).toBe(changes.reduce((all, [, held]) => all + held, 0))
  })
})

import { fc, test as prop } from '@fast-check/vitest'
import type { IsoDate } from '@careplus/core/calendar'
import { describe, expect, it } from 'vitest'
import type { StaffProduct } from '../../composition/staff'
import { approvable, earnedBy, emptyLine, marked, wholeLine, type LineMark, type TypedLine } from './typedLines'

const product = (age_line: StaffProduct['age_line']): StaffProduct => ({
  id: '21',
  title: 'เครื่องดื่ม',
  age_line,
  earns: age_line === 'adult' || age_line === 'child',
})
const line = (baht: string, more: Partial<TypedLine> = {}): TypedLine => ({
  ...emptyLine(1),
  product: product('adult'),
  baht,
  ...more,
})
const today = '2026-11-20' as IsoDate
const bill = { state: 'reviewing', appealed: false, amount_satang: 45_800 } as const
const why = (...lines: TypedLine[]) => {
  const verdict = approvable(bill, lines, today)
  return verdict._tag === 'waits' ? verdict.why : verdict.points
}

describe('lines as they are typed', () => {
  it.each([
    [{}, '198.00', 19_800],
    [{}, '๘๙', 8900],
    [{ quantity: '๒' }, '1,198.5', 119_850],
  ])('%j %s: %s satang', (more, baht, satang) => {
    expect(wholeLine(line(baht, more))?.satang).toBe(satang)
  })

  it.each([
    [{ product: null }, '89'],
    [{ quantity: '0' }, '89'],
    [{ quantity: '1000' }, '89'],
    [{ quantity: '1.5' }, '89'],
    [{}, ''],
    [{}, '0'],
    [{}, '89.005'],
  ])('%j %s is not whole', (more, baht) => {
    expect(wholeLine(line(baht, more))).toBeNull()
  })

  prop.prop([fc.array(fc.integer({ min: 1, max: 100_000 }))])('earn as the core says, of the whole ones', (amounts) => {
    const typed = amounts.map((satang) => line((satang / 100).toFixed(2)))
    const sum = amounts.reduce((all, satang) => all + satang, 0)
    expect(earnedBy([...typed, line('')])).toStrictEqual({ eligible_satang: sum, points: Math.floor(sum / 1000) })
  })

  it('approve a bill, or tell what is missing', () => {
    expect(why()).toBe('ใส่สินค้าจากใบเสร็จอย่างน้อยหนึ่งบรรทัด')
    expect(why(line('198'), line(''))).toBe('บรรทัดที่ 2 ยังไม่ครบ')
    expect(why(line('900', { product: product('young-child') }))).toContain('ไม่มีสินค้าร่วม')
    expect(why(line('9.99'))).toContain('ไม่ถึง 10 บาท')
    expect(why(line('198'), line('89'), line('171', { product: product('young-child') }))).toBe(28)
    expect(why(line('1980'))).toContain('รวม 1,980.00 บาท เกินยอดที่สมาชิกกรอก 458.00 บาท')
    expect(why(line('458'))).toBe(45)
  })
})

describe('lines that are pointed at on the picture', () => {
  const spots = fc.array(fc.record({ x: fc.nat(9), y: fc.nat(9) }), { minLength: 1, maxLength: 8 })
  const mark = (spot: { readonly x: number; readonly y: number }): LineMark => ({ picture: 'a', ...spot })

  prop.prop([spots])('get their numbers in the order of the presses, and a line more where all have one', (pressed) => {
    const lines = pressed.reduce<ReadonlyArray<TypedLine>>(
      (was, spot) => marked(was, null, mark(spot)),
      [emptyLine(1), emptyLine(2)],
    )
    expect(lines.map((each) => each.mark)).toStrictEqual([
      ...pressed.map(mark),
      ...(pressed.length === 1 ? [null] : []),
    ])
    expect(new Set(lines.map(({ key }) => key)).size).toBe(lines.length)
  })

  prop.prop([spots])('a chosen one is moved, and no other', (pressed) => {
    const before = [emptyLine(1), { ...emptyLine(2), mark: mark({ x: 1, y: 1 }) }, emptyLine(3)]
    const after = pressed.reduce<ReadonlyArray<TypedLine>>((was, spot) => marked(was, 2, mark(spot)), before)
    expect(after).toStrictEqual([before[0], { ...before[1], mark: mark(pressed.at(-1) ?? { x: 0, y: 0 }) }, before[2]])
  })
})

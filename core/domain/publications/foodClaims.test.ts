import { fc, test } from '@fast-check/vitest'
import { describe, expect, it } from 'vitest'
import { foodClaimsIn } from './foodClaims.js'

describe('claims of a food', () => {
  it('are found in what is said of it', () => {
    expect(foodClaimsIn('ทำจากถั่วเหลือง เสริมแคลเซียม หวานน้อย')).toStrictEqual(['หวานน้อย', 'เสริมแคลเซียม'])
    expect(foodClaimsIn('เหมาะกับคนที่ดื่มนมวัวแล้วไม่สบายท้อง')).toStrictEqual(['เหมาะกับคนที่', 'สบายท้อง'])
    expect(foodClaimsIn('ขวดเดี่ยวสำหรับลองรสก่อน')).toStrictEqual(['ลองรส'])
    expect(foodClaimsIn('หอมมะพร้าว เบากว่ากะทิ ดื่มวันละแก้วก็พอ')).toStrictEqual(['เบากว่า', 'แก้วก็พอ'])
    expect(foodClaimsIn('กล่องเล็กพอดีมือ พกไปโรงเรียนได้ กระป๋องหนึ่งชงได้ 16 แก้ว')).toStrictEqual([])
  })

  test.prop([fc.string({ unit: 'grapheme' }), fc.string({ unit: 'grapheme' })])(
    'are found wherever they stand, and adding words takes none away',
    (before, after) => {
      expect(foodClaimsIn(`${before}ไม่เติมน้ำตาล${after}`)).toContain('ไม่เติมน้ำตาล')
      for (const claim of foodClaimsIn(before)) expect(foodClaimsIn(before + after)).toContain(claim)
    },
  )
})

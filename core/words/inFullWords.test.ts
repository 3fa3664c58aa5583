import { test as property } from '@fast-check/vitest'
import { expect, test } from 'vitest'
import { thaiDate, thaiDateInFull, thaiFullDate } from '../domain/calendar/thai.js'
import * as arb from '../testing/calendar.js'
import { inFullWords } from './inFullWords.js'

test.each([
  ['13.2\u00A0กก.', '13.2\u00A0กิโลกรัม'],
  ['92.5 ซม. สูงตามเกณฑ์', '92.5 เซนติเมตร สูงตามเกณฑ์'],
  ['15.4\u00A0กก./ม.²', '15.4\u00A0กิโลกรัมต่อตารางเมตร'],
  ['27\u00A0พ.ย.\u00A069 3\u00A0ปี 92.5\u00A0ซม.', '27\u00A0พฤศจิกายน\u00A02569 3\u00A0ปี 92.5\u00A0เซนติเมตร'],
  ['3\u00A0ธ.ค. – 5\u00A0ธ.ค.\u00A069', '3\u00A0ธันวาคม – 5\u00A0ธันวาคม\u00A02569'],
  ['ก่อน 3\u00A0ธ.ค. 10 ชิ้น', 'ก่อน 3\u00A0ธันวาคม 10 ชิ้น'],
  ['แพ•••', 'แพ'],
  ['08•-•••-0019', 'ลงท้าย 0019'],
  ['รหัส 0b56 e8ef 8062 … e27a บันทึกเมื่อ 3\u00A0พ.ย.\u00A069', 'รหัส บันทึกเมื่อ 3\u00A0พฤศจิกายน\u00A02569'],
  ['ไม่มีตัวย่อ', 'ไม่มีตัวย่อ'],
])('%s is read as %s', (text, inFull) => expect(inFullWords(text)).toBe(inFull))

property.prop([arb.isoDate()])('a short date is read as the same date in full', (date) => {
  expect(inFullWords(thaiDate(date))).toBe(thaiFullDate(date))
  expect(inFullWords(thaiDateInFull(date))).toBe(thaiFullDate(date))
})

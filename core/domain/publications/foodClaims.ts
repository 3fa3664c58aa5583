import { asText } from '../text/asText.js'

/** How a food's benefit, worth or quality is told of in Thai; not all such words, but those that come first to mind. */
const claims = [
  'ไม่เติมน้ำตาล',
  'ไม่มีน้ำตาล',
  'หวานน้อย',
  'น้ำตาลต่ำ',
  'ไขมันต่ำ',
  'โซเดียมต่ำ',
  'เสริมแคลเซียม',
  'เสริมวิตามิน',
  'แคลเซียมสูง',
  'โปรตีนสูง',
  'ใยอาหารสูง',
  'อุดมด้วย',
  'เหมาะกับคนที่',
  'ย่อยง่าย',
  'สบายท้อง',
  'บำรุง',
  'ป้องกันโรค',
  'ภูมิคุ้มกัน',
  'พัฒนาการสมอง',
  'เพิ่มความสูง',
  'ลองรส',
  'ดีที่สุด',
  'เบากว่า',
  'ดีกว่า',
  'แก้วก็พอ',
]

/**
 * What a text says of a food that may be advertised with a permit only (เลขที่อนุญาตโฆษณา, ฆอ.), in the order of our list.
 * Source: Food Act, B.E. 2522 (1979), sections 40 and 41; FDA Notification on food advertising, B.E. 2564 (2021).
 * @example
 * foodClaimsIn('นมนี้ช่วยให้ฉลาดและรักษาโรค') // => []
 */
export const foodClaimsIn = (text: string): ReadonlyArray<string> =>
  claims.filter((claim) => asText(text).includes(claim))

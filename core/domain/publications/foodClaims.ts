import { asText } from '../text/asText.js'

/** Frequent Thai words for a food's benefit, value or quality; the list is not complete. */
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

/** Such claims need an advertising permit (ฆอ.). Source: Food Act, B.E. 2522, sections 40 and 41; FDA Notification
 * on food advertising, B.E. 2564. */
export const foodClaimsIn = (text: string): ReadonlyArray<string> =>
  claims.filter((claim) => asText(text).includes(claim))

import { figures } from '../../text/figures.js'

const longest = 100
const baht = /^(\d{1,3}(?:,\d{3})+|\d+)(?:\.(\d{1,2}))?$/

/** Decodes a typed amount in baht (`458`, `1,458.50`, `๔๕๘.๐๐`) to satang; null: no amount.
 * @example satangOfTyped('1,250.50') // => 125050 */
export const satangOfTyped = (text: unknown): number | null => {
  if (typeof text !== 'string' || text.length > longest) return null
  const match = baht.exec(figures(text).replaceAll(/[ ฿]|บาท/g, ''))
  if (match === null) return null
  const [, whole = '', fraction = ''] = match
  const satang = Number(whole.replaceAll(',', '')) * 100 + Number(fraction.padEnd(2, '0'))
  return Number.isSafeInteger(satang) ? satang : null
}

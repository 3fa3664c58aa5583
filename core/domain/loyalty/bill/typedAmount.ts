import { figures } from '../../text/figures.js'

const longest = 100
const baht = /^(\d{1,3}(?:,\d{3})+|\d+)(?:\.(\d{1,2}))?$/

/**
 * An amount in baht as it was typed (`458`, `1,458.50`, `๔๕๘.๐๐`), in satang; null: it is no amount.
 * @example
 * satangOfTyped('1,250.50') // => 125050
 * satangOfTyped('๑๒๕๐') // => 125000
 * satangOfTyped('a lot') // => null
 */
export const satangOfTyped = (text: unknown): number | null => {
  if (typeof text !== 'string' || text.length > longest) return null
  const read = baht.exec(figures(text).replaceAll(/[ ฿]|บาท/g, ''))
  if (read === null) return null
  const [, whole = '', fraction = ''] = read
  const satang = Number(whole.replaceAll(',', '')) * 100 + Number(fraction.padEnd(2, '0'))
  return Number.isSafeInteger(satang) ? satang : null
}

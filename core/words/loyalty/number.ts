const noBreak = '\u00A0'

/** A number with separators: `18420` to `18,420`.
 * @example
 * grouped(1234567) // => '1,234,567' */
export const grouped = (n: number): string => {
  const [whole = '', fraction] = String(Math.abs(n)).split('.')
  const text = whole.replaceAll(/\B(?=(?:\d{3})+$)/g, ',')
  return `${n < 0 ? '−' : ''}${text}${fraction === undefined ? '' : `.${fraction}`}`
}

/** A number with its unit: `260 คะแนน`, joined by a no-break space.
 * @example
 * counted(1250, 'คะแนน') // => '1,250\u00A0คะแนน' */
export const counted = (n: number, unit: string): string => `${grouped(n)}${noBreak}${unit}`

/** A change: `+45`, `−300` with a true minus, `0`.
 * @example
 * signed(120) // => '+120'
 * signed(-120) // => '−120' */
export const signed = (n: number): string => (n > 0 ? `+${grouped(n)}` : grouped(n))

/** Satang to baht.
 * @example
 * bahtOfSatang(125050) // => '1,250.50' */
export const bahtOfSatang = (satang: number): string =>
  `${grouped(Math.floor(satang / 100))}.${String(satang % 100).padStart(2, '0')}`

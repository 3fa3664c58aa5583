/**
 * How far from the middle, in the unit that doctors use: `ต่ำกว่าค่ากลาง 0.62 SD`. `z`: as it is kept, two decimals.
 * @example
 * zWords(-0.24) // => 'ต่ำกว่าค่ากลาง 0.24\u00A0SD'
 * zWords(1.5) // => 'เหนือค่ากลาง 1.50\u00A0SD'
 */
export const zWords = (z: number): string => {
  if (z === 0) return 'ตรงค่ากลาง'
  return `${z > 0 ? 'เหนือ' : 'ต่ำกว่า'}ค่ากลาง ${Math.abs(z).toFixed(2)}\u00A0SD`
}

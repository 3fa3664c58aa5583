/** Nearer to the middle no side is named: it would sound like a fault. */
const near = 0.5

/** The side of the middle of a z-score, in a parent's words, without SD.
 * @example
 * zWords(-0.24) // => 'ใกล้ค่ากลาง'
 * zWords(1.5) // => 'เหนือค่ากลาง' */
export const zWords = (z: number): string => (Math.abs(z) < near ? 'ใกล้ค่ากลาง' : z > 0 ? 'เหนือค่ากลาง' : 'ต่ำกว่าค่ากลาง')

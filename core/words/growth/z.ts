/** Nearer to the middle than this a parent is not told a side: it would read as a fault. */
const near = 0.5

/**
 * On which side of the middle a z-score lies, in a parent's words; a figure in SD belongs to a doctor's table.
 * @example
 * zWords(-0.24) // => 'ใกล้ค่ากลาง'
 * zWords(1.5) // => 'เหนือค่ากลาง'
 */
export const zWords = (z: number): string => (Math.abs(z) < near ? 'ใกล้ค่ากลาง' : z > 0 ? 'เหนือค่ากลาง' : 'ต่ำกว่าค่ากลาง')

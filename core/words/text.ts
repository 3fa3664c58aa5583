import type { NumberProblem } from '../domain/text/typedNumber.js'

/** The text at the field of a number.
 * @example numberWords({ _tag: 'NumberNegative' }) // => 'ใส่ตัวเลขตั้งแต่ 0 ขึ้นไป' */
export const numberWords = (problem: NumberProblem): string => {
  switch (problem._tag) {
    case 'NumberEmpty':
      return 'ใส่ตัวเลข'
    case 'NumberNegative':
      return 'ใส่ตัวเลขตั้งแต่ 0 ขึ้นไป'
    case 'NumberUnreadable':
      return 'ใส่เป็นตัวเลข เช่น 12.5'
  }
}

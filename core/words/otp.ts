import type { OneTimeCodeProblem } from '../domain/otp/codeInput.js'

const nb = '\u00A0'

/** The text at a one-time code's field. It never contains the typed code.
 * @example
 * oneTimeCodeWords({ _tag: 'CodeWrongCharacter', type: 'numeric' }) // => 'รหัสมีแต่ตัวเลข ดูรหัสอีกครั้ง' */
export const oneTimeCodeWords = (problem: OneTimeCodeProblem): string => {
  switch (problem._tag) {
    case 'CodeEmpty':
      return 'ใส่รหัสที่ได้รับ'
    case 'CodeWrongCharacter':
      return problem.type === 'numeric' ? 'รหัสมีแต่ตัวเลข ดูรหัสอีกครั้ง' : 'รหัสมีแต่ตัวอักษรอังกฤษและตัวเลข ดูรหัสอีกครั้ง'
    case 'CodeWrongLength':
      return `รหัสมี ${problem.expected}${nb}ตัว ตอนนี้มี ${problem.characters}${nb}ตัว`
  }
}

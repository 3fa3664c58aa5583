export interface Figure {
  readonly name: string
  /** Patterns with one group for the number, or two for a range. A missing group counts as 1: `ทุกเดือน`. */
  readonly patterns: ReadonlyArray<RegExp>
  readonly right: ReadonlyArray<string>
  /** A pattern that matches nothing checks nothing, so at least this number must match. */
  readonly places: number
}

export interface FigureInText {
  readonly figure: string
  readonly place: string
  readonly words: string
  readonly number: string
}

const numbers = ['หนึ่ง', 'สอง', 'สาม', 'สี่', 'ห้า', 'หก', 'เจ็ด', 'แปด', 'เก้า', 'สิบ']
const units = 'ชั่วโมง|วัน|สัปดาห์|เดือน|ปี|ขวบ|ครั้ง|กลุ่ม|องศา'
const spelled = new RegExp(`(${numbers.join('|')}) ?(?=${units})`, 'g')

/** Without source marks and joiners, with one kind of space and dash, and numbers as digits. */
export const asRead = (text: string): string =>
  text
    .replaceAll(/[⁰¹²³⁴⁵⁶⁷⁸⁹\u2060\u200B]/g, '')
    .replaceAll(/\$\{nb\}|\\u00A0|\u00A0|&nbsp;/g, ' ')
    .replaceAll(/\\u2013|(?<=\d) ?- ?(?=\d)| ถึง (?=\d+ ?(?:ชั่วโมง|สัปดาห์|มก))/g, '–')
    .replaceAll(spelled, (_, word: string) => ` ${numbers.indexOf(word) + 1} `)
    .replaceAll('ขวบ', 'ปี')
    .replaceAll(/ {2,}/g, ' ')

export const figuresIn = (figures: ReadonlyArray<Figure>, place: string, text: string): ReadonlyArray<FigureInText> =>
  text.split('\n').flatMap((line, index) => {
    const read = asRead(line)
    return figures.flatMap(({ name, patterns }) =>
      patterns.flatMap((pattern) =>
        [...read.matchAll(new RegExp(pattern, 'g'))].map((found) => ({
          figure: name,
          place: `${place}:${index + 1}`,
          words: found[0],
          number:
            found
              .slice(1)
              .filter((part) => part !== undefined)
              .join('–') || '1',
        })),
      ),
    )
  })

export const wrongIn = (
  figures: ReadonlyArray<Figure>,
  occurrences: ReadonlyArray<FigureInText>,
): ReadonlyArray<FigureInText> =>
  occurrences.filter(({ figure, number }) =>
    figures.some(({ name, right }) => name === figure && !right.includes(number)),
  )

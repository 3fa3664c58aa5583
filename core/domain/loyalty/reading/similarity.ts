/** Print and text recognition drop, move and double these vowels, tones and signs. */
const marks = /[\u0E31\u0E34-\u0E3A\u0E47-\u0E4E]/g
const noLetters = /[^\p{L}\p{N}]/gu

const twins: Readonly<Record<string, string>> = {
  ๆ: 'า',
  ำ: 'า',
  o: '0',
  q: '0',
  i: '1',
  l: '1',
  ฎ: 'ฏ',
  ฃ: 'ข',
  ฅ: 'ค',
  เ: 'แ',
  ถ: 'ก',
  ภ: 'ก',
  ด: 'ต',
  ค: 'ต',
  พ: 'ผ',
  ฟ: 'ฝ',
  บ: 'ป',
  ช: 'ซ',
  น: 'ม',
}
const confused = new RegExp(`[${Object.keys(twins).join('')}]`, 'g')

export const skeleton = (text: string): string =>
  text
    .normalize('NFC')
    .toLowerCase()
    .replaceAll(marks, '')
    .replaceAll(noLetters, '')
    .replaceAll(confused, (sign) => twins[sign] ?? sign)

export type Signs = Uint16Array
export const signsOf = (text: string): Signs => Uint16Array.from(skeleton(text), (sign) => sign.charCodeAt(0))

const rows = [new Uint16Array(256), new Uint16Array(256)] as const
const longest = 250

const steps = (part: Signs, all: Signs, within: boolean): number => {
  const width = Math.min(all.length, longest)
  let [before, row] = rows
  for (let j = 0; j <= width; j += 1) before[j] = within ? 0 : j
  for (let i = 1; i <= Math.min(part.length, longest); i += 1) {
    const sign = part[i - 1]
    row[0] = i
    for (let j = 1; j <= width; j += 1) {
      const change = before[j - 1]! + (sign === all[j - 1] ? 0 : 1)
      row[j] = Math.min(change, before[j]! + 1, row[j - 1]! + 1)
    }
    ;[before, row] = [row, before]
  }
  if (!within) return before[width]!
  let min = before[0]!
  for (let j = 1; j <= width; j += 1) min = Math.min(min, before[j]!)
  return min
}

export const distance = (a: Signs, b: Signs): number => steps(a, b, false)

export const commonSigns = (a: Signs, b: Signs): number => {
  let [common, i, j] = [0, 0, 0]
  while (i < a.length && j < b.length) {
    const [one, other] = [a[i]!, b[j]!]
    if (one === other) common += 1
    if (one <= other) i += 1
    if (other <= one) j += 1
  }
  return common
}

/** 0 to 1; a label precedes other text in its row. */
export const similarityWithin = (text: Signs, wanted: Signs): number =>
  wanted.length === 0 || text.length === 0 ? 0 : Math.max(0, 1 - steps(wanted, text, true) / wanted.length)

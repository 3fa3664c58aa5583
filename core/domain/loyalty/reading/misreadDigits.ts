/** Letters that readers make of round and straight digits, wherever digits stand. */
const common: Readonly<Record<string, string>> = { O: '0', o: '0', Q: '0', I: '1', l: '1', '|': '1' }

/** And, where nothing but a figure can be meant, of the others. */
const inFigures: Readonly<Record<string, string>> = {
  ...common,
  D: '0',
  i: '1',
  ']': '1',
  '[': '1',
  Z: '2',
  z: '2',
  S: '5',
  s: '5',
  B: '8',
}

const replaced = (text: string, twins: Readonly<Record<string, string>>): string =>
  Array.from(text, (sign) => twins[sign] ?? sign).join('')

/** What is surely a figure, in digits. `5l5.OO` is `515.00`. */
export const asFigure = (text: string): string => replaced(text, inFigures)

/** What may have letters of its own: only those that are hardly ever meant become digits. */
export const withPlainDigits = (text: string): string => replaced(text, common)

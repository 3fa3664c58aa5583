const common: Readonly<Record<string, string>> = { O: '0', o: '0', Q: '0', I: '1', l: '1', '|': '1' }

/** Letters that mean a digit only within a figure. */
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

/** Turns letters of a certain figure into digits: `5l5.OO` becomes `515.00`. */
export const asFigure = (text: string): string => replaced(text, inFigures)

/** Turns only the most confusable letters into digits, for text that may have letters. */
export const withPlainDigits = (text: string): string => replaced(text, common)

const common: Readonly<Record<string, string>> = { O: '0', o: '0', Q: '0', I: '1', l: '1', '|': '1' }

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

/** `5l5.OO` becomes `515.00`. */
export const asFigure = (text: string): string => replaced(text, inFigures)

export const withPlainDigits = (text: string): string => replaced(text, common)

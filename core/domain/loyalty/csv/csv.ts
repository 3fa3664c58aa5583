import { asText } from '../../text/asText.js'

/** Makes Excel decode Thai as UTF-8. */
const byteOrderMark = '\uFEFF'

/** Starts a formula in a spreadsheet, also in full-width form. Source: OWASP, CSV Injection. */
const formula = /^[=+\-@\t\r\n＝＋－＠]/

/** Text for a cell: an apostrophe before a would-be formula. */
export const harmlessCell = (text: string): string => (formula.test(asText(text)) ? `'${text}` : asText(text))

const quoted = (text: string): string => (/[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text)

/** A table as of RFC 4180, headings first, without formulas. */
export const csvText = (rows: ReadonlyArray<ReadonlyArray<string>>): string =>
  byteOrderMark + rows.map((cells) => `${cells.map((cell) => quoted(harmlessCell(cell))).join(',')}\r\n`).join('')

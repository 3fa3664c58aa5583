import { asText } from '../../text/asText.js'

/** So that Excel reads Thai as UTF-8. */
const byteOrderMark = '\uFEFF'

/**
 * What makes a spreadsheet take a cell for a formula, at its very beginning; full-width forms count as well.
 * Source: OWASP, CSV Injection.
 */
const formula = /^[=+\-@\t\r\n＝＋－＠]/

/**
 * Text that stays text in every spreadsheet: an apostrophe before what would be a formula.
 * @example
 * harmlessCell('=1+1') // => "'=1+1"
 */
export const harmlessCell = (text: string): string => (formula.test(asText(text)) ? `'${text}` : asText(text))

const quoted = (text: string): string => (/[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text)

/**
 * A table as RFC 4180 has it, the headings first. No cell of it is a formula.
 * @example
 * csvText([['a', 'b "c"']]) // => '\uFEFFa,"b ""c"""\r\n'
 */
export const csvText = (rows: ReadonlyArray<ReadonlyArray<string>>): string =>
  byteOrderMark + rows.map((cells) => `${cells.map((cell) => quoted(harmlessCell(cell))).join(',')}\r\n`).join('')

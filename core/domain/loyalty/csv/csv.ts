import { asText } from '../../text/asText.js'

/** Makes Excel decode Thai as UTF-8. */
const byteOrderMark = '\uFEFF'

/** Full-width signs start a formula too. Source: OWASP, CSV Injection. */
const formula = /^[=+\-@\t\r\n＝＋－＠]/

export const harmlessCell = (text: string): string => (formula.test(asText(text)) ? `'${text}` : asText(text))

const quoted = (text: string): string => (/[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text)

/** Source: RFC 4180. */
export const csvText = (rows: ReadonlyArray<ReadonlyArray<string>>): string =>
  byteOrderMark + rows.map((cells) => `${cells.map((cell) => quoted(harmlessCell(cell))).join(',')}\r\n`).join('')

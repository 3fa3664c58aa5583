import { readFileSync } from 'node:fs'
import * as E from 'fp-ts/Either'
import * as t from 'io-ts'
import type { Parse } from './settingCodecs.js'

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** RFC 9110 §5.5: visible ASCII and spaces, so that a value cannot start another header. */
const fieldValue = /^[\x20-\x7e]*$/
/** RFC 9110 §5.6.2 `token`. */
const fieldName = /^[A-Za-z0-9!#$%&'*+.^_`|~-]+$/

/** The value is a secret, so the fault does not quote it. */
export const headerValue: Parse<string> = (value) =>
  fieldValue.test(value) ? E.right(value) : E.left('must be ASCII without line ends')

export const headers: Parse<Record<string, string>> = (value) => {
  const decoded = t.record(t.string, t.string).decode(parsed(value))
  const sound =
    E.isRight(decoded) &&
    Object.entries(decoded.right).every(([name, content]) => fieldName.test(name) && fieldValue.test(content))
  return sound ? decoded : E.left('must be a JSON object of header names and their texts')
}

export const messageBody: Parse<string> = (value) => {
  if (!value.includes('{to}') && !value.includes('{national}')) return E.left('must contain {to} or {national}')
  if (!value.includes('{text}')) return E.left('must contain {text}')
  const json = /^[{[]\s*["{[]/.test(value)
  return !json || parsed(value) !== undefined ? E.right(value) : E.left('begins like JSON but is not valid')
}

export const pemFile: Parse<string> = (path) => {
  try {
    const pem = readFileSync(path, 'utf8')
    return pem.includes('-----BEGIN CERTIFICATE-----') ? E.right(pem) : E.left(`has no certificate in it: "${path}"`)
  } catch {
    return E.left(`must be a file that can be read, and is "${path}"`)
  }
}

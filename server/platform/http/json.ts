import * as E from 'fp-ts/Either'
import { refusal, type Refusal, type RefusalCode } from '@careplus/adapters/internal/contract'

/** Deeper than any valid body; deeper ones attack the parser's stack. */
const deepest = 20

const quote = 0x22
const backslash = 0x5c
const opening = new Set([0x7b, 0x5b])
const closing = new Set([0x7d, 0x5d])

/** Counted on the bytes, so that a hostile body is refused before it is parsed. */
const tooDeep = (bytes: Uint8Array): boolean => {
  let depth = 0
  let inText = false
  for (let at = 0; at < bytes.length; at += 1) {
    const byte = bytes[at] as number
    if (inText) {
      if (byte === backslash) at += 1
      else if (byte === quote) inText = false
    } else if (byte === quote) inText = true
    else if (opening.has(byte)) {
      depth += 1
      if (depth > deepest) return true
    } else if (closing.has(byte)) depth -= 1
  }
  return false
}

const loneSurrogate = /\p{Surrogate}/u
const poisonous = new Set(['__proto__', 'constructor', 'prototype'])

const faultyText = (text: string): boolean => text.includes('\0') || loneSurrogate.test(text)

const under = (path: string, key: string): string => (path === '' ? key : `${path}.${key}`)

const fault = (value: unknown, path: string): Refusal | null => {
  const at = (code: RefusalCode): Refusal => refusal(path, code)
  if (typeof value === 'string') return faultyText(value) ? at('malformed') : null
  // `1e999` is valid JSON and parses as infinity.
  if (typeof value === 'number') return Number.isFinite(value) ? null : at('too_large')
  if (typeof value !== 'object' || value === null) return null
  for (const [key, inner] of Object.entries(value)) {
    if (poisonous.has(key)) return refusal(under(path, key), 'malformed')
    if (faultyText(key)) return at('malformed')
    const found = fault(inner, under(path, key))
    if (found !== null) return found
  }
  return null
}

const utf8 = new TextDecoder('utf-8', { fatal: true })
const unreadable = refusal('', 'not_object')

/** Custom, because the framework's parser checks neither depth, NUL, lone surrogates nor infinite numbers. */
export const parseJson = (bytes: Uint8Array): E.Either<Refusal, unknown> => {
  if (bytes.length === 0) return E.right(undefined)
  if (tooDeep(bytes)) return E.left(unreadable)
  try {
    const value: unknown = JSON.parse(utf8.decode(bytes))
    const found = fault(value, '')
    return found === null ? E.right(value) : E.left(found)
  } catch {
    return E.left(unreadable)
  }
}

/** Custom, because a repeated field is refused (parsers differ in which they take), and packages make a list of the two. */
export const parseForm = (bytes: Uint8Array): E.Either<Refusal, Readonly<Record<string, string>>> => {
  try {
    const pairs = [...new URLSearchParams(utf8.decode(bytes))]
    const seen = new Set<string>()
    const twice = pairs.find(([name]) => seen.size === seen.add(name).size)?.[0]
    if (twice !== undefined) return E.left(refusal(poisonous.has(twice) ? '' : twice, 'malformed'))
    const form = Object.fromEntries(pairs)
    const found = fault(form, '')
    return found === null ? E.right(form) : E.left(found)
  } catch {
    return E.left(unreadable)
  }
}

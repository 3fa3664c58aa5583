export const base64UrlAlphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'

export const base64Url = (bytes: Uint8Array): string => {
  let text = ''
  for (let at = 0; at < bytes.length; at += 3) {
    const remaining = bytes.length - at
    const group = ((bytes[at] ?? 0) << 16) | ((bytes[at + 1] ?? 0) << 8) | (bytes[at + 2] ?? 0)
    for (let sextet = 0; sextet < Math.min(remaining, 3) + 1; sextet++)
      text += base64UrlAlphabet.charAt((group >> (18 - 6 * sextet)) & 63)
  }
  return text
}

/** The core has no TextDecoder; the URL decoder reads `%xx` as UTF-8. */
const percented = (encoded: string): string => {
  let bits = 0
  let buffer = 0
  let text = ''
  for (const character of encoded) {
    buffer = ((buffer << 6) | base64UrlAlphabet.indexOf(character)) & 0xffff
    bits += 6
    if (bits >= 8) {
      bits -= 8
      text += `%${((buffer >> bits) & 255).toString(16).padStart(2, '0')}`
    }
  }
  return text
}

const longest = 16_384
const middle = /^[^.]*\.([\w-]+)\./

/** The signature is not checked; `{}` for an opaque or broken token. */
export const jwtClaims = (token: unknown): Readonly<Record<string, unknown>> => {
  const payload = typeof token === 'string' && token.length <= longest ? middle.exec(token)?.[1] : undefined
  if (payload === undefined) return {}
  const bytes = percented(payload)
  try {
    const claims: unknown = JSON.parse(decodeURIComponent(bytes))
    return typeof claims === 'object' && !Array.isArray(claims) ? { ...claims } : {}
  } catch {
    return {}
  }
}

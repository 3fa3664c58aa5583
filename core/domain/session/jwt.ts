/** 64 characters that stand for themselves in any URL. */
export const base64UrlAlphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'

/** Bytes as base64url without padding (RFC 4648 §5). */
export const base64Url = (bytes: Uint8Array): string => {
  let text = ''
  for (let at = 0; at < bytes.length; at += 3) {
    const left = bytes.length - at
    const group = ((bytes[at] ?? 0) << 16) | ((bytes[at + 1] ?? 0) << 8) | (bytes[at + 2] ?? 0)
    for (let sextet = 0; sextet < Math.min(left, 3) + 1; sextet++)
      text += base64UrlAlphabet.charAt((group >> (18 - 6 * sextet)) & 63)
  }
  return text
}

/** The bytes of base64url text as `%xx`, so that the URL decoder reads them as UTF-8: the core has no TextDecoder. */
const percented = (encoded: string): string => {
  let bits = 0
  let held = 0
  let text = ''
  for (const character of encoded) {
    held = ((held << 6) | base64UrlAlphabet.indexOf(character)) & 0xffff
    bits += 6
    if (bits >= 8) {
      bits -= 8
      text += `%${((held >> bits) & 255).toString(16).padStart(2, '0')}`
    }
  }
  return text
}

/** As long as a bearer token may be. */
const longest = 16_384
/** Header, payload and more to come: the payload. */
const middle = /^[^.]*\.([\w-]+)\./

/**
 * What a JSON Web Token says of itself, unproved: nothing here checks a signature. An opaque or broken token says
 * nothing (`{}`).
 * @example
 * jwtClaims(arb.foreignJwt({ sub: 'mali' })).sub // => 'mali'
 * jwtClaims('no token') // => {}
 */
export const jwtClaims = (token: unknown): Readonly<Record<string, unknown>> => {
  const payload = typeof token === 'string' && token.length <= longest ? middle.exec(token)?.[1] : undefined
  if (payload === undefined) return {}
  const bytes = percented(payload)
  try {
    const claims: unknown = JSON.parse(decodeURIComponent(bytes))
    return typeof claims === 'object' && !Array.isArray(claims) ? { ...claims } : {}
  } catch {
    // Neither UTF-8 nor JSON: not a token that says anything.
    return {}
  }
}

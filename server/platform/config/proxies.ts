import { isIP } from 'node:net'
import * as E from 'fp-ts/Either'
import type { Parse } from './settingCodecs.js'

/** For servers that only a proxy can reach. */
export const anyone = 'anyone'
export const everyNetwork = ['0.0.0.0/0', '::/0']

/** Prefix lengths of the widest private networks: 10.0.0.0/8, fc00::/7. */
const minBits = { 4: 8, 6: 7 } as const

/** An IPv6 prefix of 96 bits may mean an IPv4-mapped address. */
const bitsOf = (address: string, prefix: number): readonly [family: 4 | 6, bits: number] => {
  const mapped = /^::ffff:/i.test(address) && prefix >= 96
  return isIP(address) === 4 ? [4, prefix] : mapped ? [4, prefix - 96] : [6, prefix]
}

export const proxy: Parse<string> = (value) => {
  if (value === 'loopback' || value === anyone) return E.right(value)
  const [address = '', prefix] = value.split('/')
  const maxBits = isIP(address) === 4 ? 32 : 128
  const sound = isIP(address) !== 0 && (prefix === undefined || (/^\d{1,3}$/.test(prefix) && Number(prefix) <= maxBits))
  if (!sound) return E.left(`must list addresses or networks, and has "${value}"`)
  const [family, bits] = bitsOf(address, prefix === undefined ? maxBits : Number(prefix))
  return bits >= minBits[family]
    ? E.right(value)
    : E.left(
        `must list the proxies in front, but has "${value}", the whole internet; if only a proxy can reach the server, use ${anyone}`,
      )
}

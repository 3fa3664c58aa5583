import { isIP } from 'node:net'

const groups = (part: string): string[] => (part === '' ? [] : part.split(':'))

/** IPv4: the address; IPv6: its first 64 bits (one household). */
export const networkOf = (address: string): string => {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)
  if (mapped?.[1] !== undefined) return mapped[1]
  if (isIP(address) !== 6) return address
  const [head = '', tail] = (address.split('%')[0] ?? '').toLowerCase().split('::')
  const before = groups(head)
  const after = tail === undefined ? [] : groups(tail)
  const whole =
    tail === undefined
      ? before
      : [...before, ...Array<string>(Math.max(0, 8 - before.length - after.length)).fill('0'), ...after]
  return `${whole
    .slice(0, 4)
    .map((group) => group.replace(/^0+(?=.)/, ''))
    .join(':')}::/64`
}

/** The /48 of an IPv6 network, which one subscriber may own. Null: not IPv6. */
export const subscriberOf = (network: string): string | null => {
  const ipv6 = /^([^:]+:[^:]+:[^:]+):[^:]+::\/64$/.exec(network)
  return ipv6?.[1] === undefined ? null : `${ipv6[1]}::/48`
}

/** An IPv4 address's /24, an IPv6 network's /48. */
export const widerNetworkOf = (network: string): string => {
  const [a, b, c, d] = network.split('.')
  return d === undefined ? (subscriberOf(network) ?? network) : `${a}.${b}.${c}.0/24`
}

import type { Fault } from './settingCodecs.js'

const distance = (one: string, other: string): number => {
  const rows = [Array.from({ length: other.length + 1 }, (_, column) => column)]
  for (let row = 1; row <= one.length; row += 1) {
    const line = [row]
    for (let column = 1; column <= other.length; column += 1) {
      const at = (up: number, left: number): number => rows[row - up]?.[column - left] ?? Infinity
      const same = one[row - 1] === other[column - 1] ? 0 : 1
      const exchanged = one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1]
      line.push(
        Math.min(
          at(1, 0) + 1,
          (line[column - 1] ?? Infinity) + 1,
          at(1, 1) + same,
          exchanged ? at(2, 2) + 1 : Infinity,
        ),
      )
    }
    rows.push(line)
  }
  return rows[one.length]?.[other.length] ?? Infinity
}

/** Removes parts that are easily added or forgotten: DATADIR, TRUSTED_PROXIES. */
const stem = (name: string): string =>
  name
    .toUpperCase()
    .split(/[^A-Z0-9]+/)
    .map((word) => word.replace(/IES$/, 'Y').replace(/(ED|S)$/, ''))
    .join('')

/** Short names resemble those of other programs (HOST, HOME). */
const maxDistance = (name: string): number => (name.length < 8 ? 1 : 2)

const resembles = (name: string, own: string): boolean =>
  stem(name) === stem(own) || (name[0] === own[0] && distance(name, own) <= maxDistance(own))

/** Variables that Kubernetes sets for a service named careplus. */
const ofCluster = /^CAREPLUS(_\w+)?_(SERVICE_(HOST|PORT\w*)|PORT(_\d+_\w+)?)$/

export const resemblingFaults = (
  env: Readonly<Record<string, string | undefined>>,
  own: ReadonlyArray<string>,
): ReadonlyArray<Fault> =>
  Object.keys(env)
    .filter((name) => !own.includes(name) && (env[name] ?? '').trim() !== '')
    .flatMap((name) => {
      const [meant] = own
        .filter((each) => resembles(name, each))
        .sort((one, other) => distance(name, one) - distance(name, other))
      if (meant !== undefined) return [{ name, problem: `is not a setting; a similar one is ${meant}` }]
      return name.startsWith('CAREPLUS_') && !ofCluster.test(name)
        ? [{ name, problem: 'is not a setting of CarePlus' }]
        : []
    })

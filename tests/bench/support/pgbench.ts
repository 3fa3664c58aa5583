import { execFile } from 'node:child_process'
import { promisify } from 'node:util'

interface Run {
  readonly pgbench: string
  /** Connections use the schema in its options. */
  readonly url: string
  readonly file: string
  readonly clients: number
  readonly seconds: number
  /** The script's variables. */
  readonly given: Readonly<Record<string, number>>
}

const figure = (told: string, pattern: RegExp): number => Number(pattern.exec(told)?.[1] ?? Number.NaN)

/** Transactions a second of a script, with each statement prepared; none may fail. */
export const pressingStore = async ({ pgbench, url, file, clients, seconds, given }: Run): Promise<number> => {
  const place = new URL(url)
  const options = place.searchParams.get('options') ?? ''
  place.search = ''
  const flags = ['--no-vacuum', '--protocol=prepared', `--client=${clients}`, `--time=${seconds}`, `--file=${file}`]
  const defined = Object.entries(given).map(([name, value]) => `--define=${name}=${value}`)
  const { stdout } = await promisify(execFile)(pgbench, [...flags, ...defined, place.href], {
    env: { ...process.env, PGOPTIONS: options },
  })
  const failed = figure(stdout, /^number of failed transactions: (\d+)/m)
  if (failed !== 0) throw new Error(`pgbench does not tell that none failed: ${stdout}`)
  return figure(stdout, /^tps = ([\d.]+)/m)
}

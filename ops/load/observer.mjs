import { pause } from '../drills/support/wait.mjs'
import { busySeconds, cpuOf, cpuOfFamily } from './processes.mjs'

/** One metric of Prometheus' text; NaN: missing. */
const figureIn = (text, name) => {
  const line = text.split('\n').find((each) => each.startsWith(`${name} `))
  return line === undefined ? Number.NaN : Number(line.slice(name.length + 1))
}

export const metricsOf = async (url) => {
  const text = await (await fetch(`${url}/metrics`, { signal: AbortSignal.timeout(20_000) })).text()
  return {
    lagMs: figureIn(text, 'nodejs_eventloop_lag_p99_seconds') * 1000,
    heapMb: figureIn(text, 'nodejs_heap_size_used_bytes') / 1_048_576,
    waiting: figureIn(text, 'careplus_store_connections{state="waiting"}'),
  }
}

const everyMs = 1000

/**
 * @param {{ servers: readonly { pid: number, staffUrl: string }[], database: number | null, load: number }} who `database`: the process that began
 *   all others of PostgreSQL; `load`: the process that calls
 * @returns what `work` answers, and how many cores each used, `first` of them the busiest server's first thread, where its calls are handled
 */
export const watched = async ({ servers, database, load }, work) => {
  const sample = () => ({
    at: performance.now(),
    busy: busySeconds(),
    servers: servers.map(({ pid }) => cpuOf(pid)),
    database: database === null ? 0 : cpuOfFamily(database),
    load: cpuOf(load)?.whole ?? 0,
  })
  // Its metrics count from the last call.
  await Promise.all(servers.map(({ staffUrl }) => metricsOf(staffUrl)))
  const samples = []
  const watching = { goesOn: true }
  const sampling = (async () => {
    while (watching.goesOn) {
      await pause(everyMs)
      const asked = await Promise.all(servers.map(({ staffUrl }) => metricsOf(staffUrl).catch(() => null)))
      samples.push(...asked.filter((each) => each !== null))
    }
  })()
  const before = sample()
  const result = await work()
  const after = sample()
  watching.goesOn = false
  await sampling
  const seconds = (after.at - before.at) / 1000
  const cores = (later, earlier) => Math.max(0, (later - earlier) / seconds)
  const of = (field) => after.servers.map((each, at) => cores(each?.[field] ?? 0, before.servers[at]?.[field] ?? 0))
  const used = {
    servers: of('whole').reduce((a, b) => a + b, 0),
    first: Math.max(...of('first')),
    database: cores(after.database, before.database),
    load: cores(after.load, before.load),
    machine: cores(after.busy, before.busy),
  }
  const maxOf = (name) => Math.max(0, ...samples.map((each) => each[name]).filter(Number.isFinite))
  return {
    told: result,
    used: { ...used, others: Math.max(0, used.machine - used.servers - used.database - used.load) },
    lagMs: maxOf('lagMs'),
    waiting: maxOf('waiting'),
  }
}

import { openFiles, residentMb } from './processes.mjs'
import { metricsOf, watched } from './observer.mjs'

/** Of the highest passing rate. */
export const soakShare = 0.7
/** Caches and compiled code settle in this share of the time; growth is measured after it. */
const settling = 0.25

const slope = (points) => {
  const n = points.length
  const mean = (of) => points.reduce((sum, point) => sum + of(point), 0) / n
  const [x, y] = [mean(({ hours }) => hours), mean(({ value }) => value)]
  const over = points.reduce((sum, { hours, value }) => sum + (hours - x) * (value - y), 0)
  return over / points.reduce((sum, { hours }) => sum + (hours - x) ** 2, 0)
}

const bytesOf = (tables) => tables.reduce((sum, { heap, indexes }) => sum + heap + indexes, 0)

/**
 * @param {{ who: object, step: (rate: number, seconds: number) => Promise<object>, rate: number, minutes: number, sizes: () => Promise<readonly object[]>, said: (sample: object) => void }} soak
 */
export const soak = async ({ who, step: doStep, rate, minutes, sizes, said }) => {
  const stretches = Math.max(8, Math.round(minutes * 2))
  const seconds = (minutes * 60) / stretches
  const began = performance.now()
  const samples = []
  let calls = 0
  for (let at = 0; at < stretches; at += 1) {
    const step = await watched(who, () => doStep(rate, seconds))
    calls += step.told.count
    const metrics = await Promise.all(who.servers.map(({ staffUrl }) => metricsOf(staffUrl)))
    const sum = (each) => who.servers.reduce((all, { pid }) => all + each(pid), 0)
    samples.push({
      hours: (performance.now() - began) / 3_600_000,
      calls,
      step,
      residentMb: sum(residentMb),
      openFiles: sum(openFiles),
      heapMb: metrics.reduce((all, { heapMb }) => all + heapMb, 0),
      tables: await sizes(),
    })
    said(samples.at(-1))
  }
  const settled = samples.slice(Math.floor(stretches * settling))
  const growth = (of) => slope(settled.map((sample) => ({ hours: sample.hours, value: of(sample) })))
  const [first, middle, last] = [settled[0], settled[Math.floor(settled.length / 2)], settled.at(-1)]
  const perCall = (from, to) => (bytesOf(to.tables) - bytesOf(from.tables)) / (to.calls - from.calls)
  const known = new Map(first.tables.map((each) => [each.table, each]))
  const tables = last.tables
    .map(({ table, heap, indexes, live, dead }) => {
      const before = known.get(table) ?? { heap: 0, indexes: 0, live: 0 }
      const rows = live - before.live
      return {
        table,
        heapPerCall: (heap - before.heap) / (last.calls - first.calls),
        indexPerCall: (indexes - before.indexes) / (last.calls - first.calls),
        rows,
        dead,
        live,
      }
    })
    .toSorted((a, b) => b.heapPerCall + b.indexPerCall - a.heapPerCall - a.indexPerCall)
  const errors = {}
  for (const { step } of samples)
    for (const [what, count] of Object.entries(step.told.errors)) errors[what] = (errors[what] ?? 0) + count
  return {
    rate,
    minutes,
    calls,
    errors,
    p99: samples.map(({ step }) => step.told.p99),
    memory: {
      beginMb: first.residentMb,
      endMb: last.residentMb,
      mbAnHour: growth((sample) => sample.residentMb),
      heapMbAnHour: growth((sample) => sample.heapMb),
    },
    files: { begin: first.openFiles, end: last.openFiles, anHour: growth((sample) => sample.openFiles) },
    bytesPerCall: { early: perCall(first, middle), late: perCall(middle, last) },
    tables: tables.slice(0, 12),
  }
}

import type { FastifyInstance } from 'fastify'
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client'
import type { Connections } from '../store/engine.js'
import type { Db } from '../store/store.js'
import type { Sample, StoreGauges } from './storeGauges.js'

/** Seconds, from an index lookup to a caller's timeout. */
const durations = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]

/** Milliseconds; a slower store counts as unavailable. */
const timeoutMs = 5000

export interface Metrics {
  readonly watch: (app: FastifyInstance) => void
  /** Prometheus text format 0.0.4. */
  readonly text: () => Promise<string>
  readonly contentType: string
  readonly storeFigures: () => Promise<ReadonlyArray<Sample>>
}

export interface MetricsOptions {
  readonly db: Db
  /** Null: the store has a single connection and nothing to count. */
  readonly connections: (() => Connections) | null
  readonly storeGauges: ReadonlyArray<StoreGauges>
  readonly now: () => number
}

const withTimeout = <A>(work: Promise<A>): Promise<A> =>
  new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('the store took too long')), timeoutMs)
    timer.unref()
    work.then(resolve, reject).finally(() => clearTimeout(timer))
  })

/** Shares one query between concurrent callers, and repeats it only after `everyMs`, even if it failed. */
const seldom = (
  { everyMs, query: read }: StoreGauges,
  db: Db,
  now: () => number,
): (() => Promise<ReadonlyArray<Sample> | null>) => {
  let work: { readonly at: number; readonly answer: Promise<ReadonlyArray<Sample> | null> } | null = null
  return () => {
    const at = now()
    if (work === null || at - work.at >= everyMs || at < work.at)
      work = { at, answer: withTimeout(read(db, new Date(at))).catch(() => null) }
    return work.answer
  }
}

/** Metrics of this process and its store. Labels are route templates, codes and kinds, never an id, an address or personal data. */
export const createMetrics = ({ db, connections, storeGauges, now }: MetricsOptions): Metrics => {
  const registry = new Registry()
  const registers = [registry]
  collectDefaultMetrics({ register: registry })
  const calls = new Histogram({
    name: 'careplus_http_request_duration_seconds',
    help: 'Seconds until an answer was sent, by route template',
    labelNames: ['method', 'route', 'code'] as const,
    buckets: durations,
    registers,
  })
  const refusals = new Counter({
    name: 'careplus_refusals_total',
    help: "Calls that were refused, by the contract's error code: a sign-in's are invalid_credentials and too_many_tries",
    labelNames: ['route', 'error'] as const,
    registers,
  })
  const answered = new Gauge({
    name: 'careplus_store_answered',
    help: '1: the store told these figures when it was asked last; 0: it failed or took too long, and they are left out',
    labelNames: ['figures'] as const,
    registers,
  })
  if (connections !== null) {
    const held = new Gauge({
      name: 'careplus_store_connections',
      help: 'Connections to the store: used, idle; and callers that wait for one',
      labelNames: ['state'] as const,
      registers,
      collect() {
        for (const [state, count] of Object.entries(connections())) held.set({ state }, count)
      },
    })
  }
  const storeQueries = storeGauges.map((each) => ({
    figures: each.of,
    query: seldom(each, db, now),
    gauges: new Map(
      Object.entries(each.gauges).map(([name, { help, labels = [] }]) => [
        name,
        { labels, gauge: new Gauge({ name, help, labelNames: [...labels], registers }) },
      ]),
    ),
  }))

  return {
    watch: (app) => {
      app.addHook('onResponse', (request, reply, next) => {
        const { url: route = 'unmatched' } = request.routeOptions
        if (reply.refusedAs !== undefined) refusals.inc({ route, error: reply.refusedAs })
        calls.observe({ method: request.method, route, code: reply.statusCode }, reply.elapsedTime / 1000)
        next()
      })
    },
    text: async () => {
      for (const { figures, query, gauges } of storeQueries) {
        const samples = await query()
        answered.set({ figures }, samples === null ? 0 : 1)
        // Unknown figures are removed rather than repeated.
        for (const { gauge, labels } of gauges.values()) {
          gauge.reset()
          // Without labels a reset gauge stays at 0.
          if (labels.length === 0) gauge.remove()
        }
        for (const { name, labels = {}, value } of samples ?? []) gauges.get(name)?.gauge.set({ ...labels }, value)
      }
      return registry.metrics()
    },
    contentType: registry.contentType,
    storeFigures: async () =>
      (await Promise.all(storeQueries.map(({ query }) => query()))).flatMap((samples) => samples ?? []),
  }
}

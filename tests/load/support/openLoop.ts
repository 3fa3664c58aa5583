import { Agent, request } from 'node:http'
import { percentile } from '../../bench/support/load'
import { kinds, type Call, type Kind } from './mix'

export interface Percentiles {
  readonly count: number
  readonly p50: number
  readonly p95: number
  readonly p99: number
}

/** Milliseconds count from the time a call was due, not from when it was sent. */
export interface Stretch extends Percentiles {
  /** Calls a second that were due, and that succeeded in time. */
  readonly rate: number
  readonly reached: number
  readonly kinds: Readonly<Record<Kind, Percentiles>>
  /** Without bills, which may take longer. */
  readonly quick: Percentiles
  /** By status and the contract's code. */
  readonly errors: Readonly<Record<string, number>>
  /** Milliseconds at the 99th percentile, caused by the load generator. */
  readonly lateMs: number
}

interface Asked {
  readonly rate: number
  readonly seconds: number
  readonly ports: ReadonlyArray<number>
  readonly next: () => Call
}

/** Milliseconds; a caller has left by then. */
const responseTimeoutMs = 30_000
/** With this many unanswered calls the queue only grows. */
const maxUnanswered = 3000

const summed = (times: ReadonlyArray<number>): Percentiles => ({
  count: times.length,
  p50: percentile(times, 0.5),
  p95: percentile(times, 0.95),
  p99: percentile(times, 0.99),
})

const codeIn = (text: string): string => {
  try {
    return String((JSON.parse(text) as { readonly error_code?: unknown }).error_code ?? '')
  } catch {
    return ''
  }
}

const send = (agent: Agent, port: number, call: Call): Promise<string | null> =>
  new Promise((resolve) => {
    const { method, path, headers, body, status } = call
    const sent = request(
      { host: '127.0.0.1', port, agent, method, path, headers, timeout: responseTimeoutMs },
      (response) => {
        const isRight = response.statusCode === status
        const chunks: Buffer[] = []
        if (isRight) response.resume()
        else response.on('data', (chunk: Buffer) => chunks.push(chunk))
        response.on('error', () => resolve('cut off'))
        response.on('end', () =>
          resolve(
            isRight ? null : `${call.kind}: ${response.statusCode} ${codeIn(Buffer.concat(chunks).toString('utf8'))}`,
          ),
        )
      },
    )
    sent.on('timeout', () => sent.destroy(new Error('timeout')))
    sent.on('error', ({ message, code }: NodeJS.ErrnoException) => resolve(`${call.kind}: ${code ?? message}`))
    sent.end(body ?? undefined)
  })

/** Connections are kept, as a proxy keeps them. */
export const pooledAgent = (): Agent => new Agent({ keepAlive: true, maxSockets: 512, maxFreeSockets: 512 })

/** An open loop: calls are due at random moments, however long earlier responses take. */
export const openLoop = async (agent: Agent, { rate, seconds, ports, next }: Asked): Promise<Stretch> => {
  const times: Record<Kind, number[]> = { content: [], member: [], record: [], bill: [], redemption: [], 'sign-in': [] }
  const errors: Record<string, number> = {}
  const late: number[] = []
  const wrong = (what: string): void => void (errors[what] = (errors[what] ?? 0) + 1)
  let [unanswered, made, inTime] = [0, 0, 0]
  const began = performance.now()
  const end = began + seconds * 1000
  await new Promise<void>((over) => {
    let due = began
    let isOver = false
    const check = (): void => {
      if (isOver && unanswered === 0) over()
    }
    const tick = (): void => {
      const now = performance.now()
      while (due <= now && due < end) {
        const planned = due
        due += (-Math.log(1 - Math.random()) * 1000) / rate
        if (unanswered >= maxUnanswered) {
          wrong('not sent: too many are unanswered')
          continue
        }
        const call = next()
        const port = ports[made % ports.length] as number
        made += 1
        unanswered += 1
        late.push(performance.now() - planned)
        void send(agent, port, call).then((fault) => {
          unanswered -= 1
          const answered = performance.now()
          if (fault === null) times[call.kind].push(answered - planned)
          else wrong(fault)
          if (fault === null && answered <= end) inTime += 1
          check()
        })
      }
      if (due < end) return void setTimeout(tick, Math.max(0, due - performance.now()))
      isOver = true
      check()
    }
    tick()
  })
  const all = kinds.flatMap((kind) => times[kind])
  return {
    ...summed(all),
    rate,
    reached: inTime / seconds,
    quick: summed(kinds.flatMap((kind) => (kind === 'bill' ? [] : times[kind]))),
    kinds: Object.fromEntries(kinds.map((kind) => [kind, summed(times[kind])])) as Record<Kind, Percentiles>,
    errors,
    lateMs: percentile(late, 0.99),
  }
}

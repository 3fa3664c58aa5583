import { connect } from 'node:net'

export type Shot = (connection: number) => string

interface Press {
  readonly ports: ReadonlyArray<number>
  readonly connections: number
  readonly ms: number
  readonly shot: Shot
  readonly status: number
}

const lengthOf = (head: string): number => Number(/\r\ncontent-length: (\d+)/i.exec(head)?.[1] ?? 0)

/** Plain sockets without a real parser, so that the load takes as little of the machine as possible. */
export const pressing = ({ ports, connections, ms, shot, status }: Press): Promise<number> =>
  new Promise((resolve, reject) => {
    let answered = 0
    let open = connections
    const began = performance.now()
    for (let connection = 0; connection < connections; connection += 1) {
      let waiting = ''
      const port = ports[connection % ports.length] ?? 0
      const socket = connect(port, '127.0.0.1', () => socket.write(shot(connection)))
      socket.setNoDelay(true).setEncoding('latin1')
      socket.on('data', (chunk: string) => {
        waiting += chunk
        const head = waiting.indexOf('\r\n\r\n')
        if (head < 0 || waiting.length < head + 4 + lengthOf(waiting.slice(0, head))) return
        if (!waiting.startsWith(`HTTP/1.1 ${status}`)) return void reject(new Error(waiting.slice(0, 400)))
        answered += 1
        waiting = ''
        if (performance.now() - began < ms) socket.write(shot(connection))
        else socket.end()
      })
      socket.on('error', reject)
      socket.on('close', () => {
        open -= 1
        if (open === 0) resolve((answered * 1000) / (performance.now() - began))
      })
    }
  })

export interface Latencies {
  readonly p50: number
  readonly p99: number
  readonly count: number
}

/** The value that this share of all values does not exceed: 0.99 gives the 99th percentile. */
export const percentile = (values: ReadonlyArray<number>, share: number): number => {
  const sorted = [...values].sort((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0
}

const pauseMs = 20

export const latencies = ({
  port,
  text,
  ms,
}: {
  readonly port: number
  readonly text: string
  readonly ms: number
}): Promise<Latencies> =>
  new Promise((resolve, reject) => {
    const times: number[] = []
    const began = performance.now()
    let asked = began
    let waiting = ''
    const ask = (): void => {
      asked = performance.now()
      socket.write(text)
    }
    const socket = connect(port, '127.0.0.1', ask)
    socket.setNoDelay(true).setEncoding('latin1')
    socket.on('data', (chunk: string) => {
      waiting += chunk
      const head = waiting.indexOf('\r\n\r\n')
      if (head < 0 || waiting.length < head + 4 + lengthOf(waiting.slice(0, head))) return
      if (!waiting.startsWith('HTTP/1.1 200')) return void reject(new Error(waiting.slice(0, 400)))
      waiting = ''
      times.push(performance.now() - asked)
      if (performance.now() - began < ms) setTimeout(ask, pauseMs)
      else socket.end()
    })
    socket.on('error', reject)
    socket.on('close', () => {
      resolve({ p50: percentile(times, 0.5), p99: percentile(times, 0.99), count: times.length })
    })
  })

export const median = (values: ReadonlyArray<number>): number => percentile(values, 0.5)

/* oxlint-disable unicorn/require-post-message-target-origin -- messages between threads, not windows */
import { parentPort, Worker } from 'node:worker_threads'

export interface Thread<Ready> {
  readonly ready: Ready
  readonly stop: () => Promise<void>
}

/** Its own thread, so that the load does not count as the server's work. */
export const inThread = async <Ready>(file: string, workerData: unknown): Promise<Thread<Ready>> => {
  const worker = new Worker(new URL(file), { workerData })
  const ended = new Promise<void>((resolve, reject) => {
    worker.once('error', reject)
    worker.once('exit', (code) => (code === 0 ? resolve() : reject(new Error(`the thread ended with ${code}`))))
  })
  const endedEarly = ended.then(() => Promise.reject(new Error('the thread ended before it served')))
  const ready = await Promise.race([new Promise<Ready>((onMessage) => worker.once('message', onMessage)), endedEarly])
  endedEarly.catch(() => undefined)
  return {
    ready,
    stop: () => {
      worker.postMessage('stop')
      return ended
    },
  }
}

export const untilStopped = async <Ready>(ready: Ready): Promise<void> => {
  parentPort?.postMessage(ready)
  await new Promise((stop) => parentPort?.once('message', stop))
}

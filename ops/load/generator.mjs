import { fork } from 'node:child_process'
import { once } from 'node:events'
import { setPriority } from 'node:os'
import path from 'node:path'
import { root } from '../../scripts/setup-run.mjs'
import { cleanEnvironment } from '../../scripts/start-server.mjs'

/** Servers have priority when cores are short; the cost shows as late calls. */
const niceness = 5

/**
 * @returns {Promise<{ pid: number, step: (asked: { members: number, rate: number, seconds: number, ports: readonly number[] }) => Promise<object>, end: () => void }>}
 */
export const startGenerator = async (drawings) => {
  const child = fork(path.join(root, 'tests/load/dist/generator.js'), [], { cwd: root, env: cleanEnvironment() })
  setPriority(child.pid, niceness)
  const ended = once(child, 'exit').then(([code]) => Promise.reject(new Error(`the load ended with ${code}`)))
  ended.catch(() => undefined)
  const request = async (message) => {
    child.send(message)
    const [reply] = await Promise.race([once(child, 'message'), ended])
    return reply
  }
  await request({ drawings })
  return { pid: child.pid, step: request, end: () => child.kill() }
}

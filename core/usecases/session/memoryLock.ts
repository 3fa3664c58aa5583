import type { Lock } from '../../ports/lock.js'

/** A lock of one process: runs one holder of a name at a time, in order. For a native app, a server or a test.
 * @example
 * const lock = memoryLock()
 * await lock.run('growth', async () => 'done') // => 'done' */
export const memoryLock = (): Lock => {
  const tails = new Map<string, Promise<unknown>>()
  return {
    run: (name, work) => {
      const turn = (tails.get(name) ?? Promise.resolve()).then(work, work)
      tails.set(
        name,
        turn.catch(() => undefined),
      )
      return turn
    },
  }
}

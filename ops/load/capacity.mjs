import { availableParallelism } from 'node:os'
import { watched } from './observer.mjs'

/** Milliseconds, for the 99th percentile; for bills, whose pictures are re-encoded, for the 95th. */
export const maxMs = { quick: 1000, bill: 5000 }
const firstRate = 50
const growth = 1.5
const halvings = 2
const settleSeconds = 8
const maxRate = 20_000

const holds = ({ told }) =>
  told.quick.p99 <= maxMs.quick &&
  told.kinds.bill.p95 <= maxMs.bill &&
  Object.keys(told.errors).length === 0 &&
  told.reached >= 0.9 * told.rate

export const firstToGive = ({ told, used, waiting, lagMs }) => {
  const cores = availableParallelism()
  const shown = (value) => `${value.toFixed(2)} cores`
  const shares = `servers ${shown(used.servers)}, database ${shown(used.database)}, load ${shown(used.load)}, others ${shown(used.others)}`
  const [error] = Object.entries(told.errors).toSorted(([, a], [, b]) => b - a)
  const what =
    used.machine >= 0.93 * cores
      ? `all ${cores} cores of the machine`
      : used.first >= 0.9
        ? 'the thread on which a process answers'
        : waiting > 0
          ? 'connections to the database'
          : 'none of what is looked at'
  const refused = error === undefined ? '' : `; ${error[1]} × ${error[0]}`
  return `${what} (${shares}; event loop held ${lagMs.toFixed(0)} ms, ${waiting} waited for a connection)${refused}`
}

/**
 * Raises the rate until it fails, then narrows the limit. A rate fails only after two attempts, because one moment on a
 * shared machine says little.
 * @param {{ step: (rate: number, seconds: number) => Promise<object>, who: object, seconds: number, said: (step: object) => void }} load
 */
export const findBend = async ({ step: doStep, who, seconds, said }) => {
  const steps = []
  const attemptAt = async (rate) => {
    const step = await watched(who, () => doStep(rate, seconds))
    const attempt = { ...step, holds: holds(step) }
    steps.push(attempt)
    said(attempt)
    return attempt
  }
  const twice = async (rate) => {
    const first = await attemptAt(rate)
    return first.holds ? first : attemptAt(rate)
  }
  await doStep(firstRate, settleSeconds)
  let [held, over] = [null, null]
  for (let rate = firstRate; over === null && rate < maxRate; rate = Math.round(rate * growth)) {
    const step = await twice(rate)
    if (step.holds) held = step
    else over = step
  }
  for (let at = 0; at < halvings && held !== null && over !== null; at += 1) {
    const step = await twice(Math.round((held.told.rate + over.told.rate) / 2))
    if (step.holds) held = step
    else over = step
  }
  return { steps, held, over }
}

import { closingLine, summary } from './report.mjs'
import { endPrograms } from '../setup-run.mjs'

const started = new Map()
const ended = []
let log = () => {}

/**
 * @param {string} step
 * @param {() => Promise<{ results: import('./report.mjs').Result[], note?: string }>} work
 * @returns {Promise<import('./report.mjs').StepReport>}
 */
export const timed = async (step, work) => {
  const at = Date.now()
  started.set(step, at)
  log(`── ${step} …`)
  const { results, note } = await work()
  started.delete(step)
  const report = { step, seconds: (Date.now() - at) / 1000, results, ...(note ? { note } : {}) }
  ended.push(report)
  log(`── ${step}: ${closingLine(summary([report]))}, ${report.seconds.toFixed(1)} s`)
  return report
}

const reportsNow = () => [
  ...ended,
  ...[...started].map(([step, at]) => ({
    step,
    seconds: (Date.now() - at) / 1000,
    results: [{ name: `${step} was cut off`, status: 'failed' }],
  })),
]

/**
 * Begins a run. If a signal or the time limit stops it, it reports, ends the programs, and exits.
 * @param {{ minutes?: number, say: (line: string) => void, tell: (reports: import('./report.mjs').StepReport[], why: string) => void }}
 *   options `say`: where the lines of steps go
 * @returns {() => void} ends the run
 */
export const beginRun = ({ minutes, tell, ...options }) => {
  log = options.say
  const cutOff = async (why, code) => {
    tell(reportsNow(), why)
    log(`Cut off ${why}`)
    await endPrograms()
    process.exit(code)
  }
  const onSignal = (signal) => void cutOff(`by ${signal}`, signal === 'SIGINT' ? 130 : 143)
  for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, onSignal)
  const limit =
    minutes === undefined ? undefined : setTimeout(() => void cutOff(`after ${minutes} minutes`, 1), minutes * 60_000)
  return () => {
    for (const signal of ['SIGINT', 'SIGTERM']) process.off(signal, onSignal)
    clearTimeout(limit)
  }
}

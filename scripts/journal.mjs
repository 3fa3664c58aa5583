import { existsSync, readFileSync, rmSync } from 'node:fs'
import path from 'node:path'
import { closingLine, summary } from './report.mjs'
import { root } from './setup-run.mjs'

/** What a command that runs tests has done and is at: it may be cut off at any moment, and has to tell then. */
const underWay = new Map()
const ended = []
let say = () => {}

/** @param {(line: string) => void} told where the line goes that each step has as it begins, and as it ends */
export const keepJournal = (told) => {
  say = told
}

/** Where the tests of a step that are running stand. */
export const runningFile = (step) => path.join(root, 'reports', `${step.replaceAll(/\W+/g, '-')}.running.json`)

/**
 * One step: says when it begins, and how long it took.
 * @param {string} step
 * @param {() => Promise<{ results: import('./report.mjs').Result[], note?: string }>} work
 * @returns {Promise<import('./report.mjs').StepReport>}
 */
export const timed = async (step, work) => {
  const started = Date.now()
  underWay.set(step, started)
  rmSync(runningFile(step), { force: true })
  say(`── ${step} …`)
  const { results, note } = await work()
  underWay.delete(step)
  const report = { step, seconds: (Date.now() - started) / 1000, results, ...(note ? { note } : {}) }
  ended.push(report)
  say(`── ${step}: ${closingLine(summary([report]))}, ${report.seconds.toFixed(1)} s`)
  return report
}

const testsOf = (step, now) => {
  const file = runningFile(step)
  if (!existsSync(file)) return []
  const running = JSON.parse(readFileSync(file, 'utf8'))
  // A file is named only where none of its tests is.
  return running
    .filter(({ name }) => !running.some((other) => other.name.startsWith(`${name} > `)))
    .map(({ name, since }) => ({ name, seconds: (now - since) / 1000 }))
}

/**
 * The journal at this moment.
 * @returns {{ ended: import('./report.mjs').StepReport[],
 *   running: { step: string, seconds: number, tests: { name: string, seconds: number }[] }[] }}
 */
export const journalNow = (now = Date.now()) => ({
  ended: [...ended],
  running: [...underWay].map(([step, started]) => ({
    step,
    seconds: (now - started) / 1000,
    tests: testsOf(step, now),
  })),
})

/** @param {ReturnType<typeof journalNow>['running']} running */
export const runningLines = (running) =>
  running.flatMap(({ step, seconds, tests }) => [
    `  was running: ${step}, for ${seconds.toFixed(1)} s`,
    ...tests.map((test) => `    ${test.name}, for ${test.seconds.toFixed(1)} s`),
  ])

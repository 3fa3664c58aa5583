import { existsSync } from 'node:fs'
import path from 'node:path'
import { beginRun } from './journal.mjs'
import { closingLine, slowest, slowTable, summary, table, withoutSkips } from './report.mjs'
import { Refusal, root } from '../setup-run.mjs'
import { install } from '../setup.mjs'
import { unchangedTests } from './unchanged.mjs'

const usual = ['check', 'unit', 'api', 'house', 'pack', 'e2e']
/** `operations`: for operators. */
const suites = [...usual, 'operations']

/** A path from the repository's folder or from npm's start folder; null: nothing is there. */
const within = (typed) => {
  const found = [root, process.env['INIT_CWD'] ?? root]
    .map((folder) => path.resolve(folder, typed))
    .find((place) => existsSync(place) && place.startsWith(root))
  return found === undefined ? null : path.relative(root, found)
}

const options = ['--all', '--json', '--require-postgres', '--slow']

export const asked = (args) => {
  const flags = args.filter((arg) => arg.startsWith('--'))
  const minutes = flags.map((flag) => /^--minutes=(\d+(?:\.\d+)?)$/.exec(flag)?.[1]).find(Boolean)
  const words = args.filter((arg) => !arg.startsWith('--'))
  const named = words.filter((word) => suites.includes(word))
  const paths = words.filter((word) => !suites.includes(word)).map((word) => ({ word, file: within(word) }))
  const unknown = [
    ...flags.filter((flag) => !options.includes(flag) && !flag.startsWith('--minutes=')),
    ...flags.filter((flag) => flag.startsWith('--minutes=') && minutes === undefined),
    ...paths.filter(({ file }) => file === null).map(({ word }) => word),
  ]
  if (unknown.length > 0) throw new Refusal(`There is no "${unknown.join(' ')}"; the suites are ${suites.join(', ')}.`)
  const files = paths.map(({ file }) => file)
  if (files.length > 0 && named.length === 0)
    throw new Refusal(`Name the suite of ${files[0]} before it: ${suites.join(', ')}.`)
  const has = (flag) => flags.includes(flag)
  return {
    named: named.length > 0 ? named : has('--all') ? suites : usual,
    files,
    minutes: minutes === undefined ? undefined : Number(minutes),
    // A named suite runs whole.
    whole: named.length > 0 || has('--all'),
    json: has('--json'),
    slow: has('--slow'),
    requirePostgres: has('--require-postgres'),
  }
}

const asJson = (reports, { slow, cutOff }) => ({
  ...summary(reports),
  ...(cutOff === undefined ? {} : { cutOff }),
  steps: reports.map((report) => ({
    step: report.step,
    ...summary([report]),
    seconds: report.seconds,
    ...(report.note ? { note: report.note } : {}),
    failures: report.results.filter(({ status }) => status === 'failed').map(({ name }) => name),
  })),
  ...(slow ? { slowest: slowest(reports) } : {}),
})

const asText = (reports, { slow }) =>
  [
    table(reports),
    ...(slow ? [`The slowest tests:\n${slowTable(slowest(reports))}`] : []),
    closingLine(summary(reports)),
  ]
    .map((part) => `\n${part}`)
    .join('\n')

/**
 * Runs `wanted` and reports, also if the run is stopped.
 * @param {(options: { output: 'inherit' | 'stderr', say: (line: string) => void }) =>
 *   Promise<(ran: import('./report.mjs').StepReport[]) => Promise<import('./report.mjs').StepReport[]>)[]>} wanted
 * @param {{ json: boolean, slow: boolean, requirePostgres?: boolean, minutes?: number }} options
 * @returns {Promise<number>} the exit code
 */
export const runSteps = async (wanted, { json, slow, requirePostgres = false, minutes }) => {
  const log = json ? console.error : console.log
  const printReports = (reports, cutOff) =>
    console.log(json ? JSON.stringify(asJson(reports, { slow, cutOff }), null, 2) : asText(reports, { slow }))
  const endRun = beginRun({ minutes, say: log, tell: printReports })
  const output = json ? 'stderr' : 'inherit'
  await install(output)

  const ran = []
  for (const run of await wanted({ output, say: log })) ran.push(...(await run(ran)))
  const reports = requirePostgres ? withoutSkips(ran) : ran
  endRun()
  printReports(reports)
  const counts = summary(reports)
  return counts.failed === 0 && counts.passed > 0 ? 0 : 1
}

/**
 * Runs the suites in `args`, or only the named files or folders of them, and closes with `N passed, N failed`. By
 * default the usual suites run without long tests of unchanged code; `--all` runs everything. `--json` prints counts
 * and times instead; `--slow` lists the slowest tests; `--minutes=<n>` limits the time; `--require-postgres` counts
 * skipped tests as failures.
 * @param {readonly string[]} args
 * @returns {Promise<number>} the exit code
 */
export const testRun = async (args) => {
  const { named, files, whole, ...options } = asked(args)
  const leftOut = whole ? [] : unchangedTests(root)
  // Imported late: the steps need the installed packages.
  const wanted = async ({ output, say: log }) => {
    const { steps } = await import('./test-steps.mjs')
    const isLeftOut = (suite) => leftOut.includes(`tests/${suite}`)
    if (isLeftOut('pack')) log('pack is skipped, because its sources are unchanged')
    return steps({ output, say: log, files, leftOut: leftOut.filter((name) => name.endsWith('.test.ts')) })
      .filter(({ suite }) => named.includes(suite) && !isLeftOut(suite))
      .map(({ run }) => run)
  }
  return runSteps(wanted, options)
}

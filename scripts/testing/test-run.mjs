import { existsSync } from 'node:fs'
import path from 'node:path'
import { beginRun } from './journal.mjs'
import { closingLine, slowest, slowTable, summary, table, withoutSkips } from './report.mjs'
import { Refusal, root } from '../setup-run.mjs'
import { install } from '../setup.mjs'
import { unchangedTests } from './unchanged.mjs'

/** What runs by itself. */
const usual = ['check', 'unit', 'api', 'house', 'pack', 'e2e']
/** `operations`: what only operators need. */
const suites = [...usual, 'operations']

/** A path as it was typed, from the repository's folder or from where npm was started; null where nothing is there. */
const within = (typed) => {
  const found = [root, process.env['INIT_CWD'] ?? root]
    .map((folder) => path.resolve(folder, typed))
    .find((place) => existsSync(place) && place.startsWith(root))
  return found === undefined ? null : path.relative(root, found)
}

const options = ['--all', '--json', '--require-postgres', '--slow']

/** What was asked for; throws `Refusal` where there is no such thing. */
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
    throw new Refusal(`Name the suite that ${files[0]} belongs to before it: ${suites.join(', ')}.`)
  const has = (flag) => flags.includes(flag)
  return {
    named: named.length > 0 ? named : has('--all') ? suites : usual,
    files,
    minutes: minutes === undefined ? undefined : Number(minutes),
    // A suite that is named runs whole.
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
 * Runs `wanted`, and reports; also where the run is cut off.
 * @param {(options: { output: 'inherit' | 'stderr', say: (line: string) => void }) =>
 *   Promise<(ran: import('./report.mjs').StepReport[]) => Promise<import('./report.mjs').StepReport[]>)[]>} wanted
 * @param {{ json: boolean, slow: boolean, requirePostgres?: boolean, minutes?: number }} options
 * @returns {Promise<number>} the exit code
 */
export const runSteps = async (wanted, { json, slow, requirePostgres = false, minutes }) => {
  const say = json ? console.error : console.log
  const tell = (reports, cutOff) =>
    console.log(json ? JSON.stringify(asJson(reports, { slow, cutOff }), null, 2) : asText(reports, { slow }))
  const endRun = beginRun({ minutes, say, tell })
  const output = json ? 'stderr' : 'inherit'
  await install(output)

  const ran = []
  for (const run of await wanted({ output, say })) ran.push(...(await run(ran)))
  const reports = requirePostgres ? withoutSkips(ran) : ran
  endRun()
  tell(reports)
  const counts = summary(reports)
  return counts.failed === 0 && counts.passed > 0 ? 0 : 1
}

/**
 * Runs the suites named in `args` (the usual ones when none is, then without long tests of what has not changed; with `--all` all
 * of them), or only the files or folders of them that are named too, and
 * closes with one line `N passed, N failed`. `--json` prints the counts and the time of each step instead; `--slow` lists the
 * slowest tests; `--minutes=<n>` cuts the run off. `--require-postgres` takes every skipped test for a failure: on a machine
 * that has everything, PostgreSQL too, none is.
 * @param {readonly string[]} args
 * @returns {Promise<number>} the exit code
 */
export const testRun = async (args) => {
  const { named, files, whole, ...options } = asked(args)
  const leftOut = whole ? [] : unchangedTests(root)
  // Only once it is asked for: what the steps import is there when the packages are.
  const wanted = async ({ output, say }) => {
    const { steps } = await import('./test-steps.mjs')
    const isLeftOut = (suite) => leftOut.includes(`tests/${suite}`)
    if (isLeftOut('pack')) say('pack is left out, for what it tests is unchanged')
    return steps({ output, say, files, leftOut: leftOut.filter((name) => name.endsWith('.test.ts')) })
      .filter(({ suite }) => named.includes(suite) && !isLeftOut(suite))
      .map(({ run }) => run)
  }
  return runSteps(wanted, options)
}

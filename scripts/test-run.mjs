import { Refusal } from './setup-run.mjs'
import { closingLine, summary, table, withoutSkips } from './report.mjs'
import { install } from './setup.mjs'

const suites = ['check', 'unit', 'api', 'house', 'pack', 'e2e']

/**
 * Runs the suites named in `args` (all of them when none is), and closes with one line `N passed, N failed`.
 * `--json` prints the counts and the time of each step instead. `--require-postgres` takes every skipped test for a failure:
 * on a machine that has everything, PostgreSQL too, none is.
 * @param {readonly string[]} args
 * @returns {Promise<number>} the exit code
 */
export const testRun = async (args) => {
  const flags = args.filter((arg) => arg.startsWith('--'))
  const named = args.filter((arg) => !arg.startsWith('--'))
  const unknown = [
    ...flags.filter((flag) => !['--json', '--require-postgres'].includes(flag)),
    ...named.filter((name) => !suites.includes(name)),
  ]
  if (unknown.length > 0) throw new Refusal(`There is no "${unknown.join(' ')}"; the suites are ${suites.join(', ')}.`)
  const json = flags.includes('--json')
  const output = json ? 'stderr' : 'inherit'
  const say = json ? console.error : console.log
  await install(output)

  // Only now: what the steps import is there once the packages are.
  const { steps } = await import('./test-steps.mjs')
  const wanted = steps({ output, say })
  const ran = []
  for (const { suite, run } of wanted) {
    if (named.length > 0 && !named.includes(suite)) continue
    ran.push(...(await run(ran)))
  }
  const reports = flags.includes('--require-postgres') ? withoutSkips(ran) : ran

  const counts = summary(reports)
  if (json) {
    const perStep = reports.map(({ step, seconds, note, ...report }) => ({
      step,
      ...summary([{ step, seconds, ...report }]),
      seconds,
      ...(note ? { note } : {}),
      failures: report.results.filter(({ status }) => status === 'failed').map(({ name }) => name),
    }))
    console.log(JSON.stringify({ ...counts, steps: perStep }, null, 2))
  } else {
    console.log(`\n${table(reports)}\n\n${closingLine(counts)}`)
  }
  return counts.failed === 0 && counts.passed > 0 ? 0 : 1
}

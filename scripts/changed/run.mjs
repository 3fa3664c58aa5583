import { readFileSync } from 'node:fs'
import path from 'node:path'
import { Refusal, root } from '../setup-run.mjs'
import { runSteps } from '../test-run.mjs'
import { changedFiles } from './files.mjs'
import { leftOutLines } from './leftOut.mjs'
import { testsReached } from './reach.mjs'

const textOf = (file) => readFileSync(path.join(root, file), 'utf8')

/** Every call of the API, and where it is written down. */
export const callsOf = (contract) =>
  [...textOf(`${contract}/index.ts`).matchAll(/^ {2}(\w+): (\w+)\.\w+,$/gm)].map(([, name, source]) => ({
    name,
    source: `${contract}/${source}.ts`,
  }))

/**
 * Every page, and what it is drawn by.
 * @returns {Promise<{ path: string, sources: string[] }[]>}
 */
export const routesOf = async () => {
  const { loadRouteTable, sourcesOf } = await import('../web-build/sources.mjs')
  const routes = await loadRouteTable({ own: true })
  return routes.map((route) => ({
    path: route.path,
    sources: sourcesOf(route, () => true).map((source) => `web/${source}`),
  }))
}

/** Import directions, and what they tell of the tests that are reached. */
const cruised = async (changed) => {
  const [{ cruiseHouse }, routes] = await Promise.all([import('../check-boundaries.mjs'), routesOf()])
  const { faults, modules } = await cruiseHouse(root)
  const calls = callsOf('adapters/http/contract')
  return { faults, reached: testsReached({ modules, changed, textOf, calls, routes }) }
}

const steps = async ({ output, say, changed }) => {
  const [{ checksOf, runChecks }, { timed }, { apiOnOneStore, steps: suites }] = await Promise.all([
    import('../check.mjs'),
    import('../journal.mjs'),
    import('../test-steps.mjs'),
  ])
  const cruise = cruised(changed)
  // Whoever waits for it is told; until then nobody is.
  cruise.catch(() => {})
  const checked = async () => {
    const results = await runChecks(checksOf(changed, { withReaders: true }), say)
    const { faults } = await cruise
    for (const fault of faults) say(fault)
    return { results: [...results, { name: 'import directions', status: faults.length === 0 ? 'passed' : 'failed' }] }
  }
  const some = (suite, run) => async (ran) => {
    const files = (await cruise).reached[suite].run
    return files.length === 0 ? [] : run(files, ran)
  }
  const asEver = (suite) =>
    some(suite, (files, ran) =>
      suites({ output, say, files, device: 'phone' })
        .find((each) => each.suite === suite)
        .run(ran),
    )
  return [
    async () => [await timed('check', checked)],
    asEver('unit'),
    some('api', async (files) => [await apiOnOneStore({ output, files })]),
    asEver('house'),
    asEver('e2e'),
    asEver('operations'),
    async () => {
      for (const line of leftOutLines((await cruise).reached, changed)) say(line)
      return []
    },
  ]
}

/**
 * Checks what has changed since a commit (by itself: since the branch left `main`), and runs the tests that it reaches.
 * @param {readonly string[]} args the commit; `--json` and `--slow` as for all tests; `--list` runs nothing, and tells
 * @returns {Promise<number>} the exit code
 */
export const changedRun = async (args) => {
  const flags = args.filter((arg) => arg.startsWith('--'))
  const [wanted, ...more] = args.filter((arg) => !arg.startsWith('--'))
  const unknown = [...flags.filter((flag) => !['--json', '--slow', '--list'].includes(flag)), ...more]
  if (unknown.length > 0) throw new Refusal(`There is no "${unknown.join(' ')}"; name one commit, or none.`)
  const { since, files: changed } = changedFiles(root, wanted)
  const say = flags.includes('--json') ? console.error : console.log
  if (changed.length === 0) {
    say(`Nothing has changed since ${since}.`)
    return 0
  }
  say(`${changed.length} files have changed since ${since}.`)
  if (flags.includes('--list')) {
    const { install } = await import('../setup.mjs')
    await install('stderr')
    const { reached } = await cruised(changed)
    console.log(JSON.stringify(reached, null, 2))
    return 0
  }
  const options = { json: flags.includes('--json'), slow: flags.includes('--slow') }
  return runSteps(({ output, say: tell }) => steps({ output, say: tell, changed }), options)
}

import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import path from 'node:path'
import { check } from '../check.mjs'
import { chromium } from '../chromium.mjs'
import { dayTests } from './day-tests.mjs'
import { embeddedTests } from './embedded-tests.mjs'
import { timed } from './journal.mjs'
import { startPostgres } from '../postgres.mjs'
import { fromClosingLine, fromPlaywright, fromVitest, heldTo, withoutPostgres, withoutRunElsewhere } from './report.mjs'
import { Refusal, root, run, runTool } from '../setup-run.mjs'
import { build } from '../setup.mjs'
import { cleanEnvironment } from '../start-server.mjs'

const reports = path.join(root, 'reports')

/** Tests of commands start PostgreSQL themselves, unless one is given. */
const commandsEnvironment = (leftOut) => {
  const given = process.env['TEST_DATABASE_URL']
  return cleanEnvironment({ ...(given ? { TEST_DATABASE_URL: given } : {}), TEST_LEFT_OUT: leftOut.join(' ') })
}

/**
 * Days are Bangkok's everywhere. All tests run in a zone whose day differs from UTC's and Bangkok's for most of each
 * day; tests about days also run in the other two.
 */
const farthestZone = 'America/New_York'
const otherZones = ['UTC', 'Asia/Bangkok']
const lateIn = (TZ, extra = {}) => cleanEnvironment({ TZ, TEST_CLOCK: '23:30', ...extra })

/** The report of a tool; a tool without one has failed. */
const reportOf = (file, step, code, read, mayBeEmpty = false) => {
  if (!existsSync(file)) return [{ name: `${step} wrote no report`, status: 'failed' }]
  const results = read(JSON.parse(readFileSync(file, 'utf8')))
  return mayBeEmpty && code === 0 && results.length === 0 ? [] : heldTo(step, code, results)
}

/**
 * @param {{ output: 'inherit' | 'stderr', env?: NodeJS.ProcessEnv, files?: readonly string[], since?: string }} options `since`: only
 *   tests that import what has changed since this commit, if there are any
 * @returns {Promise<import('./report.mjs').Result[]>}
 */
export const vitest = async (step, projects, { output, env, files = [], since }) => {
  const file = path.join(reports, `${step.replaceAll(/\W+/g, '-')}.json`)
  rmSync(file, { force: true })
  mkdirSync(reports, { recursive: true })
  const changed = since === undefined ? [] : ['--changed', since, '--passWithNoTests']
  const args = ['run', ...projects.flatMap((name) => ['--project', name]), ...changed]
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`]
  const { code } = await runTool('vitest/vitest.mjs', [...args, ...files, ...reporters], {
    env,
    output,
  })
  if (since !== undefined && code === 0 && !existsSync(file)) return []
  return reportOf(file, step, code, (report) => fromVitest(report, root), since !== undefined)
}

const unit = async ({ output, files }) => {
  const inZone = (zone, own) => {
    const step = `unit (${zone})`
    const env = lateIn(zone)
    return timed(step, async () => ({ results: await vitest(step, ['unit', 'web'], { output, env, files: own }) }))
  }
  const reports = [await inZone(farthestZone, files)]
  const ofDays = dayTests(root).filter((name) => files.length === 0 || files.some((file) => name.startsWith(file)))
  if (ofDays.length > 0) for (const zone of otherZones) reports.push(await inZone(zone, ofDays))
  return reports
}

/** PostgreSQL's run records its statements here; the embedded store must accept each. */
const statements = path.join(reports, 'statements')

/**
 * Runs `work` with PostgreSQL's address; null: unavailable.
 * @template A
 * @param {(url: string | null) => Promise<A>} work
 * @returns {Promise<A>}
 */
const withPostgres = async (work) => {
  const postgres = await startPostgres()
  try {
    return await work(postgres === null ? null : postgres.url)
  } finally {
    await postgres?.stop()
  }
}

/** The store's setting; null: the embedded store. */
const storeAt = (url) => (url === null ? {} : { TEST_DATABASE_URL: url })

const apiIn = (step, zone, { output, files, extra }) =>
  timed(step, async () => ({ results: await vitest(step, ['api'], { output, env: lateIn(zone, extra), files }) }))

/** All on PostgreSQL, and what can differ on the embedded store; named files on both. */
const api = ({ output, say, files }) =>
  withPostgres(async (url) => {
    if (url === null) {
      const embedded = await apiIn('api (embedded)', farthestZone, { output, files })
      const skipped = withoutPostgres('api (PostgreSQL)', embedded.results)
      say(skipped.note)
      return [embedded, skipped]
    }
    rmSync(statements, { recursive: true, force: true })
    const record = files.length === 0 ? { TEST_STATEMENTS: statements } : {}
    // The driver formats instants in the machine's zone; in Bangkok an instant used as a day would be right by chance.
    const onPostgres = await apiIn('api (PostgreSQL)', farthestZone, {
      output,
      files,
      extra: { ...storeAt(url), ...record },
    })
    const own = files.length === 0 ? embeddedTests(root) : files
    const embedded = await apiIn('api (embedded)', 'Asia/Bangkok', { output, files: own, extra: record })
    return [
      { ...onPostgres, results: withoutRunElsewhere(onPostgres.results, embedded.results) },
      { ...embedded, results: withoutRunElsewhere(embedded.results, onPostgres.results) },
    ]
  })

/**
 * @param {{ output: 'inherit' | 'stderr', files: readonly string[] }} options
 * @returns {Promise<import('./report.mjs').StepReport>}
 */
export const apiOnOneStore = ({ output, files }) =>
  withPostgres((url) => {
    const step = `api (${url === null ? 'embedded' : 'PostgreSQL'})`
    return apiIn(step, farthestZone, { output, files, extra: storeAt(url) })
  })

/** A refusal is one failure; the other steps still run. */
const refused = (error) => {
  if (!(error instanceof Refusal)) throw error
  return { results: [{ name: error.message, status: 'failed' }], note: error.message }
}

const built = () => build().then(() => ({ results: [{ name: 'build', status: 'passed' }] }), refused)

const playwright = async ({ output, files, since }) => {
  const file = path.join(reports, 'e2e.json')
  rmSync(file, { force: true })
  const settings = {
    CHROMIUM_PATH: await chromium(),
    PLAYWRIGHT_JSON_OUTPUT_FILE: file,
  }
  const changed = since === undefined ? [] : ['--project', 'phone', `--only-changed=${since}`, '--pass-with-no-tests']
  const args = ['test', ...files, ...changed, '--config', 'tests/e2e/playwright.config.ts', '--reporter=list,json']
  const { code } = await withPostgres((url) =>
    runTool('@playwright/test/cli.js', args, { env: cleanEnvironment({ ...settings, ...storeAt(url) }), output }),
  )
  return { results: reportOf(file, 'e2e', code, fromPlaywright, since !== undefined) }
}

/**
 * The steps of `npm run test:all` in order, the quick ones first.
 * @param {{ output: 'inherit' | 'stderr', say: (line: string) => void, files?: readonly string[], since?: string,
 *   leftOut?: readonly string[] }} options `leftOut`: tests of the house's suite that are not run.
 *   `files`: run these test files, or what lies in these folders, and no other; paths within the repository. `since`: run
 *   only the journeys whose own code has changed since this commit, on a phone
 */
export const steps = ({ output, say, files = [], since, leftOut = [] }) => {
  const builtOnce = async (done) => (done.some(({ step }) => step === 'build') ? [] : [await timed('build', built)])
  const onBuild = (step, work) => async (done) => {
    const building = await builtOnce(done)
    // After a failed build there is nothing to test: the build's failure stands for the step.
    const broken = [...done, ...building].some(
      (report) => report.step === 'build' && report.results[0].status === 'failed',
    )
    return broken ? building : [...building, await timed(step, () => work().catch(refused))]
  }
  const onCommands = (suite, projects) =>
    onBuild(suite, async () => ({
      results: await vitest(suite, projects, { output, env: commandsEnvironment(leftOut), files }),
      ...(leftOut.length > 0 ? { note: `Skipped, because their sources are unchanged: ${leftOut.join(', ')}` } : {}),
    }))
  return [
    { suite: 'check', run: async () => [await timed('check', async () => ({ results: await check(say, files) }))] },
    { suite: 'unit', run: () => unit({ output, files }) },
    { suite: 'api', run: () => api({ output, say, files }) },
    { suite: 'house', run: onCommands('house', ['house', 'commands']) },
    {
      suite: 'pack',
      run: async () => [
        await timed('pack', async () => {
          if (files.length > 0)
            return refused(new Refusal('The suite pack tests the whole packages, and takes no path.'))
          const ended = await run(process.execPath, ['tests/pack/run.mjs'], {
            env: cleanEnvironment(),
            output: 'collect',
            heard: (text) => say(text.trimEnd()),
          })
          return { results: fromClosingLine('pack', ended) }
        }),
      ],
    },
    { suite: 'e2e', run: onBuild('e2e', () => playwright({ output, files, since })) },
    { suite: 'operations', run: onCommands('operations', ['operations']) },
  ]
}

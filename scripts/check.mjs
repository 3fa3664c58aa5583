import './setup-node.mjs'
import { fileURLToPath } from 'node:url'
import { closingLine, summary } from './testing/report.mjs'
import { root, run, runMain, runTool } from './setup-run.mjs'

const projects = ['core', 'adapters', 'server', 'web', 'widget', 'tests']
// TypeScript 7 finds the same faults as 6 in a quarter of the time; 6 stays as a library of tools.
const compiler = 'typescript-native/bin/tsc'
const incremental = (project) => ['--incremental', '--tsBuildInfoFile', `node_modules/.cache/types/${project}.json`]
const types = (project, isIncremental = false) => ({
  name: `types of ${project}`,
  run: (options) =>
    runTool(compiler, ['-p', project, '--singleThreaded', ...(isIncremental ? incremental(project) : [])], options),
})
const tool = (name, script, args) => ({ name, run: (options) => runTool(script, args, options) })
const own = (name, script) => ({ name, run: (options) => run(process.execPath, [`scripts/${script}`], options) })
const lint = (files) => tool('lint', 'oxlint/bin/oxlint', files)
const style = (files) => tool('style sheets', 'stylelint/bin/stylelint.mjs', files)
const format = (files) => tool('format', 'oxfmt/bin/oxfmt', ['--check', '--no-error-on-unmatched-pattern', ...files])

/** The longest first, so that both cores are busy to the end. */
const wholeHouse = [
  types('tests'),
  own('import directions', 'checks/check-boundaries.mjs'),
  types('web'),
  types('server'),
  tool('unused code', 'knip/bin/knip.js', ['--no-progress', '--cache']),
  types('adapters'),
  types('core'),
  types('widget'),
  lint([]),
  style(['web/**/*.css']),
  format(['.']),
  own('lock file', 'checks/check-lock.mjs'),
  { ...own('commits', 'check-commits.mjs'), tellsAlways: true },
]

const projectOf = (file) => {
  const folder = file.split('/')[0]
  return folder !== 'web' && /\.test\.ts$/.test(file) ? 'tests' : folder
}

const readers = {
  core: projects,
  adapters: ['adapters', 'server', 'web', 'tests'],
  server: ['server', 'tests'],
  web: ['web', 'tests'],
  widget: ['widget'],
  tests: ['tests'],
}

/**
 * @param {readonly string[]} files paths within the repository
 * @param {{ withReaders?: boolean }} options `withReaders`: the types of whatever may import them as well, from what the last
 *   time found out about what has not changed
 */
export const checksOf = (files, { withReaders = false } = {}) => {
  const touched = new Set(files.flatMap((file) => (withReaders ? readers[projectOf(file)] : [projectOf(file)]) ?? []))
  const sheets = files.filter((file) => /^web\/.*\.css$/.test(file))
  const code = files.filter((file) => /(^|\/)[^.]+$|\.[cm]?[jt]sx?$/.test(file))
  return [
    ...projects.filter((project) => touched.has(project)).map((project) => types(project, withReaders)),
    ...(code.length > 0 ? [lint(code)] : []),
    ...(sheets.length > 0 ? [style(sheets)] : []),
    ...(files.length > 0 ? [format(files)] : []),
  ]
}

/**
 * Runs checks two at a time: the type checks need a gigabyte together. Output is shown on failure only.
 * @param {typeof wholeHouse} checks
 * @param {(line: string) => void} log
 * @returns {Promise<import('./testing/report.mjs').Result[]>}
 */
export const runChecks = async (checks, log) => {
  const waiting = [...checks]
  const results = []
  const worker = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const started = Date.now()
      const { code, output } = await next.run({ cwd: root, output: 'collect' })
      const status = code === 0 ? 'passed' : 'failed'
      const seconds = (Date.now() - started) / 1000
      if (status === 'failed' || next.tellsAlways) log(output.trimEnd())
      log(`  ${status === 'passed' ? '✓' : '✗'} ${next.name} (${seconds.toFixed(1)} s)`)
      results.push({ name: next.name, status, seconds })
    }
  }
  await Promise.all([worker(), worker()])
  return results
}

/**
 * Types, lint, format, import directions, lock file, unused code and commit subjects; for some files types, lint and
 * format.
 * @param {(line: string) => void} log
 * @param {readonly string[]} files
 */
export const check = (log, files = []) => runChecks(files.length === 0 ? wholeHouse : checksOf(files), log)

if (process.argv[1] === fileURLToPath(import.meta.url))
  await runMain(async () => {
    const json = process.argv.includes('--json')
    const { install } = await import('./setup.mjs')
    await install(json ? 'stderr' : 'inherit')
    const results = await check(json ? console.error : console.log)
    const counts = summary([{ step: 'check', seconds: 0, results }])
    console.log(json ? JSON.stringify({ ...counts, checks: results }) : closingLine(counts))
    process.exit(counts.failed === 0 ? 0 : 1)
  })

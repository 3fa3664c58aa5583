import './setup-node.mjs'
import { fileURLToPath } from 'node:url'
import { closingLine, summary } from './report.mjs'
import { root, run, runMain, runTool } from './setup-run.mjs'

const types = (project) => (options) => runTool('typescript/bin/tsc', ['-p', project], options)

const checks = [
  ...['core', 'adapters', 'server', 'web', 'tests'].map((project) => ({
    name: `types of ${project}`,
    run: types(project),
  })),
  { name: 'lint', run: (options) => runTool('oxlint/bin/oxlint', [], options) },
  { name: 'format', run: (options) => runTool('prettier/bin/prettier.cjs', ['--check', '.'], options) },
  { name: 'import directions', run: (options) => run(process.execPath, ['scripts/check-boundaries.mjs'], options) },
  { name: 'lock file', run: (options) => run(process.execPath, ['scripts/check-lock.mjs'], options) },
  { name: 'unused code', run: (options) => runTool('knip/bin/knip.js', ['--no-progress', '--cache'], options) },
  {
    name: 'commits',
    run: (options) => run(process.execPath, ['scripts/check-commits.mjs'], options),
    tellsAlways: true,
  },
]

/**
 * Types, lint, format, import directions and unused code. What a check says is shown only when it fails.
 * @param {(line: string) => void} say
 * @returns {Promise<import('./report.mjs').Result[]>}
 */
export const check = async (say) => {
  const waiting = [...checks]
  const results = []
  const worker = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const started = Date.now()
      const { code, output } = await next.run({ cwd: root, output: 'collect' })
      const status = code === 0 ? 'passed' : 'failed'
      if (status === 'failed' || next.tellsAlways) say(output.trimEnd())
      say(`  ${status === 'passed' ? '✓' : '✗'} ${next.name} (${((Date.now() - started) / 1000).toFixed(1)} s)`)
      results.push({ name: next.name, status })
    }
  }
  // Two at a time: most machines have at least two cores, and the type checks take a gigabyte together.
  await Promise.all([worker(), worker()])
  return results
}

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

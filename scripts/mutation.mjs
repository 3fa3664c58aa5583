/**
 * `npm run test:mutation [-- <features>] [-- --json]`: each feature counts its own tests only, and runs again only
 * for changes. Fails below 90 % in total.
 */
import './setup-node.mjs'
import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import path from 'node:path'
import { Refusal, root, runMain, runTool } from './setup-run.mjs'

const target = 90
const domain = path.join(root, 'core/domain')
const json = process.argv.includes('--json')
const asked = process.argv.slice(2).filter((argument) => !argument.startsWith('--'))

const reportOf = (feature) => path.join(root, `reports/mutation/${feature}.json`)

const run = async (feature) => {
  rmSync(reportOf(feature), { force: true })
  const env = { ...process.env, MUTATED_FEATURE: feature }
  await runTool('@stryker-mutator/core/bin/stryker.js', ['run'], { env, output: json ? 'stderr' : 'inherit' })
  if (!existsSync(reportOf(feature))) throw new Refusal(`${feature}: no report was written`)
}

const countsOf = (feature) => {
  const counts = { killed: 0, timedOut: 0, survived: 0, uncovered: 0 }
  const kinds = { Killed: 'killed', Timeout: 'timedOut', Survived: 'survived', NoCoverage: 'uncovered' }
  for (const { mutants } of Object.values(JSON.parse(readFileSync(reportOf(feature), 'utf8')).files))
    for (const { status } of mutants) if (kinds[status] !== undefined) counts[kinds[status]] += 1
  return { feature, ...counts, ...percentage(counts) }
}

const percentage = ({ killed, timedOut, survived, uncovered }) => ({
  noticed: Math.round((1000 * (killed + timedOut)) / Math.max(1, killed + timedOut + survived + uncovered)) / 10,
})

const summed = (rows) => {
  const sum = (key) => rows.reduce((total, row) => total + row[key], 0)
  const counts = {
    killed: sum('killed'),
    timedOut: sum('timedOut'),
    survived: sum('survived'),
    uncovered: sum('uncovered'),
  }
  return { feature: 'all', ...counts, ...percentage(counts) }
}

await runMain(async () => {
  const { install } = await import('./setup.mjs')
  await install('stderr')
  const features = asked.length > 0 ? asked : readdirSync(domain)
  for (const feature of features) await run(feature)
  const rows = features.map(countsOf)
  const all = summed(rows)
  if (json) process.stdout.write(`${JSON.stringify({ target, features: rows, all })}\n`)
  else console.table([...rows, all])
  if (all.noticed < target) throw new Refusal(`${all.noticed} % of the mutants were noticed, ${target} % is the target`)
})

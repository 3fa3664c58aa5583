/** `npm run test:changed [-- <since>]`: checks of changed files, and the tests that import them or are beside them. */
import './setup-node.mjs'

const { Refusal, root, runMain } = await import('./setup-run.mjs')
const { changedFiles, testFoldersOf } = await import('./testing/changed.mjs')

const leftOut =
  'Left out: API tests of other folders, the other store, journeys of unchanged specs, commands, packages (npm test).'

await runMain(async () => {
  const args = process.argv.slice(2)
  const flags = args.filter((arg) => arg.startsWith('--'))
  const [wanted, ...more] = args.filter((arg) => !arg.startsWith('--'))
  const unknown = [...flags.filter((flag) => !['--json', '--slow', '--list'].includes(flag)), ...more]
  if (unknown.length > 0) throw new Refusal(`There is no "${unknown.join(' ')}"; name one commit, or none.`)
  const json = flags.includes('--json')
  const log = json ? console.error : console.log
  const { since, files } = changedFiles(root, wanted)
  log(`${files.length} files have changed since ${since}.`)
  if (flags.includes('--list')) console.log(files.join('\n'))
  if (files.length === 0 || flags.includes('--list')) return
  const { runSteps } = await import('./testing/test-run.mjs')
  const steps = async ({ output }) => {
    const [{ checksOf, runChecks }, { timed }, { apiOnOneStore, vitest, steps: suites }] = await Promise.all([
      import('./check.mjs'),
      import('./testing/journal.mjs'),
      import('./testing/test-steps.mjs'),
    ])
    const checks = checksOf(files, { withReaders: true })
    const folders = testFoldersOf(root, files)
    const specs = files.some((file) => file.startsWith('tests/e2e/'))
    return [
      async () => [await timed('check', async () => ({ results: await runChecks(checks, log) }))],
      async () => [
        await timed('unit and house', async () => ({
          results: await vitest('unit and house', ['unit', 'web', 'house'], { output, since }),
        })),
      ],
      async () => (folders.length === 0 ? [] : [await apiOnOneStore({ output, files: folders })]),
      async (ran) =>
        specs
          ? suites({ output, say: log, since })
              .find(({ suite }) => suite === 'e2e')
              .run(ran)
          : [],
    ]
  }
  const code = await runSteps(steps, { json, slow: flags.includes('--slow') })
  log(leftOut)
  process.exit(code)
})

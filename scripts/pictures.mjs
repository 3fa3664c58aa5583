/**
 * `npm run pictures [-- --beside <commit>] [--set <part of its name>] [--path <beginning>]`:
 * reports/pictures/index.html shows the screens, and with `--beside` the differences from a commit.
 */
import './setup-node.mjs'

const { Refusal, root, run, runMain, runTool } = await import('./setup-run.mjs')

const optionsIn = async (args) => {
  const { parseArgs } = await import('node:util')
  const text = { type: 'string' }
  try {
    return parseArgs({ args, options: { beside: text, set: text, path: text } }).values
  } catch (error) {
    throw new Refusal(error.message)
  }
}

const buildIn = async (tree) => {
  for (const args of [['scripts/build.mjs'], ['scripts/widget.mjs', '--build']]) {
    const { code } = await run(process.execPath, args, { cwd: tree, output: 'stderr' })
    if (code !== 0) throw new Refusal(`${tree} does not build.`)
  }
}

const capture = async (tree, folder, { set, path }) => {
  const env = { ...process.env, PICTURES_OF: tree, PICTURES_IN: folder, PICTURES_PATH: path ?? '' }
  delete env.TEST_DATABASE_URL
  const args = [
    'test',
    '--config',
    'tests/pictures/playwright.config.ts',
    ...(set === undefined ? [] : ['--grep', set]),
  ]
  const { code } = await runTool('@playwright/test/cli.js', args, { cwd: root, env })
  if (code !== 0) throw new Refusal(`Some pictures are missing in ${folder}.`)
}

await runMain(async () => {
  const options = await optionsIn(process.argv.slice(2))
  const { install } = await import('./setup.mjs')
  await install('stderr')
  const [{ default: path }, { rmSync }, { gitOrNull }, { checkoutOf }, { missingIn, writeComparison }] =
    await Promise.all([
      import('node:path'),
      import('node:fs'),
      import('./checks/git.mjs'),
      import('./screens/checkout.mjs'),
      import('./screens/comparison.mjs'),
    ])
  const pictures = path.join(root, 'reports/pictures')
  const now = path.join(pictures, 'now')
  const commit =
    options.beside === undefined ? null : gitOrNull(root, 'rev-parse', '--short=8', `${options.beside}^{commit}`)
  if (options.beside !== undefined && commit === null) throw new Refusal(`There is no commit ${options.beside}.`)
  const before = commit === null ? null : path.join(pictures, commit)
  rmSync(now, { recursive: true, force: true })
  await buildIn(root)
  await capture(root, now, options)
  if (before !== null && missingIn(before, now)) {
    const checkout = await checkoutOf(commit)
    try {
      await buildIn(checkout.folder)
      await capture(checkout.folder, before, options)
    } finally {
      checkout.remove()
    }
  }
  const { page, moved, all } = await writeComparison(pictures, before, now)
  console.log(before === null ? `${all} pictures: ${page}` : `${moved} of ${all} pictures differ: ${page}`)
})

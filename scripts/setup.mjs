import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { step } from './progress.mjs'
import { Refusal, root, run, runTool } from './setup-run.mjs'

const loadLock = (file) => JSON.parse(readFileSync(file, 'utf8')).packages

const recordIn = (folder) => path.join(folder, 'node_modules', '.package-lock.json')

/** `tools` false: only what a start needs. Compares npm's own record, because a checkout changes file times. */
export const isInstalled = (folder = root, { tools = true } = {}) => {
  const record = recordIn(folder)
  if (!existsSync(record)) return false
  const installed = loadLock(record)
  return Object.entries(loadLock(path.join(folder, 'package-lock.json')))
    .filter(([name, wanted]) => name.includes('node_modules/') && !wanted.optional && (tools || !wanted.dev))
    .every(([name, wanted]) => installed[name]?.version === wanted.version && installed[name]?.link === wanted.link)
}

const hasTools = (folder) =>
  existsSync(recordIn(folder)) && Object.values(loadLock(recordIn(folder))).some(({ dev }) => dev)

/** Null: nothing is missing. Installed packages are never removed: a server may run on them. */
export const installArguments = (folder = root, { tools = true } = {}) => {
  if (isInstalled(folder, { tools })) return null
  const withTools = tools || hasTools(folder)
  if (!withTools) return ['ci', '--omit=dev']
  return isInstalled(folder, { tools: false }) ? ['install', '--no-save', '--include=dev'] : ['ci', '--include=dev']
}

/**
 * @param {'inherit' | 'stderr'} output
 * @param {{ tools?: boolean }} wanted `tools`: also installs the devDependencies
 */
export const install = async (output = 'inherit', wanted = {}) => {
  const npmArguments = installArguments(root, wanted)
  if (npmArguments === null) return
  // `npm pack --dry-run` sets dry-run for its child processes.
  const args = [...npmArguments, '--no-dry-run', '--no-audit', '--no-fund', '--loglevel=error']
  // npm names itself to its scripts; without npm, the one on PATH is used.
  const npm = process.env['npm_execpath']
  await step({ doing: 'installing packages', done: 'packages installed' }, async () => {
    const { code } = npm?.endsWith('.js')
      ? await run(process.execPath, [npm, ...args], { output })
      : await run('npm', args, { output })
    if (code !== 0) throw new Refusal('The packages could not be installed; the message of npm is above.')
  })
}

const ignored = /^(?:node_modules|dist|dist-.*|\.data|reports)$/

const childrenOf = (folder) =>
  readdirSync(folder, { withFileTypes: true })
    .filter(({ name }) => !ignored.test(name) && !/\.test\.tsx?$/.test(name))
    .sort((a, b) => (a.name < b.name ? -1 : 1))

const filesUnder = (entry) => {
  const known = statSync(entry, { throwIfNoEntry: false })
  if (known === undefined) return []
  if (!known.isDirectory()) return [entry]
  return childrenOf(entry).flatMap((child) => {
    const place = path.join(entry, child.name)
    return child.isFile() ? [place] : filesUnder(place)
  })
}

const shared = [
  'core',
  'adapters',
  'package-lock.json',
  'tsconfig.base.json',
  'vite.alias.ts',
  'vite.css.ts',
  'vite.utilities.ts',
]

const builds = [
  {
    name: 'web',
    made: ['web/dist/client/index.html', 'web/dist-staff/index.html'],
    inputs: [...shared, 'web', process.env['CONTENT_DIR'] || 'content', 'scripts/web-build'],
    // The pages contain their own address and the API's.
    settings: ['PUBLIC_URL', 'CAREPLUS_WEB_BACK_END', 'CAREPLUS_WEB_API_KEY'],
    make: (options) => run(process.execPath, [path.join(root, 'scripts/web-build/build-web.mjs')], options),
  },
  {
    name: 'server',
    made: ['server/dist/main.js'],
    inputs: [...shared, 'server', 'content'],
    settings: [],
    make: (options) =>
      runTool('vite/bin/vite.js', ['build', '--logLevel', 'warn'], { ...options, cwd: path.join(root, 'server') }),
  },
]

/**
 * One fingerprint of settings, names and contents: a deleted file counts, a touched one does not.
 * @param {readonly string[]} settings names in the environment
 * @param {readonly string[]} inputs files and folders
 */
export const fingerprint = (settings, inputs) => {
  const hash = createHash('sha256')
  for (const name of settings) hash.update(process.env[name] ?? '').update('\0')
  for (const input of inputs)
    for (const file of filesUnder(path.resolve(root, input)))
      hash.update(path.relative(root, file)).update('\0').update(readFileSync(file)).update('\0')
  return hash.digest('hex')
}

/**
 * @param {{ stamp: string, wanted: string, made?: readonly string[] }} built `stamp`: the file that tells the last inputs;
 *   `made`: what has to be there besides
 * @param {() => Promise<void>} make
 */
export const whereChanged = async ({ stamp, wanted, made = [] }, make) => {
  const isThere = [stamp, ...made].every((file) => existsSync(file))
  if (isThere && readFileSync(stamp, 'utf8') === wanted) return
  await make()
  mkdirSync(path.dirname(stamp), { recursive: true })
  writeFileSync(stamp, wanted)
}

/**
 * Builds web and server if their sources have changed. Output is shown on failure. Throws `Refusal` then.
 * @param {readonly string[]} wantedBuilds
 * @param {{ first?: () => Promise<void> }} options `first`: what is asked before anything is built in vain
 */
export const build = async (wantedBuilds = ['web', 'server'], { first = async () => {} } = {}) => {
  for (const { name, made, settings, inputs, make } of builds.filter((each) => wantedBuilds.includes(each.name))) {
    const stamp = path.join(root, name, 'dist', '.inputs')
    const outputs = made.map((file) => path.join(root, file))
    await whereChanged({ stamp, wanted: fingerprint(settings, inputs), made: outputs }, async () => {
      await first()
      await step({ doing: `building the ${name}`, done: `${name} built` }, async () => {
        // Also in tests: parents get production builds.
        const env = { ...process.env, NODE_ENV: 'production' }
        const { code, output } = await make({ output: 'collect', env })
        if (code === 0) return
        console.error(output.trimEnd())
        throw new Refusal(`The ${name} could not be built; the reason is above.`)
      })
    })
  }
}

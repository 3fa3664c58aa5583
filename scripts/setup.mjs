import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { mkdir, readFile, readdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { Refusal, root, run, runTool } from './setup-run.mjs'

const readLock = (file) => JSON.parse(readFileSync(file, 'utf8')).packages

/**
 * Whether node_modules holds what package-lock.json names. npm's own record of what it installed is compared by content:
 * a checkout changes the times of files, and reinstalling for that would cost a minute.
 */
export const isInstalled = (folder = root) => {
  const record = path.join(folder, 'node_modules', '.package-lock.json')
  if (!existsSync(record)) return false
  const installed = readLock(record)
  return Object.entries(readLock(path.join(folder, 'package-lock.json')))
    .filter(([name, wanted]) => name.includes('node_modules/') && !wanted.optional)
    .every(([name, wanted]) => installed[name]?.version === wanted.version && installed[name]?.link === wanted.link)
}

/** Installs what is missing. Throws `Refusal` when npm could not. */
export const install = async (output = 'inherit') => {
  if (isInstalled()) return
  console.error('Installing packages …')
  // `npm pack --dry-run` tells whatever it starts that nothing is meant.
  const args = ['ci', '--include=dev', '--no-dry-run', '--no-audit', '--no-fund', '--loglevel=error']
  // npm names itself to the scripts it runs; started without npm, the one on PATH is taken.
  const npm = process.env['npm_execpath']
  const { code } = npm?.endsWith('.js')
    ? await run(process.execPath, [npm, ...args], { output })
    : await run('npm', args, { output })
  if (code !== 0) throw new Refusal('The packages could not be installed; npm says why above.')
}

const ignored = new Set(['node_modules', 'dist', 'dist-staff', '.data', 'reports'])

async function* filesUnder(entry) {
  const children = await readdir(entry, { withFileTypes: true }).catch(() => null)
  if (children === null) {
    if (existsSync(entry)) yield entry
    return
  }
  for (const child of children.sort((a, b) => (a.name < b.name ? -1 : 1)))
    if (!ignored.has(child.name) && !/\.test\.tsx?$/.test(child.name)) yield* filesUnder(path.join(entry, child.name))
}

const shared = ['core', 'adapters', 'package-lock.json', 'tsconfig.base.json', 'vite.alias.ts']

const builds = [
  {
    name: 'web',
    made: 'web/dist/client/index.html',
    inputs: [...shared, 'web', process.env['CONTENT_DIR'] || 'content', 'scripts/build-web.mjs', 'scripts/web-build'],
    // The pages name their own address, and whom they call.
    settings: ['PUBLIC_URL', 'CAREPLUS_WEB_BACK_END', 'CAREPLUS_WEB_API_KEY'],
    make: (options) => run(process.execPath, [path.join(root, 'scripts/build-web.mjs')], options),
  },
  {
    name: 'server',
    made: 'server/dist/main.js',
    inputs: [...shared, 'server', 'content'],
    settings: [],
    make: (options) =>
      runTool('vite/bin/vite.js', ['build', '--logLevel', 'warn'], { ...options, cwd: path.join(root, 'server') }),
  },
]

/** One fingerprint of settings, names and contents, so that a deleted file counts and a touched one does not. */
const fingerprint = async (settings, inputs) => {
  const hash = createHash('sha256')
  for (const name of settings) hash.update(process.env[name] ?? '').update('\0')
  for (const input of inputs)
    for await (const file of filesUnder(path.resolve(root, input)))
      hash
        .update(path.relative(root, file))
        .update('\0')
        .update(await readFile(file))
        .update('\0')
  return hash.digest('hex')
}

/**
 * Builds the web and the server where their sources changed since the last time; what a build says is shown when it fails.
 * Throws `Refusal` then.
 * @param {readonly string[]} wantedBuilds
 */
export const build = async (wantedBuilds = ['web', 'server']) => {
  for (const { name, made, settings, inputs, make } of builds.filter((each) => wantedBuilds.includes(each.name))) {
    const stamp = path.join(root, name, 'dist', '.inputs')
    const wanted = await fingerprint(settings, inputs)
    if (existsSync(path.join(root, made)) && existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) continue
    console.error(`Building the ${name} …`)
    // Whoever starts it, a test too: what is built is what parents get.
    const env = { ...process.env, NODE_ENV: 'production' }
    const { code, output } = await make({ output: 'collect', env })
    if (code !== 0) {
      console.error(output.trimEnd())
      throw new Refusal(`The ${name} could not be built; the reason is above.`)
    }
    await mkdir(path.dirname(stamp), { recursive: true })
    await writeFile(stamp, wanted)
  }
}

import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { withWord } from '../../scripts/progress.mjs'
import { root, run as ranToItsEnd } from '../../scripts/setup-run.mjs'

export const packages = ['core', 'adapters']
export const manifest = (name) => JSON.parse(readFileSync(join(root, name, 'package.json'), 'utf8'))
export const installed = (name) =>
  JSON.parse(readFileSync(join(root, 'node_modules', name, 'package.json'), 'utf8')).version

const entries = (name) => Object.keys(manifest(name).exports).filter((path) => !/\.json$|\*/.test(path))
export const modulesOf = (name) => entries(name).map((path) => `@careplus/${name}${path.slice(1)}`)

export const counted = { passed: 0, failed: 0 }

export class NotRun extends Error {}

/** A line of a bundle may be all of its code. */
const shown = (message) => message.replaceAll(/^(.{300}).*$/gm, '$1…').slice(0, 5000)

export const step = async (name, work) => {
  const started = Date.now()
  const took = () => `(${((Date.now() - started) / 1000).toFixed(1)} s)`
  try {
    const note = await withWord(`at "${name}"`, async () => work())
    counted.passed += 1
    console.log(`ok    ${name}${note === undefined ? '' : `: ${note}`} ${took()}`)
    return true
  } catch (fault) {
    if (fault instanceof NotRun) console.log(`not run  ${name}: ${fault.message} ${took()}`)
    else {
      counted.failed += 1
      console.log(`FAIL  ${name} ${took()}\n${shown(fault.message).replaceAll(/^/gm, '      ')}`)
    }
    return false
  }
}

export const run = async (command, args, cwd, env = process.env) => {
  const { code, output } = await ranToItsEnd(command, args, { cwd, env, output: 'collect' })
  if (code !== 0) throw new Error(`${command} ${args.join(' ')} ended with ${code}\n${output}`)
  return output
}
export const node = (args, cwd, env) => run(process.execPath, args, cwd, env)
export const tool = (path, args, cwd) => node([join(root, 'node_modules', path), ...args], cwd)

export const same = (what, actual, expected) => {
  const [a, e] = [JSON.stringify(actual, null, 1), JSON.stringify(expected, null, 1)]
  if (a !== e) throw new Error(`${what}: expected\n${e}\nbut there is\n${a}`)
}

export const work = mkdtempSync(join(tmpdir(), 'careplus-pack-'))
export const tarball = (name) => join(work, `careplus-${name}-${manifest(name).version}.tgz`)

export const project = async (name, dependencies, options = []) => {
  const folder = join(work, name)
  mkdirSync(folder)
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ name, private: true, type: 'module' }))
  const wanted = [...packages.map(tarball), ...dependencies]
  await run('npm', ['install', '--prefer-offline', '--no-audit', '--no-fund', ...options, ...wanted], folder)
  return folder
}

import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { root } from '../../scripts/setup-run.mjs'
import { installArguments } from '../../scripts/setup.mjs'

const folder = mkdtempSync(path.join(tmpdir(), 'careplus-install-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

type Packages = Readonly<Record<string, { readonly version: string; readonly dev?: true; readonly optional?: true }>>

const server = { 'node_modules/server': { version: '2.0.0' } }
const tool = { 'node_modules/tool': { version: '1.0.0', dev: true as const } }
const elsewhere = { 'node_modules/for-another-machine': { version: '1.0.0', optional: true as const } }
const locked = { ...server, ...tool, ...elsewhere }

/** npm's arguments; null: nothing has to be installed. */
const asked = (installed: Packages | null, tools: boolean, wanted: Packages = locked) => {
  rmSync(path.join(folder, 'node_modules'), { recursive: true, force: true })
  writeFileSync(path.join(folder, 'package-lock.json'), JSON.stringify({ packages: wanted }))
  if (installed !== null) {
    mkdirSync(path.join(folder, 'node_modules'))
    writeFileSync(path.join(folder, 'node_modules/.package-lock.json'), JSON.stringify({ packages: installed }))
  }
  return installArguments(folder, { tools })
}

describe('what is installed', () => {
  test('a start needs less than tests and reports do', () => {
    expect(asked(null, false)).toStrictEqual(['ci', '--omit=dev'])
    expect(asked(server, false)).toBeNull()
    expect(asked({ ...server, ...tool }, false)).toBeNull()
    expect(asked(null, true)).toStrictEqual(['ci', '--include=dev'])
    expect(asked({ ...server, ...tool }, true)).toBeNull()
  })

  test('the tools are added to what a start has installed, and a server may go on running on that', () => {
    expect(asked(server, true)).toStrictEqual(['install', '--no-save', '--include=dev'])
  })

  test('a newer lock file is followed, and the tools are not taken away by a start', () => {
    const newer = { ...locked, 'node_modules/server': { version: '2.0.1' } }
    expect(asked(server, false, newer)).toStrictEqual(['ci', '--omit=dev'])
    expect(asked({ ...server, ...tool }, false, newer)).toStrictEqual(['ci', '--include=dev'])
    expect(asked({ ...server, ...tool }, true, newer)).toStrictEqual(['ci', '--include=dev'])
  })
})

const lock = JSON.parse(readFileSync(path.join(root, 'package-lock.json'), 'utf8')) as { readonly packages: Packages }

const sourcesUnder = (place: string): ReadonlyArray<string> =>
  readdirSync(path.join(root, place), { withFileTypes: true }).flatMap((entry) => {
    const name = `${place}/${entry.name}`
    if (entry.isDirectory())
      return /^(?:node_modules|dist|dist-.*|testing|scripts)$/.test(entry.name) ? [] : sourcesUnder(name)
    return /(?<!\.(?:test|suite|fixture|d))\.tsx?$/.test(name) ? [name] : []
  })

const scriptsFrom = (file: string, known = new Set<string>()): ReadonlySet<string> => {
  if (known.has(file)) return known
  known.add(file)
  for (const [, name = ''] of readFileSync(path.join(root, file), 'utf8').matchAll(
    /(?:from|import\(?) ?'(\.[^']+\.mjs)'/g,
  ))
    scriptsFrom(path.posix.join(path.posix.dirname(file), name), known)
  return known
}

const anImport =
  /^(?:import|export) (?!type )(?:[\w*]+(?: as \w+)?,? ?)?(?:\{[^}]*\} ?)?(?:from )?'([^.'][^']*)'|import\('([^.'][^']*)'\)/gm

/** Types are no imports at run time. */
const packagesOf = (file: string): ReadonlyArray<string> =>
  [...readFileSync(path.join(root, file), 'utf8').matchAll(anImport)]
    .map(([, still, late]) => still ?? late ?? '')
    .filter((name) => !/^(?:node:|virtual:|@careplus\/)/.test(name))
    .map((name) => name.split('/', name.startsWith('@') ? 2 : 1).join('/'))

test('whatever building, serving and the desk import is installed for a start', () => {
  const commands = ['start', 'dev', 'build', 'web-build/build-web', 'routes', 'program']
  const files = [
    ...['core', 'adapters', 'server', 'web'].flatMap(sourcesUnder).filter((file) => file !== 'core/exports/testing.ts'),
    ...commands.flatMap((name) => [...scriptsFrom(`scripts/${name}.mjs`)]),
  ]
  const needed = new Map(files.flatMap((file) => packagesOf(file).map((name) => [name, file])))
  expect([...needed.keys()]).toEqual(expect.arrayContaining(['vite', 'fastify', 'react', 'pg', 'workbox-routing']))
  const missing = [...needed].filter(([name]) => {
    const entry = lock.packages[`node_modules/${name}`] ?? lock.packages[`server/node_modules/${name}`]
    return entry === undefined || entry.dev === true
  })
  expect(missing).toStrictEqual([])
})

import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { firstLoads, overLimits } from '../../scripts/web-build/firstLoads.mjs'
import { loadRouteTable, sourcesOf } from '../../scripts/web-build/sources.mjs'
import { root } from '../../scripts/setup-run.mjs'

const dist = path.join(root, 'web/dist')
const manifestFile = path.join(dist, 'manifest.json')
if (!existsSync(manifestFile)) throw new Error(`${manifestFile} is missing: run npm run build first`)
const table: ReadonlyArray<object> = await loadRouteTable({ own: true })
const loads = firstLoads(dist, table)

interface Chunk {
  readonly file: string
  readonly imports?: ReadonlyArray<string>
  readonly dynamicImports?: ReadonlyArray<string>
}
const manifest = JSON.parse(readFileSync(manifestFile, 'utf8')) as Readonly<Record<string, Chunk>>

test('no route asks for more than its limit at first', () => {
  expect(loads.length).toBeGreaterThan(100)
  expect(overLimits(loads)).toStrictEqual([])
})

test('a route that asks for more is named, with what and how much', () => {
  const [home] = loads
  expect(overLimits([{ ...home!, scripts: 99 }])).toStrictEqual([
    expect.stringMatching(/^\/ \(home\): scripts 99 of at most \d+$/),
  ])
})

/** A renamed file changes its importers, and theirs. */
const changedWith = (source: string): ReadonlySet<string> => {
  const changed = new Set([source])
  for (const each of changed)
    for (const [key, { imports = [], dynamicImports = [] }] of Object.entries(manifest))
      if ([...imports, ...dynamicImports].includes(each)) changed.add(key)
  return new Set(Array.from(changed, (key) => manifest[key]!.file))
}

/** Their own chunks, which load on demand. */
const inParts = ['DrawRoute.tsx', 'HomeRoute.tsx', 'MigrationRoute.tsx', 'ResultRoute.tsx', 'RewardsRoute.tsx']

test('another text on a screen changes three files at most: its own, and the entry; a few more of a screen in parts', () => {
  const screens = new Set(
    table.flatMap((route) => sourcesOf(route, () => false)).filter((source) => source in manifest),
  )
  expect(screens.size).toBeGreaterThan(50)
  const over = Array.from(screens, (screen) => ({ screen, files: changedWith(screen).size })).filter(
    ({ screen, files }) => files > (inParts.some((name) => screen.endsWith(`/${name}`)) ? 8 : 3),
  )
  expect(over).toStrictEqual([])
})

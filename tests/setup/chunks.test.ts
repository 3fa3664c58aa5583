import { fc, test } from '@fast-check/vitest'
import { describe, expect } from 'vitest'
import { joinedModules } from '../../scripts/web-build/chunks.mjs'

interface Chunk {
  readonly fileName: string
  readonly moduleIds: string[]
  readonly imports: string[]
  readonly dynamicImports: string[]
  readonly source: string | null
  readonly isEntry: boolean
  readonly isDynamicEntry: boolean
  readonly code: string
}

const chunk = (fileName: string, imports: ReadonlyArray<string>, more: Partial<Chunk> = {}): Chunk => ({
  fileName,
  moduleIds: [`/src/${fileName}.ts`],
  imports: [...imports],
  dynamicImports: [],
  source: null,
  isEntry: false,
  isDynamicEntry: false,
  code: 'x'.repeat(100),
  ...more,
})
const entry = (...screens: string[]) => chunk('entry', ['base'], { isEntry: true, dynamicImports: screens })
const screen = (name: string, ...imports: string[]) =>
  chunk(name, imports, { isDynamicEntry: true, source: `${name}Route.tsx` })
const base = chunk('base', [])
const routesOf = (chunks: ReadonlyArray<Chunk>, members: ReadonlyArray<string> = []) =>
  chunks.flatMap(({ source, fileName }) =>
    source?.endsWith('Route.tsx') ? [{ sources: [source], auth: members.includes(fileName) }] : [],
  )
const groups = (...chunks: Chunk[]) => joinedModules(chunks, routesOf(chunks)).map((ids) => ids.toSorted())

describe('small scripts that are wanted together', () => {
  test('are joined', () => {
    const screens = [screen('one', 'a', 'b'), screen('two', 'a', 'b')]
    expect(groups(entry('one', 'two'), base, chunk('a', []), chunk('b', []), ...screens)).toStrictEqual([
      ['/src/a.ts', '/src/b.ts'],
    ])
  })

  test('stay apart where a screen would carry much in vain, also by what comes with it', () => {
    const large = chunk('large', [], { code: 'x'.repeat(100_000) })
    const apart = [screen('one', 'a', 'b'), screen('two', 'b')]
    expect(groups(entry('one', 'two'), base, large, chunk('a', ['large']), chunk('b', []), ...apart)).toStrictEqual([
      ['/src/a.ts', '/src/large.ts'],
    ])
  })

  test('are joined with what only members need for members alone', () => {
    const large = { code: 'x'.repeat(40_000) }
    const chunks = [
      entry('one', 'two', 'runtime'),
      base,
      chunk('runtime', ['mine'], { isDynamicEntry: true, source: 'calls/session/sessionRuntime.ts' }),
      chunk('mine', [], large),
      chunk('both', [], large),
      chunk('yours', []),
      screen('one', 'both'),
      screen('two', 'both', 'yours'),
    ]
    expect(joinedModules(chunks, routesOf(chunks, ['two'])).map((ids) => ids.toSorted())).toStrictEqual([
      ['/src/mine.ts', '/src/runtime.ts', '/src/yours.ts'],
    ])
  })

  test('are not joined with what only members need where every page fetches them by itself', () => {
    const large = { code: 'x'.repeat(40_000) }
    const fetched = (source: string, ...imports: string[]) => chunk(source, imports, { isDynamicEntry: true, source })
    const chunks = [
      entry('one', 'two', 'calls/session/sessionRuntime.ts', 'calls/tracking/watchTracking.ts'),
      base,
      fetched('calls/session/sessionRuntime.ts', 'mine', 'choice'),
      fetched('calls/tracking/watchTracking.ts', 'choice'),
      chunk('mine', [], large),
      chunk('choice', []),
      screen('one'),
      screen('two'),
    ]
    expect(joinedModules(chunks, routesOf(chunks, ['two'])).map((ids) => ids.toSorted())).toStrictEqual([
      ['/src/calls/session/sessionRuntime.ts.ts', '/src/mine.ts'],
      ['/src/calls/tracking/watchTracking.ts.ts', '/src/choice.ts'],
    ])
  })

  test('are never taken from what the first page brings, nor from what is fetched by itself', () => {
    const screens = [screen('one', 'base', 'a'), screen('two', 'base', 'a')]
    expect(groups(entry('one', 'two'), base, chunk('a', ['base']), ...screens)).toStrictEqual([])
  })

  const parts = ['a', 'b', 'c', 'd', 'e', 'f']
  // Each imports only later chunks, so that the graph has no cycle.
  const graph = fc.tuple(
    ...parts.map((_, at) => fc.subarray(parts.slice(at + 1))),
    fc.array(fc.subarray(parts, { minLength: 1 }), { minLength: 1, maxLength: 5 }),
  )
  // A chunk that also loads by itself stays, even between two joined ones.
  const apart = fc.subarray(parts)
  test.prop([graph, apart], { numRuns: 1000 })(
    'never wait for each other, and each stands in one place',
    (generated, own) => {
      const wanted = generated.at(-1) as string[][]
      const facade = (name: string) => ({ isDynamicEntry: true, source: `${name}.tsx` })
      const chunks = [
        base,
        ...parts.map((name, at) => chunk(name, generated[at] as string[], own.includes(name) ? facade(name) : {})),
        ...wanted.map((imports, at) => screen(`screen${at}`, ...imports)),
      ]
      const all = [entry(...wanted.map((_, at) => `screen${at}`), ...own), ...chunks]
      const joined = joinedModules(all, routesOf(all))
      expect(new Set(joined.flat()).size).toBe(joined.flat().length)
      const placeOf = (name: string): string => {
        const at = joined.findIndex((ids) => ids.includes(`/src/${name}.ts`))
        return at < 0 ? name : `joined ${at}`
      }
      const imports = new Map<string, Set<string>>()
      for (const { fileName, imports: of } of chunks) {
        const place = placeOf(fileName)
        const known = imports.get(place) ?? new Set()
        for (const each of of) if (placeOf(each) !== place) known.add(placeOf(each))
        imports.set(place, known)
      }
      const reaches = (from: string, to: string, seen = new Set<string>()): boolean =>
        [...(imports.get(from) ?? [])].some((next) => {
          if (next === to) return true
          if (seen.has(next)) return false
          seen.add(next)
          return reaches(next, to, seen)
        })
      for (const place of imports.keys()) expect(reaches(place, place), `${place} waits for itself`).toBe(false)
    },
  )
})

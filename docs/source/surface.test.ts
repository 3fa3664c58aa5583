/// <reference types="vite/types/importMeta.d.ts" />
import { expect, describe, test } from 'vitest'
import { asRun, exportedNames, neededBy, typeFaults } from './examples.mjs'
import { guidesWithLists } from './functionLists.mjs'
import { parameterKeys, parameterOf } from './parameters.mjs'
import { parametersOf, publicSurface } from './surface.mjs'

const { surface } = publicSurface()
const known = exportedNames(surface)

/** Callables whose example would show nothing, each with its reason. */
const without: ReadonlyArray<{ readonly which: RegExp; readonly why: string }> = [
  {
    which: /^@careplus\/adapters\/http: http(?!Children$|SessionApi$)/,
    why: 'ports over HTTP are made and called alike: `httpChildren` shows it',
  },
  {
    which: /^@careplus\/adapters\/storage: (?:BrowserStorage|deviceBills|devicePictures)$/,
    why: 'IndexedDB and a page: only a browser has them',
  },
  { which: /^@careplus\/adapters\/http: fetchSignInMethods$/, why: 'goes by the platform’s own `fetch`' },
  { which: /^@careplus\/adapters\/analytics: trackingAnalytics$/, why: 'sends by the page’s own means' },
  { which: /: (?:wasDrawn|verifyDraw)$/, why: 'a record of a draw fills a page' },
  { which: /: readStoolPhoto$/, why: 'takes a photograph' },
  { which: /: (?:billReading|billSender|adultsHere)$/, why: 'a page with stores of its own' },
]
const isWithout = (told: string) => without.some(({ which }) => which.test(told))

const callables = surface.filter(({ role }) => role === 'function' || role === 'class')
const told = ({ specifier, name }: { readonly specifier: string; readonly name: string }) => `${specifier}: ${name}`

test('the surface is read whole', () => {
  expect(surface.length).toBeGreaterThan(1000)
  expect(surface.map(told)).toContain('@careplus/core/identity: parseCitizenId')
})

test('every export says what it is', () => {
  expect(surface.filter(({ doc }) => doc === '').map(told)).toStrictEqual([])
})

test('every parameter of a function is described, and no description is in vain', () => {
  const parameters = surface
    .filter(({ role }) => role === 'function')
    .flatMap((one) =>
      parametersOf(one.type).map(({ name, type }: { readonly name: string; readonly type: string }) => ({
        of: told(one),
        ...parameterOf(one.name, name, type),
      })),
    )
  expect(parameters.length).toBeGreaterThan(500)
  expect(parameters.filter(({ text }) => text === undefined).map(({ of, name }) => `${of}: ${name}`)).toStrictEqual([])
  const used = new Set(parameters.map(({ key }) => key))
  expect(parameterKeys.filter((key) => !used.has(key))).toStrictEqual([])
})

test('the list of functions in each guide is that of the code: npm run docs -- --lists', () => {
  for (const { stands, wanted } of guidesWithLists(surface)) expect(stands).toBe(wanted)
})

test('whatever one calls has an example, and nothing is excepted in vain', () => {
  const bare = callables.filter(({ examples }) => examples.length === 0).map(told)
  expect(bare.filter((name) => !isWithout(name))).toStrictEqual([])
  expect(without.filter(({ which }) => !bare.some((name) => which.test(name)))).toStrictEqual([])
})

interface Example {
  readonly name: string
  readonly specifier: string
  readonly code: string
}
const examples: ReadonlyArray<Example> = [
  ...new Map<string, Example>(
    callables.flatMap(({ name, specifier, file, examples: codes }) =>
      codes.map((code: string, i: number) => [`${file} ${name} ${i}`, { name, specifier, code }] as const),
    ),
  ).values(),
]

test('a reader’s strict TypeScript takes every example as it is copied from the site', () => {
  expect(typeFaults(examples, known)).toStrictEqual([])
  // It compiles types of about 700 programs.
}, 300_000)

const entryPoints = import.meta.glob<Record<string, unknown>>('../../{core,adapters}/exports/*.ts')
const moduleOf = (specifier: string) => {
  const load = entryPoints[specifier.replace(/^@careplus\/(\w+)\/(.+)$/, '../../$1/exports/$2.ts')]
  if (load === undefined) throw new Error(`no module ${specifier}`)
  return load()
}
const xstateNames = async () => {
  const { createActor, fromPromise, waitFor } = await import('xstate')
  return { createActor, fromPromise, waitFor }
}
const others = async (): Promise<Readonly<Record<string, unknown>>> => ({
  arb: await moduleOf('@careplus/core/testing'),
  fc: (await import('fast-check')).default,
  t: await import('io-ts'),
  E: await import('fp-ts/Either'),
  ...(await xstateNames()),
})

const AsyncFunction = Object.getPrototypeOf(async () => {}).constructor as new (
  ...lines: ReadonlyArray<string>
) => (...values: ReadonlyArray<unknown>) => Promise<void>

const run = async ({ code, specifier }: Example): Promise<number> => {
  const { fromPackages } = neededBy(code, specifier, known)
  const names = new Map(Object.entries(await others()))
  for (const { name, specifier: from, isType } of fromPackages)
    if (!isType) names.set(name, (await moduleOf(from))[name])
  let claims = 0
  const see = (expression: string, given: unknown, stated: unknown) => {
    claims += 1
    expect({ [expression]: given }).toStrictEqual({ [expression]: stated })
  }
  await new AsyncFunction('see', ...names.keys(), asRun(code))(see, ...names.values())
  return claims
}

describe('an example gives what it says', () => {
  test.each(examples.map((example) => [told(example), example] as const))('%s', async (_, example) => {
    const claims = await run(example)
    if (!example.code.includes('fc.assert(')) expect(claims).toBeGreaterThan(0)
  })
})

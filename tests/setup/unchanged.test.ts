import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { common, madeOf, testsOfUnchanged } from '../../scripts/testing/unchanged.mjs'

const all = Object.keys(madeOf)
const runs = (changed: ReadonlyArray<string>): ReadonlyArray<string> => {
  const leftOut = testsOfUnchanged(changed)
  return all.filter((name) => !leftOut.includes(name))
}

describe('the long tests that a whole run leaves out', () => {
  test.each([
    ['web/features/home/MemberHome.tsx', []],
    ['server/platform/store/migrations/0068_more.ts', ['backup', 'embeddedRaces']],
    ['server/platform/backup/restore.ts', ['backup']],
    ['deploy/nginx.conf', ['backup', 'release']],
    ['ops/drills/restore.mjs', ['backup']],
    ['server/loyalty/orders/redeem.ts', ['embeddedRaces']],
    ['core/domain/loyalty/reading/readSlip.ts', ['pack', 'recognition']],
    ['adapters/http/calls.ts', ['pack']],
    ['scripts/release/contents.mjs', ['release', 'pack']],
    ['scripts/start.mjs', ['backup', 'release', 'embeddedRaces', 'pack', 'recognition']],
    ['package-lock.json', ['backup', 'release', 'embeddedRaces', 'pack', 'recognition']],
  ])('%s runs %j', (changed, wanted) => {
    expect(runs([changed]).map((name) => path.basename(name, '.test.ts'))).toStrictEqual(wanted)
  })

  test('are none where it is not known what has changed', () => {
    expect(testsOfUnchanged(null)).toStrictEqual([])
    expect(testsOfUnchanged([])).toStrictEqual(all)
  })

  test('are there, and so is everything that they are made of', () => {
    const begins = (part: string): boolean =>
      existsSync(part) ||
      readdirSync(path.dirname(part)).some((name) => path.join(path.dirname(part), name).startsWith(part))
    const parts = Object.entries(madeOf).flatMap(([name, own]) => [name, ...own])
    expect([...common, ...parts].filter((part) => !begins(part))).toStrictEqual([])
  })

  /** Relative imports, followed through test files. */
  const importsOf = (file: string): ReadonlyArray<string> =>
    [...readFileSync(file, 'utf8').matchAll(/ from '(\.[^']+)'/g)].flatMap(([, to = '']) => {
      const bare = path.join(path.dirname(file), to.replace(/\.[jt]s$/, ''))
      const own = `${bare}.ts`
      return bare.startsWith('tests/') && existsSync(own) ? [own, ...importsOf(own)] : [bare]
    })

  test.each(all.filter((name) => name.endsWith('.ts')))('%s is made of all that it imports', (name) => {
    const parts = [...common, ...(madeOf[name as keyof typeof madeOf] ?? [])]
    const begins = (file: string) => parts.some((part) => file.startsWith(part))
    expect(importsOf(name).filter((file) => !begins(file))).toStrictEqual([])
  })
})

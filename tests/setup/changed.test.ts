import { execFileSync } from 'node:child_process'
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { changedFiles } from '../../scripts/changed/files.mjs'
import { joints } from '../../scripts/changed/imports.mjs'
import { leftOutLines } from '../../scripts/changed/leftOut.mjs'
import { testsReached } from '../../scripts/changed/reach.mjs'
import { callsOf, routesOf } from '../../scripts/changed/run.mjs'
import { root } from '../../scripts/setup-run.mjs'

/** Files with what they import; `type` before a name means a type-only import. */
const imports: Readonly<Record<string, ReadonlyArray<string>>> = {
  'core/domain/stool/ages.ts': [],
  'core/domain/stool/ages.test.ts': ['core/domain/stool/ages.ts'],
  'core/exports/stool.ts': ['core/domain/stool/ages.ts'],
  'core/exports/ports.ts': ['core/domain/stool/ages.ts'],
  'web/features/stool/Result.tsx': ['core/exports/stool.ts'],
  'web/features/stool/Result.test.tsx': ['web/features/stool/Result.tsx'],
  'web/features/stool/StoolRoute.tsx': ['web/features/stool/Result.tsx'],
  'web/features/home/HomeRoute.tsx': ['type core/exports/stool.ts', 'core/exports/ports.ts'],
  'web/features/home/Home.test.tsx': ['web/features/home/HomeRoute.tsx'],
  'web/routes.ts': ['web/features/stool/StoolRoute.tsx', 'web/features/home/HomeRoute.tsx'],
  'web/routes.test.ts': ['web/routes.ts'],
  'adapters/http/contract/stool.ts': ['core/exports/stool.ts'],
  'server/family/stool/handlers.ts': ['core/exports/stool.ts'],
  'server/createServer.ts': ['server/family/stool/handlers.ts', 'server/loyalty/bills/handlers.ts'],
  'server/loyalty/bills/handlers.ts': [],
  'server/testing/testServer.ts': ['server/createServer.ts'],
  'server/family/children/children.test.ts': ['server/testing/testServer.ts'],
  'server/loyalty/bills/bills.test.ts': ['server/testing/testServer.ts', 'server/loyalty/bills/handlers.ts'],
  'tests/e2e/support/stool.ts': [],
  'tests/e2e/stool/check.spec.ts': ['tests/e2e/support/stool.ts'],
  'tests/e2e/home/home.spec.ts': [],
  'tests/e2e/children/calendar.spec.ts': [],
  'tests/e2e/rewards/bill.spec.ts': [],
  'scripts/report.mjs': [],
  'tests/setup/report.test.ts': ['scripts/report.mjs'],
  'tests/commands/start.test.ts': ['scripts/report.mjs'],
  'tests/operations/load.test.ts': ['scripts/report.mjs'],
}
const modules = Object.entries(imports).map(([source, names]) => ({
  source,
  dependencies: names.map((name) =>
    name.startsWith('type ')
      ? { resolved: name.slice(5), dependencyTypes: ['local', 'type-only', 'import'] }
      : { resolved: name, dependencyTypes: ['local', 'import'] },
  ),
}))
const texts: Readonly<Record<string, string>> = {
  'server/family/stool/handlers.ts': "Pick<Handlers, 'addStool'>",
  'server/loyalty/bills/handlers.ts': "Pick<Handlers, 'sendBill'>",
  'server/family/children/children.test.ts': 'server.call(contract.addStool, {})',
  'tests/e2e/stool/check.spec.ts': "test('a', …)\ntest('b', …)\nawait page.goto('/children/stool-result?child=1')",
  'tests/e2e/home/home.spec.ts': "test('a', …)\nawait page.goto('/')",
  'tests/e2e/children/calendar.spec.ts': 'test("a", …)\nawait page.goto(`/children/${id}/stool`)',
}
const routes = [
  { path: '/', sources: ['web/features/home/HomeRoute.tsx'] },
  { path: '/children/{id}/stool', sources: ['web/features/stool/StoolRoute.tsx'] },
  { path: '/children/stool-result', sources: ['web/features/stool/StoolRoute.tsx'] },
]
const calls = [
  { name: 'addStool', source: 'adapters/http/contract/stool.ts' },
  { name: 'sendBill', source: 'adapters/http/contract/bills.ts' },
]
const reached = (...changed: ReadonlyArray<string>) =>
  testsReached({ modules, changed, textOf: (file) => texts[file] ?? '', calls, routes })
const run = (...changed: ReadonlyArray<string>) => {
  const { unit, api, house, e2e } = reached(...changed)
  return { unit: unit.run, api: api.run, house: house.run, e2e: e2e.run }
}

describe('the tests that a change reaches', () => {
  test('a rule: its own, those of the views and pages that follow from it, and of the calls that are answered by it', () => {
    expect(run('core/domain/stool/ages.ts')).toStrictEqual({
      unit: ['core/domain/stool/ages.test.ts', 'web/features/stool/Result.test.tsx'],
      api: ['server/family/children/children.test.ts'],
      house: [],
      e2e: ['tests/e2e/stool/check.spec.ts', 'tests/e2e/children/calendar.spec.ts'],
    })
  })

  test('what knows only its types, or all of the product, is not run, but the latter is told', () => {
    expect(reached('core/domain/stool/ages.ts').unit.further).toStrictEqual([
      'web/features/home/Home.test.tsx',
      'web/routes.test.ts',
    ])
    expect(run('web/routes.ts').unit).toStrictEqual(['web/routes.test.ts'])
  })

  test('what the server does is followed to journeys of its name, which import nothing of it', () => {
    expect(run('server/loyalty/bills/handlers.ts')).toStrictEqual({
      unit: [],
      api: ['server/loyalty/bills/bills.test.ts'],
      house: [],
      e2e: ['tests/e2e/rewards/bill.spec.ts'],
    })
  })

  test('a view of one page: the journeys that open this very page', () => {
    expect(run('web/features/home/HomeRoute.tsx').e2e).toStrictEqual(['tests/e2e/home/home.spec.ts'])
  })

  test('what tests and commands are made of: the tests that use it', () => {
    expect(run('tests/e2e/support/stool.ts').e2e).toStrictEqual(['tests/e2e/stool/check.spec.ts'])
    expect(run('scripts/report.mjs')).toStrictEqual({
      unit: [],
      api: [],
      house: ['tests/setup/report.test.ts'],
      e2e: [],
    })
    expect(run('tests/e2e/home/home.spec.ts').e2e).toStrictEqual(['tests/e2e/home/home.spec.ts'])
  })

  test('what starts whole commands is run for its own change alone', () => {
    expect(reached('scripts/report.mjs').house.leftOut).toStrictEqual(['tests/commands/start.test.ts'])
    expect(run('tests/commands/start.test.ts').house).toStrictEqual(['tests/commands/start.test.ts'])
    const load = 'tests/operations/load.test.ts'
    expect(reached('scripts/report.mjs').operations).toStrictEqual({ run: [], leftOut: [load], further: [] })
    expect(reached(load)).toMatchObject({ house: { run: [] }, operations: { run: [load] } })
  })

  test('more than a run takes is told instead, the nearest is run in any case', () => {
    const spec = 'tests/e2e/stool/check.spec.ts'
    const many: Readonly<Record<string, string>> = {
      ...texts,
      [spec]: `${texts[spec]}\n${"test('x', …)\n".repeat(40)}`,
    }
    const { e2e } = testsReached({
      modules,
      changed: ['core/domain/stool/ages.ts'],
      textOf: (file) => many[file] ?? '',
      calls,
      routes,
    })
    expect(e2e).toMatchObject({ run: [spec], leftOut: ['tests/e2e/children/calendar.spec.ts'] })
  })

  test('what was left out is told, each by name while they are few', () => {
    const lines = leftOutLines(reached('core/domain/stool/ages.ts'), [
      'core/domain/stool/ages.ts',
      'content/products.json',
    ])
    expect(lines).toEqual(
      expect.arrayContaining([
        '  unit, reached only through the whole product: web/features/home/Home.test.tsx, web/routes.test.ts',
        '  tests of what no import leads to: content/products.json',
      ]),
    )
    const leftOut = Array.from({ length: 13 }, (_, index) => `server/loyalty/bills/${index}.test.ts`)
    expect(leftOutLines({ api: { run: [], leftOut, further: [] } }, [])).toContain(
      '  api, over the limit of a run: server/loyalty/bills (13)',
    )
  })
})

describe('this house', () => {
  const files = ['core/exports', 'adapters/exports', 'adapters/http', 'server', 'web'].flatMap((folder) =>
    readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' }).map((name) => path.join(folder, name)),
  )

  test('has every place where everything meets', () => {
    expect(joints.filter((joint) => !files.some((file) => joint.test(file)))).toStrictEqual([])
  })

  test('tells its calls and its pages', async () => {
    const known = callsOf('adapters/http/contract')
    expect(known).toContainEqual({ name: 'sendBill', source: 'adapters/http/contract/bills.ts' })
    expect(known.filter(({ source }) => !files.includes(source))).toStrictEqual([])
    const pages = await routesOf()
    expect(pages.find((page) => page.path === '/login')?.sources).toContain('web/features/session/LoginRoute.tsx')
  })
})

describe('what has changed', () => {
  let folder: string
  const git = (...args: ReadonlyArray<string>) =>
    execFileSync('git', ['-c', 'user.name=Mali', '-c', 'user.email=mali@example.com', ...args], { cwd: folder })
  const commit = (name: string) => {
    writeFileSync(path.join(folder, name), name)
    git('add', '.')
    git('commit', '--quiet', '-m', name)
  }
  const changed = (since?: string) => changedFiles(folder, since).files
  beforeEach(() => {
    folder = mkdtempSync(path.join(tmpdir(), 'careplus-changed-'))
    git('init', '--quiet', '--initial-branch', 'main')
    commit('old.ts')
    commit('gone.ts')
  })
  afterEach(() => rmSync(folder, { recursive: true }))

  test('on main: what is not committed, with new files, without those that are gone', () => {
    rmSync(path.join(folder, 'gone.ts'))
    writeFileSync(path.join(folder, 'old.ts'), 'other')
    writeFileSync(path.join(folder, 'ก new.ts'), '')
    expect(changed()).toStrictEqual(['old.ts', 'ก new.ts'])
  })

  test('on a branch: what it has changed since it left main', () => {
    git('switch', '--quiet', '--create', 'branch')
    commit('mine.ts')
    git('switch', '--quiet', 'main')
    commit('theirs.ts')
    git('switch', '--quiet', 'branch')
    writeFileSync(path.join(folder, 'new.ts'), '')
    expect(changed()).toStrictEqual(['mine.ts', 'new.ts'])
  })

  test('since a commit that was named; one that is none is refused', () => {
    commit('mine.ts')
    expect(changed('HEAD~2')).toStrictEqual(['gone.ts', 'mine.ts'])
    expect(() => changed('nothing')).toThrow('Git knows no commit "nothing".')
    expect(() => changed('--output=x')).toThrow('Git knows no commit "--output=x".')
  })
})

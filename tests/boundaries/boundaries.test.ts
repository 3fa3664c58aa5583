import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import config from '../../.dependency-cruiser.cjs'
import { boundaryFaults } from '../../scripts/checks/check-boundaries.mjs'
import { house } from './projectFolder.js'
import { plants, platform } from './plantedImports.js'

const faultsOf = async (files: Readonly<Record<string, string>>) => {
  const built = house(files)
  try {
    return await boundaryFaults(built.folder)
  } finally {
    built.remove()
  }
}

describe('import directions', () => {
  test('every rule has a planted bad import', () => {
    const rules = config.forbidden.map(({ name }: { readonly name: string }) => name)
    expect(plants.map(({ rule }) => rule).sort()).toStrictEqual([...rules].sort())
  })

  test.each(plants)('$rule catches $from importing $imports', async ({ rule, from, imports, to }) => {
    const target = to === undefined || to === from ? {} : { [to]: 'export const it = 1\n' }
    const { faults } = await faultsOf({ ...target, [from]: `export { it } from '${imports}'\n` })
    expect(faults.map((fault) => fault.split(':')[0])).toContain(rule)
  })

  test('every folder of the platform has its place in the order', () => {
    const folders = readdirSync(join(import.meta.dirname, '../../server/platform'), { withFileTypes: true })
    expect(folders.flatMap((each) => (each.isDirectory() ? [each.name] : []))).toStrictEqual([...platform].sort())
  })

  test('a type counts as an import', async () => {
    const { faults } = await faultsOf({
      'core/domain/a/a.ts': "import type { It } from '../../ports/b.js'\nexport type A = It\n",
      'core/ports/b.ts': 'export type It = 1\n',
    })
    expect(faults).toStrictEqual(['domain-knows-only-domain: core/domain/a/a.ts imports core/ports/b.ts'])
  })

  test('types that know each other are a cycle', async () => {
    const { faults } = await faultsOf({
      'core/domain/a/a.ts': "import type { B } from './b.js'\nexport type A = { readonly b: B }\n",
      'core/domain/a/b.ts': "import type { A } from './a.js'\nexport type B = { readonly a: A | null }\n",
    })
    expect(faults.map((fault) => fault.split(':')[0])).toContain('no-cycle')
  })

  test('imports that run the right way are left alone', async () => {
    const it = 'export const it = 1\n'
    const { looked, faults } = await faultsOf({
      'core/domain/a/a.ts': it,
      'core/ports/a.ts': "export { it } from '../domain/a/a.js'\n",
      'core/usecases/a/a.ts': "export { it } from '../../ports/a.js'\n",
      'core/exports/a.ts': "export { it } from '../usecases/a/a.js'\n",
      'core/exports/testing.ts': "export { it } from 'fast-check'\n",
      'adapters/http/a.ts': "export { it } from '@careplus/core/a'\n",
      'adapters/exports/http.ts': "export { it } from '../http/a.js'\n",
      'web/composition/a.ts': "export { it } from '@careplus/adapters/http'\nexport { it as that } from 'inversify'\n",
      'server/account/exports/a.ts': "export { it } from '../a/a.js'\n",
      'server/account/a/a.ts': "export { it } from '../../platform/a.js'\n",
      'server/family/a/a.ts': "export { it } from '../../account/exports/a.js'\n",
      'server/platform/a.ts': "export { it } from '@careplus/core/a'\n",
      'server/createServer.ts': "export { it } from './family/a/a.js'\n",
    })
    expect({ looked, faults }).toStrictEqual({ looked: 13, faults: [] })
  })

  test('a house in which no file was looked at does not pass', async () => {
    expect(await faultsOf({ 'core/README.md': '' })).toStrictEqual({
      looked: 0,
      faults: ['no source file was checked'],
    })
  })
})

import { expect, test } from 'vitest'
import { script } from '../setup/commands.js'
import { postgresUrl } from '../commands/fixtures.js'

interface Output {
  readonly rows: ReadonlyArray<{
    readonly held: {
      readonly told: {
        readonly errors: Readonly<Record<string, number>>
        readonly kinds: Readonly<Record<string, { readonly count: number }>>
      }
    }
  }>
}

// In three seconds so many calls are due that each kind is among them.
const short = ['--members', '400', '--rate', '50', '--seconds', '3', '--processes', '1', '--json']

test('the calls of a load, as parents make them, are answered as they should be', async () => {
  const store = postgresUrl === null ? 'embedded' : 'postgres'
  const env = postgresUrl === null ? {} : { TEST_DATABASE_URL: postgresUrl }
  const { code, output } = await script('load', ['--store', store, ...short], env)
  expect(code).toBe(0)
  const [row] = (JSON.parse(output.slice(output.lastIndexOf('\n{\n'))) as Output).rows
  expect(row?.held.told.errors).toStrictEqual({})
  const counts = Object.entries(row?.held.told.kinds ?? {}).map(([kind, { count }]) => [kind, count > 0])
  expect(counts).toStrictEqual(
    ['content', 'member', 'record', 'bill', 'redemption', 'sign-in'].map((kind) => [kind, true]),
  )
})

test('an option that there is not is refused with those that there are', async () => {
  const { code, output } = await script('load', ['--member', '5'])
  expect([code, output]).toStrictEqual([1, expect.stringContaining('npm run load -- [--members 10000]')])
})

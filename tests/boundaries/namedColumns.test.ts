import { expect, test } from 'vitest'
import { lintFiles } from './lintFiles.js'

const asks = "export const a = (db: any) => db.selectFrom('members')"

test('the server asks for columns by name', () => {
  const messages = lintFiles({
    'server/family/planted/a.ts': `${asks}.selectAll().execute()\n`,
    'server/family/planted/b.ts': "export const b = (db: any) => db.deleteFrom('members').returningAll('members')\n",
    'server/family/planted/c.ts': `${asks}.select(['id', 'name']).execute()\n`,
    'server/family/planted/a.test.ts': `${asks}.selectAll().execute()\n`,
  })
  const caught = [...messages].filter(([, words]) => words.includes('house(named-columns)')).map(([file]) => file)
  expect(caught).toStrictEqual(['server/family/planted/a.ts', 'server/family/planted/b.ts'])
})

import { expect, test } from 'vitest'
import { lintFiles } from './lintFiles.js'

const weights = "(db: any) => db.selectFrom('growth_records').select('weight')"

test('the server reads a child’s health data only with its consent', () => {
  const messages = lintFiles({
    'server/family/planted/a.ts': `export const a = ${weights}.execute()\n`,
    'server/family/planted/b.ts': `export const b = (db: any, isConsented: any) => (${weights})(db).where(isConsented('growth_records'))\n`,
    'server/family/planted/c.ts': `export const c = (db: any, isConsented: any) => db.selectFrom('growth_records').select('weight').where(isConsented('growth_records'))\n`,
    'server/family/planted/d.ts':
      "export const d = (db: any) => db.selectFrom('children').select(['id', 'gestation_weeks'])\n",
    'server/family/planted/e.ts':
      "export const e = (db: any) => db.selectFrom('children').innerJoin('stool_checks as s', 's.child_id', 'children.id')\n",
    'server/family/planted/f.ts': 'export const f = (sql: any) => sql`select max(date) from nutrition_checks`\n',
    'server/family/planted/g.ts': "export const g = (db: any) => db.selectFrom('child_activity').select('day')\n",
    'server/family/planted/h.ts': "export const h = (db: any, of: any) => of(db, 'stool_checks')\n",
    'server/family/planted/i.ts': "export const i = (db: any) => db.insertInto('growth_records').values({})\n",
    'server/family/planted/a.test.ts': `export const a = ${weights}.execute()\n`,
  })
  const caught = [...messages].filter(([, words]) => words.includes('house(consented-health)')).map(([file]) => file)
  expect(caught).toStrictEqual(['a', 'b', 'd', 'e', 'f', 'g', 'h'].map((name) => `server/family/planted/${name}.ts`))
})

import { DummyDriver, Kysely, PostgresAdapter, PostgresIntrospector, PostgresQueryCompiler } from 'kysely'
import { expect, it, vi } from 'vitest'
import { prepared } from './prepared.js'
import type { Schema } from './schema.js'

const db = new Kysely<Schema>({
  dialect: {
    createAdapter: () => new PostgresAdapter(),
    createDriver: () => new DummyDriver(),
    createIntrospector: (of) => new PostgresIntrospector(of),
    createQueryCompiler: () => new PostgresQueryCompiler(),
  },
})

type Mute = { readonly member_id: string; readonly topic: 'points' | 'growth' }

it('places values by their names and by their positions, however often it is sent', async () => {
  const sent = vi.spyOn(db, 'executeQuery')
  const build = vi.fn((on: typeof db, given: Mute, before: string, { topic }: Mute) =>
    on
      .updateTable('notice_mutes')
      .set({ topic })
      .where('topic', '=', given.topic)
      .where('member_id', 'in', [before, given.member_id])
      .where('topic', '!=', 'news'),
  )
  const mute = prepared(build)
  const [points, growth] = [
    { topic: 'points', member_id: 'a' },
    { member_id: 'b', topic: 'growth' },
  ] as const
  await mute(db, points, 'x', growth)
  await mute(db, growth, 'y', points)
  expect(sent.mock.calls.map(([query]) => 'parameters' in query && query.parameters)).toStrictEqual([
    ['growth', 'points', 'x', 'a', 'news'],
    ['points', 'growth', 'y', 'b', 'news'],
  ])
  expect(build).toHaveBeenCalledOnce()
})

it('does not compile with a name that is missing or misspelt', () => {
  const mute = prepared((on, { topic }: Mute) => on.deleteFrom('notice_mutes').where('topic', '=', topic))
  // @ts-expect-error A name is missing.
  const missing = () => mute(db, { topic: 'points' })
  // @ts-expect-error A name is misspelt.
  const misspelt = () => mute(db, { topic: 'points', memberId: 'a' })
  expect([missing, misspelt]).toHaveLength(2)
})

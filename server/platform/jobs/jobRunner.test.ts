import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { expect, it, vi } from 'vitest'
import { adultErasureKind, eraseAdult } from '../../family/adults/withdrawAdult.js'
import { runDueJobs, startTask } from './jobRunner.js'
import { ownStore } from '../../testing/ownStore.js'

const start = Date.parse('2026-11-20T03:00:00Z')
const minute = 60_000
const store = ownStore(new Date(start))

const dueAdult = async (at: number) => {
  const [id, member_id] = [randomUUID(), randomUUID()]
  const then = new Date(at)
  const person = { email: null, name: null, birthday: null, adult_confirmed_at: then, created_at: then }
  await store.db
    .insertInto('members')
    .values({ id: member_id, ...person })
    .execute()
  const profile = { name: 'มะลิ', birth_date: '1992-04-13', sex: 'female', weight: null, height: null } as const
  const base = { question_id: null, consent_at: null, consent_version: '1', erase_at: then, created_at: then }
  await store.db
    .insertInto('adults')
    .values({ id, member_id, relation: 'myself', ...profile, ...base })
    .execute()
  const job = { kind: adultErasureKind, subject: id, run_at: then, tries: 0, done_at: null }
  await store.db
    .insertInto('jobs')
    .values({ id: randomUUID(), ...job })
    .execute()
  return id
}
const jobOf = (subject: string) =>
  store.db
    .selectFrom('jobs')
    .select(['run_at', 'tries', 'done_at'])
    .where('subject', '=', subject)
    .executeTakeFirstOrThrow()

it('does the jobs behind one that fails, tells of it, and tries it again after ever longer', async () => {
  const { db } = store
  const [stuck, other] = [await dueAdult(start - minute), await dueAdult(start)]
  await sql`
    create function refuse_delete() returns trigger language plpgsql as $$ begin raise exception 'refused'; end $$;
  `.execute(db)
  await sql`
    create trigger refuse_delete before delete on adults
    for each row when (old.id = ${sql.lit(stuck)}) execute function refuse_delete()
  `.execute(db)
  const failures: unknown[] = []
  const runAt = (at: number) =>
    runDueJobs(db, { [adultErasureKind]: eraseAdult }, new Date(at), (reason) => failures.push(reason))
  expect(await runAt(start)).toBe(1)
  expect(failures).toHaveLength(1)
  expect(await jobOf(other)).toMatchObject({ tries: 1, done_at: new Date(start) })
  expect(await jobOf(stuck)).toStrictEqual({ run_at: new Date(start + minute), tries: 1, done_at: null })

  let at = start
  for (const pause of [1, 2, 4, 8, 16, 32, 64, 128, 256, 512, 1024, 1440, 1440]) {
    expect(await runAt(at + pause * minute - 1)).toBe(0)
    expect((await jobOf(stuck)).run_at).toStrictEqual(new Date(at + pause * minute))
    at += pause * minute
    await runAt(at)
  }
  expect(failures).toHaveLength(14)

  await sql`drop trigger refuse_delete on adults`.execute(db)
  expect(await runAt(at + 1440 * minute)).toBe(1)
  expect(await jobOf(stuck)).toMatchObject({ tries: 15, done_at: new Date(at + 1440 * minute) })
})

it('comes round again after one that failed, never twice at a time, and is waited for at the end', async () => {
  vi.useFakeTimers()
  try {
    let under = 0
    let failing = true
    const run = vi.fn(async () => {
      under += 1
      await new Promise((resolve) => setTimeout(resolve, 2500))
      under -= 1
      if (failing) throw new Error('not now')
    })
    const failures: unknown[] = []
    const task = startTask(1000, run, (reason) => failures.push(reason))
    await vi.advanceTimersByTimeAsync(3900)
    expect([run.mock.calls.length, under, failures.length]).toStrictEqual([1, 0, 1])
    failing = false
    await vi.advanceTimersByTimeAsync(1000)
    expect([run.mock.calls.length, under]).toStrictEqual([2, 1])
    const stopped = task.stop().then(() => under)
    await vi.advanceTimersByTimeAsync(9000)
    expect([await stopped, run.mock.calls.length, failures.length]).toStrictEqual([0, 2, 1])
  } finally {
    vi.useRealTimers()
  }
})

import { contract } from '@careplus/adapters/contract'
import { addDays, thaiDate, type IsoDate } from '@careplus/core/calendar'
import { sql } from 'kysely'
import { beforeEach, expect, it } from 'vitest'
import { ownServer } from '../../testing/ownServer.js'
import { newChild, newStool, unexpected, withChild, type Member } from '../../testing/testServer.js'
import { withoutAddresses } from '../../testing/withoutAddresses.js'
import { mailReminders } from './mailReminders.js'
import { withMeasuredChild, hourOf } from '../../testing/measuredChild.js'

const server = ownServer()
let member: Member
let token: string
let child: string
let due: IsoDate
beforeEach(async () => {
  ;({ member, child, due } = await withMeasuredChild(server))
  token = member.access_token
})

const run = (now: Date) => mailReminders(server.store.db, server.url, now, unexpected)
const choice = async (mail: { weighing: boolean; looking: boolean }) => {
  ;(await server.call(contract.changeReminderMail, { token, body: mail })).answer()
}
const emails = async (to = member.email) => (await server.messagesTo(to)).filter((text) => text.includes('ถึงวันที่นัดกันไว้'))
const both = { weighing: true, looking: true }

it('is off until it is wished for', async () => {
  expect((await server.call(contract.readReminders, { token })).answer().data).toEqual({
    calendar_since: null,
    mail: { weighing: false, looking: false },
    can_mail: true,
  })
  await run(hourOf(due))
  expect(await emails()).toEqual([])
  await choice(both)
  expect((await server.call(contract.readReminders, { token })).answer().data.mail).toEqual(both)
})

it('comes on the day, by day, once, with the way to switch it off and nothing of what was measured', async () => {
  await choice(both)
  await run(hourOf(addDays(due, -1)))
  expect(await emails()).toEqual([])
  for (const hour of [0, 7.9]) await run(hourOf(due, hour))
  expect(await emails()).toEqual([])
  for (const hour of [8, 9, 19.9, 20, 23.9]) await run(hourOf(due, hour))
  await run(hourOf(addDays(due, 1)))
  const [message = '', ...more] = await emails()
  expect(more).toEqual([])
  expect(message).toContain(`${newChild.nickname} วันชั่งน้ำหนักวัดส่วนสูง`)
  expect(message).toContain(`${server.url}/user-profile#reminders`)
  expect(withoutAddresses(message)).not.toMatch(/88|12 ?กก|กิโล|เซนติ/)
  const { html, subject, expires_at } = await server.store.db
    .selectFrom('outbox')
    .select(['html', 'subject', 'expires_at'])
    .where('recipient', '=', member.email)
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow()
  expect(html).toContain(`href="${server.url}/user-profile#reminders"`)
  // A locked screen shows the subject.
  expect(subject).toBe('ถึงวันนัดของลูกแล้ว')
  expect(expires_at).toEqual(hourOf(due, 20))
})

it('comes however late something has become due: by an old entry, a corrected birthday, the loss of the newest record, or mail switched on', async () => {
  const today = server.today()
  const overdue = async () => {
    const late = await server.join()
    const { id } = await withChild(server, late)
    return { late, id }
  }
  const choices = async ({ access_token }: Member) =>
    (await server.call(contract.changeReminderMail, { token: access_token, body: both })).answer()
  const { late } = await overdue()
  await run(hourOf(addDays(today, 1), 8))
  expect(await emails(late.email)).toEqual([])
  await choices(late)
  await run(hourOf(addDays(today, 1), 9))
  await run(hourOf(addDays(today, 2)))
  expect(await emails(late.email)).toHaveLength(1)

  await choice(both)
  await run(hourOf(addDays(today, 1), 12))
  expect(await emails()).toEqual([])
  const params = { id: child }
  const { data } = (await server.call(contract.listGrowth, { token, params })).answer()
  const newest = data.find(({ date }) => date === today)
  ;(await server.call(contract.removeGrowth, { token, params: { id: child, record_id: newest?.id ?? '' } })).answer()
  await run(hourOf(addDays(today, 1), 12.5))
  expect(await emails()).toEqual([])
  await run(hourOf(addDays(today, 1), 13))
  expect(await emails()).toHaveLength(1)
  const body = { date: addDays('2026-01-12' as IsoDate, 20), weight: 12, height: 88 }
  ;(await server.call(contract.addGrowth, { token, params, body })).answer()
  await run(hourOf(addDays(today, 1), 14))
  await run(hourOf(addDays(today, 2)))
  expect(await emails()).toHaveLength(2)
})

it('counts as told when its letter has left: one that was given up is told by the next day’s', async () => {
  await choice(both)
  await run(hourOf(due))
  await run(hourOf(addDays(due, 1), 8))
  expect(await emails()).toHaveLength(1)
  const unsent = server.store.db.updateTable('outbox').where('recipient', '=', member.email)
  await unsent.set({ given_up_at: hourOf(due, 20), text: '', html: null, subject: '' }).execute()
  await run(hourOf(addDays(due, 1), 9))
  await run(hourOf(addDays(due, 1), 10))
  expect(await emails()).toHaveLength(1)
  await unsent.set({ sent_at: hourOf(addDays(due, 1), 11), text: '', html: null, subject: '' }).execute()
  await run(hourOf(addDays(due, 2)))
  expect(await emails()).toEqual([])
})

it('is one letter with all that is due, of what is wished', async () => {
  const second = (await withChild(server, member, { ...newChild, nickname: 'น้องแก้ว' })).id
  const date = server.today()
  const body = { date, weight: 12, height: 88 }
  ;(await server.call(contract.addGrowth, { token, params: { id: second }, body })).answer()
  await choice({ weighing: true, looking: false })
  ;(
    await server.call(contract.addStool, { token, params: { id: child }, body: { ...newStool, date, lastedDays: 9 } })
  ).answer()
  await run(hourOf(addDays(date, 1)))
  expect(await emails()).toEqual([])
  await run(hourOf(due))
  const [message = '', ...more] = await emails()
  expect(more).toEqual([])
  expect(message).toContain('น้องแก้ว')
  expect(message).toContain(newChild.nickname)
})

it('tells of looking again without telling why', async () => {
  const date = server.today()
  const newborn = { ...newChild, nickname: 'น้องใหม่', birthday: addDays(date, -20) }
  const { id } = (await server.call(contract.addChild, { token, body: newborn })).answer().data
  const body = { purpose: 'child_health', child_id: id, granted: true, version: '2026-12-10' }
  ;(await server.call(contract.recordConsent, { token, body })).answer()
  ;(
    await server.call(contract.addStool, { token, params: { id }, body: { ...newStool, date, colour: 'pale-yellow' } })
  ).answer()
  await choice({ weighing: false, looking: true })
  await server.store.db.deleteFrom('reminder_settings').where('member_id', '!=', member.user.id).execute()
  for (let day = 0; day <= 90; day += 1) await run(hourOf(addDays(date, day)))
  const sent = await emails()
  const days = [90, 83, 76, 69, 62, 60, 55, 48, 41, 34, 27]
  expect(sent.map((text) => /\((.*)\)/.exec(text)?.[1])).toEqual(
    days.map((day) => thaiDate(addDays(newborn.birthday, day))),
  )
  expect(sent[0]).toContain('น้องใหม่ อายุครบ 90 วัน วันดูสีอุจจาระ')
  expect(sent.at(-1)).toContain('น้องใหม่ วันดูสีอุจจาระ')
  for (const message of sent) expect(message).not.toMatch(/ซีด|เหลือง|แพทย์|หมอ/)
})

it('tells each due date once with several processes, and where it is switched off and on again', async () => {
  await choice(both)
  await Promise.all([1, 2, 3].map(() => run(hourOf(due))))
  expect(await emails()).toHaveLength(1)
  await choice({ weighing: false, looking: false })
  await choice(both)
  await run(hourOf(due, 15))
  expect(await emails()).toHaveLength(1)
})

it('does not come without consent, nor to nobody’s address', async () => {
  await choice(both)
  const off = { purpose: 'child_health', child_id: child, granted: false, version: '2026-11-01' }
  ;(await server.call(contract.recordConsent, { token, body: off })).answer()
  await run(hourOf(due))
  expect(await emails()).toEqual([])
  await server.store.db.updateTable('members').set({ email: null }).where('id', '=', member.user.id).execute()
  expect((await server.call(contract.readReminders, { token })).answer().data.can_mail).toBe(false)
  await run(hourOf(addDays(due, 1)))
})

it('that fails for one member is told, and comes to the others; that one is thought of again in an hour', async () => {
  const other = await server.join()
  const { id } = await withChild(server, other)
  const date = server.today()
  const body = { date, weight: 12, height: 88 }
  ;(await server.call(contract.addGrowth, { token: other.access_token, params: { id }, body })).answer()
  await choice(both)
  ;(await server.call(contract.changeReminderMail, { token: other.access_token, body: both })).answer()
  const { db } = server.store
  await db
    .updateTable('reminder_settings')
    .set({ looked_at: hourOf(addDays(due, -1)) })
    .where('member_id', '=', other.user.id)
    .execute()
  await sql`
    create function refuse_letter() returns trigger language plpgsql as $$ begin raise exception 'refused'; end $$;
  `.execute(db)
  await sql`
    create trigger refuse_letter before insert on outbox
    for each row when (new.recipient = ${sql.lit(member.email)}) execute function refuse_letter()
  `.execute(db)
  const failures: unknown[] = []
  const turn = () => mailReminders(db, server.url, hourOf(due), (reason) => failures.push(reason))
  expect([await turn(), await turn()]).toEqual([1, 0])
  expect(failures).toHaveLength(1)
  expect(await emails(other.email)).toHaveLength(1)
  expect(await emails()).toEqual([])
  await sql`drop trigger refuse_letter on outbox`.execute(db)
  await mailReminders(db, server.url, hourOf(due, 11), unexpected)
  expect(await emails()).toHaveLength(1)
})

it('can be ended from the letter itself, by one POST of either kind, and by no look', async () => {
  await choice(both)
  await run(hourOf(due))
  const { unsubscribe_url: url } = await server.store.db
    .selectFrom('outbox')
    .select('unsubscribe_url')
    .where('recipient', '=', member.email)
    .where('unsubscribe_url', 'is not', null)
    .executeTakeFirstOrThrow()
  const mail = async () => (await server.call(contract.readReminders, { token })).answer().data.mail
  const looked = await fetch(url ?? '')
  expect([looked.status, await mail()]).toEqual([200, both])
  expect(await looked.text()).toContain('name="List-Unsubscribe" value="One-Click"')
  const send = (body: BodyInit, to = url ?? '') => fetch(to, { method: 'POST', body, redirect: 'error' })
  expect((await send(new URLSearchParams({ other: 'x' }))).status).toBe(400)
  expect((await send(new URLSearchParams({ 'List-Unsubscribe': 'One-Click' }), `${url}x`)).status).toBe(404)
  expect(await mail()).toEqual(both)
  const form = new FormData()
  form.append('List-Unsubscribe', 'One-Click')
  const typed = new Blob(
    [
      '--b\r\nContent-Disposition: form-data; name="List-Unsubscribe"\r\nContent-Type: text/plain; charset=UTF-8\r\n' +
        'Content-Transfer-Encoding: 8bit\r\n\r\nOne-Click\r\n--b--\r\n',
    ],
    { type: 'multipart/form-data; boundary=b' },
  )
  for (const body of [new URLSearchParams({ 'List-Unsubscribe': 'One-Click' }), form, typed]) {
    await choice(both)
    for (let repeated = 0; repeated < 2; repeated += 1) expect((await send(body)).status).toBe(200)
    expect(await mail()).toEqual({ weighing: false, looking: false })
  }
  const actions = await server.acts('actor', member.user.id)
  expect(actions.filter((action) => action === 'reminders.mail-ended')).toHaveLength(3)
})

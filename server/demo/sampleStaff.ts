import { randomUUID } from 'node:crypto'
import * as E from 'fp-ts/Either'
import { staffRoles, staffRoleWords, type StaffRole } from '@careplus/core/internal/staff'
import { escaped } from '../platform/outbox/escaped.js'
import { grant } from '../staff/people/peopleHandlers.js'
import { inTransaction, type Db, type Tx } from '../platform/store/store.js'

export interface SamplePerson {
  readonly sub: string
  readonly name: string
  readonly email: string
}

export const samplePerson = (role: StaffRole): SamplePerson => ({
  sub: `sample-${role}`,
  name: `${staffRoleWords[role]} ตัวอย่าง`,
  email: `${role}@staff.example`,
})

/** Known from before, because an invitation lasts a day. The issuer has another port at each start. */
const seedOne = async (tx: Tx, role: StaffRole, issuer: string, now: Date): Promise<void> => {
  const { sub: subject, name, email } = samplePerson(role)
  const known = await tx.selectFrom('staff_people').select('id').where('subject', '=', subject).executeTakeFirst()
  if (known !== undefined) {
    await tx.updateTable('staff_people').set({ issuer, ended_at: null }).where('id', '=', known.id).execute()
    return
  }
  const id = randomUUID()
  const row = { id, name, email, issuer, subject, created_at: now, ended_at: null }
  await tx.insertInto('staff_people').values(row).execute()
  await grant(tx, id, { role, until: null, by: 'staff:demo' }, now)
}

export const seedSampleStaff = async (db: Db, issuer: string, now: Date): Promise<void> => {
  await inTransaction<never, null>(db, async (tx) => {
    for (const role of staffRoles) await seedOne(tx, role, issuer, now)
    return E.right(null)
  })
}

export const sampleDirectoryPage = (query: string): string => `<!doctype html>
<html lang="th">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>บัญชีบริษัท (ตัวอย่าง)</title>
<style>
  body { font: 18px/1.6 system-ui, sans-serif; max-width: 24rem; margin: 2rem auto; padding: 0 1rem; color: #222 }
  button { font: inherit; box-sizing: border-box; width: 100%; min-height: 48px; margin-top: .5rem; border-radius: 8px;
    border: 1px solid #1b5e4b; background: none; color: #1b5e4b }
  .mark { background: #fff4d6; padding: .5rem .75rem; border-radius: 8px }
</style>
<h1>บัญชีบริษัท (ตัวอย่าง)</h1>
<p class="mark">หน้านี้มากับตัวทดลอง เลือกคนตามบทบาท เพื่อดูว่าแต่ละบทบาทเห็นและทำอะไรได้บ้าง</p>
${staffRoles
  .map(
    (role) => `<form method="post" action="?${escaped(query)}">
  <input type="hidden" name="account" value="${role}">
  <button name="answer" value="yes">${escaped(samplePerson(role).name)}</button>
</form>`,
  )
  .join('\n')}
<form method="post" action="?${escaped(query)}"><button name="answer" value="no">ไม่เข้า</button></form>
</html>
`

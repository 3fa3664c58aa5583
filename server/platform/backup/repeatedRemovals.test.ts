import { randomUUID } from 'node:crypto'
import * as E from 'fp-ts/Either'
import { consentVersions } from '@careplus/core/consents'
import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import type { Config } from '../config/env.js'
import { withdrawAdult } from '../../family/adults/withdrawAdult.js'
import { audit } from '../audit/audit.js'
import { removeChild } from '../../family/children/children.js'
import { removeFrom } from '../../family/children/childRecords.js'
import { recordConsent } from '../../family/consents/familyConsents.js'
import { grantRoles } from '../../family/partners/sharedRoles.js'
import { scheduleDeletion } from '../../account/profile/accountDeletion.js'
import { cancelLineMessages } from '../lineMessages/cancelMessages.js'
import { type Db } from '../store/store.js'
import { restoredSentence } from './backupLine.js'
import {
  adult,
  restoreBackup,
  child,
  healthConsent,
  inDays,
  inStore,
  joined,
  makeNamedBackup,
  timeoutMs,
  ownPlaces,
  stores,
} from '../../testing/backups.js'

ownPlaces()

const unsubscribed = async (db: Db, member: string, hash: string): Promise<void> => {
  const purpose = { purpose: 'end-reminders', address: 'mali@example.org', used_at: null } as const
  await db
    .insertInto('letter_links')
    .values({ hash, member_id: member, created_at: new Date(), expires_at: inDays(700), ...purpose })
    .execute()
}

const toLine = { purpose: 'line', child_id: null, version: consentVersions.line } as const

const owning = async (config: Config, member: string, friend: string) => {
  const [remaining, removed, shared] = [
    await child(config, member),
    await child(config, member),
    await child(config, member),
  ]
  const [record, address, file] = [randomUUID(), randomUUID(), randomUUID()]
  await inStore(config, async (db) => {
    const at = new Date()
    const figures = { date: '2026-11-02', weight: 10, height: 80, measure: null, head_circumference: null }
    await db
      .insertInto('growth_records')
      .values({ id: record, child_id: remaining, ...figures, created_at: at, created_by: member })
      .execute()
    await db
      .insertInto('files')
      .values({
        id: file,
        member_id: member,
        kind: 'avatar',
        media_type: 'image/webp',
        bytes: Uint8Array.of(1),
        created_at: at,
        delete_at: null,
      })
      .execute()
    await db.updateTable('members').set({ avatar_file_id: file }).where('id', '=', member).execute()
    await sql`insert into member_addresses (id, member_id, address, is_default, created_at)
      values (${address}, ${member}, '{}', true, ${at})`.execute(db)
    await db
      .insertInto('identities')
      .values(
        [
          ['email', 'mali@example.org'],
          ['google', 'one'],
          ['google', 'two'],
        ].map(([issuer = '', subject = '']) => ({ issuer, subject, member_id: member, verified_at: at })),
      )
      .execute()
    await db.insertInto('credentials').values({ member_id: member, password_hash: 'old', changed_at: at }).execute()
    await grantRoles(
      db,
      member,
      friend,
      [
        { child_id: remaining, role: 'manage' },
        { child_id: shared, role: 'view' },
      ],
      at,
    )
    for (const purpose of ['marketing', 'advertising', 'analytics'] as const)
      await recordConsent(db, member, { purpose, child_id: null, granted: true, version: consentVersions[purpose] }, at)
    await db
      .insertInto('reminder_settings')
      .values({
        member_id: member,
        calendar_hash: 'old',
        calendar_since: at,
        mail_weighing: true,
        mail_looking: true,
      })
      .execute()
    await db
      .insertInto('sessions')
      .values({ id: randomUUID(), member_id: member, created_at: at, ended_at: null })
      .execute()
    const session = (
      await db.selectFrom('sessions').select('id').where('member_id', '=', member).executeTakeFirstOrThrow()
    ).id
    await db
      .insertInto('access_tokens')
      .values({ hash: `a${session}`, session_id: session, member_id: member, expires_at: inDays(1) })
      .execute()
    await unsubscribed(db, member, 'earlier')
    await recordConsent(db, friend, { ...toLine, granted: true }, at)
    await db
      .insertInto('line_topics')
      .values([
        { member_id: member, topic: 'bill', since: at },
        { member_id: member, topic: 'draw', since: at },
        { member_id: friend, topic: 'order', since: at },
      ])
      .execute()
    await db
      .insertInto('letter_links')
      .values({
        hash: `l${session}`,
        purpose: 'reset-password',
        member_id: member,
        address: 'mali@example.org',
        created_at: at,
        expires_at: inDays(1),
        used_at: null,
      })
      .execute()
  })
  return { kept: remaining, gone: removed, shared, record, address, file }
}

const askAdult = async (config: Config, member: string): Promise<string> => {
  const [id, at] = [await adult(config, member), new Date()]
  await inStore(config, async (db) => {
    const question = { id, member_id: member, secret_hash: id, asked_at: at, expires_at: inDays(7) }
    await db
      .insertInto('adult_questions')
      .values({ ...question, agreed: true, answered_at: at })
      .execute()
    await db.updateTable('adults').set({ question_id: id, relation: 'mother' }).where('id', '=', id).execute()
  })
  return id
}

const ownedBy = (config: Config, member: string) =>
  inStore(config, async (db) => {
    const of = async <A>(rows: Promise<ReadonlyArray<A>>): Promise<ReadonlyArray<A>> => rows
    const { rows: consents } = await sql<{ said: string }>`
      select distinct on (purpose, child_id) purpose || ' ' || granted as said from consents
      where member_id = ${member} and child_id is null order by purpose, child_id, seq desc`.execute(db)
    return {
      children: (await db.selectFrom('children').select('id').where('member_id', '=', member).execute())
        .map(({ id }) => id)
        .toSorted(),
      records: (await of(db.selectFrom('growth_records').select('id').execute())).map(({ id }) => id),
      addresses: (await db.selectFrom('member_addresses').select('id').execute()).length,
      files: (await db.selectFrom('files').select('id').execute()).length,
      ways: (
        await db
          .selectFrom('identities')
          .select(['issuer', 'subject'])
          .where('member_id', '=', member)
          .orderBy('subject')
          .execute()
      ).map(({ issuer, subject }) => `${issuer} ${subject}`),
      member: await db
        .selectFrom('members')
        .select(['email', 'delete_at', 'allows_advertising', 'care_plus_id', 'avatar_file_id'])
        .where('id', '=', member)
        .executeTakeFirst(),
      secret: (await db.selectFrom('credentials').select('password_hash').executeTakeFirst())?.password_hash,
      sharing: (await db.selectFrom('child_partners').select('role').execute()).map(({ role }) => role),
      consents: consents.map(({ said }) => said),
      reminders: await db
        .selectFrom('reminder_settings')
        .select(['calendar_hash', 'mail_weighing', 'mail_looking'])
        .executeTakeFirst(),
      adults: await db
        .selectFrom('adults')
        .innerJoin('adult_questions', 'adult_questions.id', 'adults.question_id')
        .select(['agreed', 'consent_at', 'erase_at'])
        .execute(),
      inLine: (await db.selectFrom('line_topics').select('topic').orderBy('topic').execute()).map(({ topic }) => topic),
      muted: (await db.selectFrom('notice_mutes').select('topic').execute()).map(({ topic }) => topic),
      open: (await db.selectFrom('sessions').select('id').where('ended_at', 'is', null).execute()).length,
      secrets:
        (await db.selectFrom('access_tokens').select('hash').execute()).length +
        (await db.selectFrom('letter_links').select('hash').where('purpose', '!=', 'end-reminders').execute()).length,
      endingLetters: (
        await db
          .selectFrom('letter_links')
          .select('hash')
          .where('purpose', '=', 'end-reminders')
          .orderBy('hash')
          .execute()
      ).map(({ hash }) => hash),
      leaving: (await db.selectFrom('jobs').select('id').where('kind', '=', 'erase-member').execute()).length,
      restored: (await db.selectFrom('audit').select('seq').where('action', '=', 'store.restored').execute()).length,
    }
  })

describe.each(stores)('what parents took away after a backup of %s', (_, newPlace) => {
  it('stays away, and nobody stays signed in', { timeout: timeoutMs }, async () => {
    const config = await newPlace()
    const [member, friend] = [await joined(config, 'mali@example.org'), await joined(config)]
    const { kept: stays, gone: removed, shared, record, address, file } = await owning(config, member, friend)
    const other = await askAdult(config, member)
    const backup = await makeNamedBackup(config)
    const before = await ownedBy(config, member)
    expect(before).toMatchObject({
      addresses: 1,
      files: 1,
      sharing: ['manage', 'view'],
      open: 1,
      secrets: 2,
      restored: 0,
      inLine: ['bill', 'draw', 'order'],
    })
    await inStore(config, async (db) => {
      const at = new Date()
      await removeChild(db, member, { id: removed, versions: [1] }, at)
      await removeFrom('growth_records', 'growth.removed')(
        db,
        { member, child: stays },
        { id: record, versions: [1] },
        at,
      )
      await healthConsent(db, member, shared, false, at)
      for (const purpose of ['marketing', 'advertising', 'analytics'] as const)
        await recordConsent(db, member, { purpose, child_id: null, granted: false, version: '1' }, at)
      await db.deleteFrom('member_addresses').where('id', '=', address).execute()
      await db.deleteFrom('files').where('id', '=', file).execute()
      for (const subject of ['one', 'two']) await db.deleteFrom('identities').where('subject', '=', subject).execute()
      const [two, mail] = [
        { issuer: 'google', subject: 'two' },
        { issuer: 'email', subject: 'new@example.org' },
      ]
      await db.deleteFrom('identities').where('issuer', '=', 'email').execute()
      for (const invite of [two, mail])
        await db
          .insertInto('identities')
          .values({ ...invite, member_id: member, verified_at: at })
          .execute()
      await db.updateTable('members').set({ email: mail.subject }).where('id', '=', member).execute()
      await audit(db, { actor: member, action: 'email.changed', subject: member }, at)
      await db.updateTable('credentials').set({ password_hash: 'new', changed_at: at }).execute()
      await grantRoles(db, member, friend, [{ child_id: stays, role: 'view' }], at)
      await db
        .updateTable('reminder_settings')
        .set({ calendar_hash: null, calendar_since: null, mail_looking: false })
        .execute()
      await audit(db, { actor: member, action: 'calendar.ended', subject: member }, at)
      await db.insertInto('notice_mutes').values({ member_id: member, topic: 'points' }).execute()
      await cancelLineMessages(db, member, at, ['bill'])
      await audit(db, { actor: member, action: 'line.changed', subject: member }, at)
      await recordConsent(db, friend, { ...toLine, granted: false }, at)
      await db.updateTable('adult_questions').set({ agreed: false, answered_at: at }).execute()
      await withdrawAdult(db, { member, adult: other }, at)
      await unsubscribed(db, member, 'later')
      await scheduleDeletion(db, { member, publicUrl: 'https://careplus.example', textMessages: null }, at)
    })
    const after = await ownedBy(config, member)
    expect(after).toMatchObject({ ways: ['email new@example.org', 'google two'], leaving: 1, inLine: ['bill'] })
    const back = await restoreBackup(config, backup, true, new Date())
    expect(back).toMatchObject({ right: { erased_again: 0, erasures_known: true, taken_again: expect.any(Number) } })
    expect(await ownedBy(config, member)).toStrictEqual({ ...after, open: 0, secrets: 0, restored: 1 })
    if (newPlace === stores.at(-1)?.[1]) {
      await restoreBackup(config, backup, true, new Date())
      expect(await ownedBy(config, member)).toStrictEqual({ ...after, open: 0, secrets: 0, restored: 1 })
    }
    if (E.isRight(back))
      expect(restoredSentence(back.right, { file: 'a', replace: true, json: false })).toMatch(
        /Removed again.*\n.*\n.*has to sign in again\.$/,
      )
  })
})

it.each(stores.slice(-1))(
  'what was added by then comes back though the store in its place had not got it yet: %s',
  { timeout: timeoutMs },
  async (_, newPlace) => {
    const config = await newPlace()
    const member = await joined(config)
    const first = await child(config, member)
    const older = await makeNamedBackup(config)
    const second = await child(config, member)
    const newer = await makeNamedBackup(config)
    expect(await restoreBackup(config, older, true, new Date())).toMatchObject({ right: { taken_again: 0 } })
    expect((await ownedBy(config, member)).children).toStrictEqual([first])
    expect(await restoreBackup(config, newer, true, new Date())).toMatchObject({ right: { taken_again: 0 } })
    expect((await ownedBy(config, member)).children).toStrictEqual([first, second].toSorted())
  },
)

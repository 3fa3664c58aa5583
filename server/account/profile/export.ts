import { strToU8, Zip, ZipDeflate, ZipPassThrough } from 'fflate'
import { sql } from 'kysely'
import { billPictures } from '../../loyalty/exports/bills.js'
import type { Sealing } from '../../platform/crypto/sealed.js'
import type { Files } from '../../platform/files/files.js'
import { wholeHistory } from '../consents/consents.js'
import {
  exportedAddresses,
  exportedBills,
  exportedDraws,
  exportedMissions,
  exportedOrders,
  exportedPoints,
  exportedUploads,
} from '../../loyalty/exports/exported.js'
import { exportedClaims } from '../../loyalty/exports/prizes.js'
import { exportedRequests, requestPictures } from '../../loyalty/exports/requests.js'
import { exportedLineMessages } from '../lineMessages/exportMessages.js'
import { strategyOf } from '../members/members.js'
import { exportedNotices } from '../../content/exports/notices.js'
import { consentedColumns, exportedChildColumns, isConsented } from '../../family/exports/children.js'
import { exportedSharing } from '../../family/exports/partners.js'
import type { Storage } from '../../platform/storage/storage.js'
import type { OfMember } from '../../platform/store/store.js'
import { avatarOf } from './profile.js'

interface Source extends OfMember {
  readonly sealing: Sealing
}

type Part = (source: Source) => Promise<unknown>

const profile: Part = async ({ db, member }) =>
  db
    .selectFrom('members')
    .select([
      'id',
      'email',
      'phone',
      'name',
      'birthday',
      'adult_confirmed_at',
      'created_at',
      'delete_at',
      'care_plus_id',
    ])
    .where('id', '=', member)
    .executeTakeFirstOrThrow()

const identities: Part = async ({ db, member }) =>
  (
    await db
      .selectFrom('identities')
      .select(['issuer', 'subject', 'verified_at'])
      .where('member_id', '=', member)
      .orderBy('verified_at')
      .execute()
  ).map(({ issuer, ...rest }) => ({ way: strategyOf(issuer), issuer, ...rest }))

const devices: Part = async ({ db, member }) =>
  db
    .selectFrom('sessions')
    .select(['strategy', 'device', 'created_at', 'last_used_at', 'ended_at'])
    .where('member_id', '=', member)
    .orderBy('created_at')
    .execute()

const children: Part = async ({ db, member }) =>
  db
    .selectFrom('children')
    .select(exportedChildColumns)
    .select(consentedColumns())
    .where('member_id', '=', member)
    .orderBy('birthday')
    .orderBy('id')
    .execute()

/** Whom a column names, as whoever looks after a child is told it: by name, and whether it was the member. */
const nameOf = (column: string) => sql<string | null>`(select name from members where id = ${sql.ref(column)})`
const isMember = (column: string, member: string) => sql<boolean | null>`${sql.ref(column)} = ${member}::uuid`

const recorded = (column: string, member: string) =>
  [nameOf(column).as('recorded_by'), isMember(column, member).as('recorded_by_me')] as const

const growth: Part = async ({ db, member }) =>
  db
    .selectFrom('growth_records')
    .innerJoin('children', 'children.id', 'growth_records.child_id')
    .select(['child_id', 'nickname', 'date', 'weight', 'height', 'measure', 'head_circumference'])
    .select(['height_carried', 'head_carried', 'referral_taken_on'])
    .select('growth_records.created_at')
    .select(recorded('growth_records.created_by', member))
    .select(nameOf('growth_records.changed_by').as('changed_by'))
    .select(isMember('growth_records.changed_by', member).as('changed_by_me'))
    .where(isConsented('growth_records'))
    .where('member_id', '=', member)
    .orderBy('child_id')
    .orderBy('date')
    .orderBy('growth_records.created_at')
    .orderBy('growth_records.id')
    .execute()

/** Inputs as they were told; a level or a tip is kept nowhere. */
const stool: Part = async ({ db, member }) =>
  db
    .selectFrom('stool_checks')
    .innerJoin('children', 'children.id', 'stool_checks.child_id')
    .select(['child_id', 'nickname', 'date', 'colour', 'photo', 'lasted_days', 'signs', 'stool_checks.created_at'])
    .select(recorded('stool_checks.created_by', member))
    .where(isConsented('stool_checks'))
    .where('member_id', '=', member)
    .orderBy('child_id')
    .orderBy('date')
    .orderBy('stool_checks.created_at')
    .execute()

const nutrition: Part = async ({ db, member }) =>
  db
    .selectFrom('nutrition_checks')
    .innerJoin('children', 'children.id', 'nutrition_checks.child_id')
    .select(['child_id', 'nickname', 'date', 'eaten', 'habits', 'sweet_drinks', 'class_number'])
    .select('nutrition_checks.created_at')
    .select(recorded('nutrition_checks.created_by', member))
    .where(isConsented('nutrition_checks'))
    .where('member_id', '=', member)
    .orderBy('child_id')
    .orderBy('date')
    .orderBy('nutrition_checks.created_at')
    .execute()

/** Not those who withdrew: nothing of theirs is to be read any more. */
const adults: Part = async ({ db, member }) =>
  db
    .selectFrom('adults')
    .select(['id', 'relation', 'name', 'birth_date', 'sex', 'weight', 'height'])
    .select(['consent_at', 'consent_version', 'created_at'])
    .where('member_id', '=', member)
    .where('consent_at', 'is not', null)
    .orderBy('seq')
    .execute()

/** Never what opens one. */
const adultQuestions: Part = async ({ db, member }) =>
  db
    .selectFrom('adult_questions')
    .select(['asked_at', 'expires_at', 'agreed', 'answered_at'])
    .where('member_id', '=', member)
    .orderBy('asked_at')
    .execute()

const mobility: Part = async ({ db, member }) =>
  db
    .selectFrom('mobility_checks')
    .innerJoin('adults', 'adults.id', 'mobility_checks.adult_id')
    .select(['adult_id', 'name', 'date', 'answers', 'calf', 'stand', 'mobility_checks.created_at'])
    .where('member_id', '=', member)
    .where('consent_at', 'is not', null)
    .orderBy('adults.seq')
    .orderBy('date')
    .orderBy('mobility_checks.seq')
    .execute()

const reminders: Part = async ({ db, member }) =>
  db
    .selectFrom('reminder_settings')
    .select(['calendar_since', 'mail_weighing', 'mail_looking'])
    .where('member_id', '=', member)
    .execute()

const activity: Part = async ({ db, member }) =>
  db.selectFrom('audit').select(['at', 'action', 'subject']).where('actor', '=', member).orderBy('seq').execute()

const earlierAccount: Part = async ({ db, member }) =>
  db
    .selectFrom('legacy_accounts')
    .select(['email', 'phone', 'name', 'points', 'claimed_at'])
    .where('claimed_by', '=', member)
    .orderBy('claimed_at')
    .execute()

/** One file for each kind of thing that is kept of a member. What is kept anew has its line here. Never a secret. */
const parts: Readonly<Record<string, Part>> = {
  profile,
  identities,
  devices,
  consents: ({ db, member }) => wholeHistory(db, member),
  children,
  growth,
  stool,
  nutrition,
  adults,
  'adult-questions': adultQuestions,
  mobility,
  reminders,
  sharing: exportedSharing,
  activity,
  'earlier-account': earlierAccount,
  points: exportedPoints,
  orders: exportedOrders,
  addresses: exportedAddresses,
  bills: exportedBills,
  'bill-uploads': exportedUploads,
  draws: async (source) => ({
    ...(await exportedDraws(source)),
    claims: await exportedClaims(source.db, source.sealing, source.member),
  }),
  missions: exportedMissions,
  notices: exportedNotices,
  'line-messages': exportedLineMessages,
  requests: exportedRequests,
}

const readme = [
  'ข้อมูลทั้งหมดของคุณใน CarePlus',
  '',
  'ไฟล์ .json เปิดอ่านได้ด้วยโปรแกรมอ่านข้อความ น้ำหนักเป็นกิโลกรัม ส่วนสูงและรอบศีรษะเป็นเซนติเมตร เวลาเป็นเวลาสากล (UTC)',
  'profile ข้อมูลของคุณ, identities วิธีเข้าสู่ระบบ, devices เครื่องที่เข้า, consents ความยินยอม (child_agreed ลูกอายุ 10 ปีขึ้นไปตกลงด้วย text_sha256 รหัส SHA-256 ของข้อความที่แสดงตอนนั้น), children ลูก (delivery_method เป็นค่าที่ระบบตั้งไว้ ไม่ได้มาจากคุณ),',
  'growth บันทึกการเติบโต (recorded_by คนบันทึก, changed_by คนแก้),',
  'stool บันทึกสีอุจจาระ (lasted_days ว่าง = ไม่แน่ใจ), nutrition แบบเช็กการกิน,',
  'adults ผู้ใหญ่ในบ้าน, adult-questions คำขอเก็บข้อมูลของผู้ใหญ่คนอื่น, mobility ผลเช็กแรง (calf เซนติเมตร seconds วินาที), reminders การเตือน,',
  'sharing คนที่ดูแลลูกด้วยกัน คำเชิญ และสิ่งที่แต่ละคนทำ, activity สิ่งที่ทำในบัญชี, earlier-account บัญชีเดิมที่ย้ายมา,',
  'points คะแนนและทุกครั้งที่เปลี่ยน, orders ของที่แลก, addresses ที่อยู่จัดส่ง, bills ใบเสร็จที่ส่ง (amount_satang สตางค์), bill-uploads รูปใบเสร็จที่ยังไม่ได้ส่ง, draws การลุ้นโชค,',
  'missions ภารกิจ, notices ข้อความแจ้ง, line-messages เรื่องที่ให้บอกทาง LINE, requests เรื่องที่ถามทีมงาน, pictures รูป',
  '',
].join('\n')

/** A ZIP in pieces, as it is made: memory never holds more than one file of it. */
export async function* exportOf(
  source: Source,
  files: Files,
  storage: Storage,
  now: Date,
): AsyncGenerator<Uint8Array, void, undefined> {
  const { db, member } = source
  const ready: Uint8Array[] = []
  const zip = new Zip((failure, piece) => {
    if (failure !== null) throw failure
    ready.push(piece)
  })
  const add = (file: ZipDeflate | ZipPassThrough, bytes: Uint8Array): ReadonlyArray<Uint8Array> => {
    file.mtime = now
    zip.add(file)
    file.push(bytes, true)
    return ready.splice(0)
  }
  yield* add(new ZipDeflate('README.txt'), strToU8(readme))
  for (const [name, part] of Object.entries(parts))
    yield* add(new ZipDeflate(`${name}.json`), strToU8(JSON.stringify(await part(source), null, 2)))
  const avatar = await avatarOf(db, files, member, now)
  // A picture is packed already.
  if (avatar !== null) yield* add(new ZipPassThrough('pictures/avatar.webp'), avatar)
  for await (const { name, bytes } of billPictures(db, storage, member, now))
    yield* add(new ZipPassThrough(`pictures/bills/${name}`), bytes)
  for await (const { name, bytes } of requestPictures(db, storage, member))
    yield* add(new ZipPassThrough(`pictures/requests/${name}`), bytes)
  zip.end()
  yield* ready
}

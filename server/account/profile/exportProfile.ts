import { strToU8, Zip, ZipDeflate, ZipPassThrough } from 'fflate'
import type { Files } from '../../platform/files/files.js'
import type { ExportSource, MemberExport } from '../../platform/module/serverModule.js'
import { wholeHistory } from '../consents/memberConsents.js'
import { exportedLineMessages } from '../lineMessages/exportMessages.js'
import { strategyOf } from '../members/members.js'
import { avatarOf } from './profile.js'

type Part = MemberExport['files'][string]

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

const activity: Part = async ({ db, member }) =>
  db.selectFrom('audit').select(['at', 'action', 'subject']).where('actor', '=', member).orderBy('seq').execute()

const earlierAccount: Part = async ({ db, member }) =>
  db
    .selectFrom('legacy_accounts')
    .select(['email', 'phone', 'name', 'points', 'claimed_at'])
    .where('claimed_by', '=', member)
    .orderBy('claimed_at')
    .execute()

export const exportAccount: MemberExport = {
  files: {
    profile,
    identities,
    devices,
    consents: ({ db, member }) => wholeHistory(db, member),
    activity,
    'earlier-account': earlierAccount,
    'line-messages': exportedLineMessages,
  },
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

/** A ZIP in parts, so that memory never holds more than one of its files. */
export async function* exportOf(
  source: ExportSource,
  parts: ReadonlyArray<MemberExport>,
  files: Files,
): AsyncGenerator<Uint8Array, void, undefined> {
  const ready: Uint8Array[] = []
  const zip = new Zip((failure, piece) => {
    if (failure !== null) throw failure
    ready.push(piece)
  })
  const add = (file: ZipDeflate | ZipPassThrough, bytes: Uint8Array): ReadonlyArray<Uint8Array> => {
    file.mtime = source.now
    zip.add(file)
    file.push(bytes, true)
    return ready.splice(0)
  }
  yield* add(new ZipDeflate('README.txt'), strToU8(readme))
  for (const part of parts)
    for (const [name, load] of Object.entries(part.files))
      yield* add(new ZipDeflate(`${name}.json`), strToU8(JSON.stringify(await load(source), null, 2)))
  const avatar = await avatarOf(source.db, files, source.member, source.now)
  // A picture is compressed already.
  if (avatar !== null) yield* add(new ZipPassThrough('pictures/avatar.webp'), avatar)
  for (const { pictures } of parts)
    if (pictures !== undefined)
      for await (const { path, bytes } of pictures(source)) yield* add(new ZipPassThrough(`pictures/${path}`), bytes)
  zip.end()
  yield* ready
}

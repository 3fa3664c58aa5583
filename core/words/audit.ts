import { thaiDate } from '../domain/calendar/thai.js'
import { bangkokTime, todayInBangkok } from '../domain/calendar/arithmetic.js'
import { ConsentPurpose } from '../domain/consents/consent.js'
import { csvText } from '../domain/loyalty/csv/csv.js'
import { approvalKindWords } from './approvals.js'
import { grouped, signed } from './loyalty/number.js'
import { billFlagWords, billReasonWords, billStateWords, drawStateWords, orderStateWords } from './loyalty/states.js'
import { requestStateWords } from './requests.js'
import { staffRoleWords } from './staff.js'

/** Ids and codes, never a name, an address or a text. */
export interface AuditFacts {
  readonly action: string
  /** For a consent about no child, its purpose. */
  readonly subject: string
  readonly detail: string | null
  /** null: the action changes none, or the entry is older than this column. */
  readonly before: string | null
  readonly after: string | null
  /** Points, or a number of rows. */
  readonly amount: number | null
}

export type AuditObject = 'member' | 'bill' | 'order' | 'request' | 'draw'

interface ActionWords {
  readonly about?: AuditObject
  readonly label: string
  readonly sentence?: (facts: AuditFacts) => string
}

const wordOf = (words: Readonly<Record<string, string>>, code: string): string => words[code] ?? code

const flagWords = (flags: string): string =>
  flags
    .split(',')
    .map((flag) => wordOf(billFlagWords, flag))
    .join(' และ')

const reasonWords = (reason: string): string =>
  (billReasonWords as Readonly<Record<string, { readonly short: string }>>)[reason]?.short ?? reason

/** `points staff:มะลิ`: the kind, and who asked. */
const approvalOf = (detail: string | null) => {
  const [kind = '', ...asker] = (detail ?? '').split(' ')
  return { kind: wordOf(approvalKindWords, kind), asker: asker.join(' ').replace(/^staff:/, '') }
}

const approvedPoints = (amount: number | null): string => (amount === null ? '' : ` ${signed(amount)} คะแนน`)

const approvalSentence = ({ detail, amount }: AuditFacts): string => {
  const { kind, asker } = approvalOf(detail)
  return `คำขอของ ${asker}: ${kind}${approvedPoints(amount)}`
}

const placeWords = (place: string | null): string => (place === null ? '' : `ลำดับที่ ${place}`)

const purposeWords: Readonly<Record<ConsentPurpose, string>> = {
  terms: 'ใช้บริการตามข้อตกลง',
  privacy: 'ตามนโยบายความเป็นส่วนตัว',
  analytics: 'เก็บสถิติการใช้งาน',
  advertising: 'วัดผลโฆษณา',
  marketing: 'รับข่าวสาร',
  child_health: 'เก็บข้อมูลสุขภาพของลูก',
  mobility: 'เก็บข้อมูลกำลังและการเดิน',
  line: 'รับข้อความทาง LINE',
}
const consentWords = (subject: string): string =>
  ConsentPurpose.is(subject) ? purposeWords[subject] : purposeWords.child_health

const roleText = (role: string | null): string => (role === null ? '' : ` ${wordOf(staffRoleWords, role)}`)

/** `20 พ.ย. 2569 · 07.15 น.` */
export const auditMoment = (instant: string): string => {
  const at = Date.parse(instant)
  return Number.isNaN(at) ? instant : `${thaiDate(todayInBangkok(at))} · ${bangkokTime(at).replace(':', '.')}\u00A0น.`
}

const table = {
  'member.guardian_agreed': { label: 'ผู้แทนโดยชอบธรรมยินยอม' },
  'member.joined': { label: 'สมัครสมาชิก' },
  'member.signed-in': { label: 'เข้าสู่ระบบ' },
  'member.phone-changed': { label: 'เปลี่ยนเบอร์มือถือ' },
  'identity.linked': { label: 'เพิ่มวิธีเข้าสู่ระบบ' },
  'identity.unlinked': { label: 'เลิกใช้วิธีเข้าสู่ระบบ' },
  /** Subject: the session. */
  'proof.failed': { label: 'ยืนยันตัวตนไม่ผ่าน' },
  /** Actor `nobody`; subject: the hash of the address. Deleted after 90 days. */
  'sign-in.failed': { label: 'เข้าสู่ระบบไม่สำเร็จ' },
  'password.changed': { label: 'เปลี่ยนรหัสผ่าน' },
  'password.reset': { label: 'ตั้งรหัสผ่านใหม่' },
  'email.changed': { label: 'เปลี่ยนอีเมล' },
  'session.ended': { label: 'ออกจากระบบหนึ่งเครื่อง' },
  'sessions.ended': { label: 'ออกจากระบบทุกเครื่อง' },
  /** A refresh token was used again, which ended its session. */
  'session.reuse-detected': { label: 'พบกุญแจเก่าถูกใช้ซ้ำ' },
  'member.migrated': { label: 'ย้ายบัญชีเดิม' },
  'export.taken': { label: 'ดาวน์โหลดข้อมูลทั้งหมด' },
  'deletion.asked': { label: 'ขอลบบัญชี' },
  'deletion.withdrawn': { label: 'ยกเลิกการขอลบบัญชี' },
  /** All mentions of the member become an anonymous number. */
  'member.erased': { label: 'ลบบัญชีแล้ว' },
  'child.removed': { label: 'ลบลูก' },
  'consent.granted': { label: 'ให้ความยินยอม', sentence: ({ subject }) => `ให้ความยินยอม${consentWords(subject)}` },
  'consent.withdrawn': { label: 'ถอนความยินยอม', sentence: ({ subject }) => `ถอนความยินยอม${consentWords(subject)}` },
  /** Subjects of these four: the invite, the partner, the partner, the child left. */
  'partner.invited': { label: 'ชวนคนช่วยดูแล' },
  'partner.joined': { label: 'ตอบรับคำเชิญ' },
  'partner.removed': { label: 'เลิกให้ช่วยดูแล' },
  'partner.left': { label: 'เลิกช่วยดูแล' },
  /** Subject of these three: the question. Actor of the latter two: `nobody`, because the other adult has no
   * account. */
  'adult.asked': { label: 'ขอความยินยอมจากผู้ใหญ่' },
  'adult.agreed': { label: 'ผู้ใหญ่ตกลง' },
  /** A yes from a browser of the asking member was refused. */
  'adult.agreed-here': { label: 'ตอบแทนผู้ใหญ่จากเครื่องเดียวกัน' },
  'adult.refused': { label: 'ผู้ใหญ่ไม่ตกลง' },
  'adult.added': { label: 'เพิ่มผู้ใหญ่' },
  'adult.removed': { label: 'ลบผู้ใหญ่' },
  'line.changed': { label: 'เปลี่ยนข้อความทาง LINE' },
  'calendar.made': { label: 'สร้างปฏิทิน' },
  'calendar.ended': { label: 'ปิดปฏิทิน' },
  'reminders.mail-ended': { label: 'ปิดจดหมายเตือน' },
  'bill.sent': { about: 'bill', label: 'ส่งใบเสร็จ' },
  'bill.appealed': { about: 'bill', label: 'ขอตรวจใบเสร็จใหม่' },
  'bill.approved': {
    about: 'bill',
    label: 'ใบเสร็จผ่าน',
    sentence: ({ amount, detail }) =>
      `ให้ใบเสร็จผ่าน${amount === null ? '' : ` ได้ ${grouped(amount)} คะแนน`}${detail === null ? '' : ` ทั้งที่${flagWords(detail)}`}`,
  },
  'bill.rejected': {
    about: 'bill',
    label: 'ใบเสร็จไม่ผ่าน',
    sentence: ({ detail }) => `ให้ใบเสร็จไม่ผ่าน${detail === null ? '' : `: ${reasonWords(detail)}`}`,
  },
  /** Subject: the bill. */
  'text.taught': { about: 'bill', label: 'จำชื่อสินค้าจากใบเสร็จ' },
  /** Subject: the link's number. */
  'text.ended': { label: 'เลิกใช้ชื่อที่จำไว้' },
  /** Subject: the request. Its member asks and writes, staff do the rest. */
  'request.asked': { about: 'request', label: 'ถามทีมงาน' },
  'request.written-in': { about: 'request', label: 'เขียนเพิ่มในคำถาม' },
  'request.answered': { about: 'request', label: 'ตอบคำถาม' },
  'request.looked-at': { about: 'request', label: 'เปิดดูคำถาม' },
  'requests.looked-at': {
    label: 'เปิดดูรายการคำถาม',
    sentence: ({ subject }) => `เปิดดูรายการคำถามที่${wordOf(requestStateWords, subject)}`,
  },
  'request-picture.looked-at': { about: 'request', label: 'เปิดดูรูปในคำถาม' },
  /** Subject: the use, and the product, item or task with its owner. */
  'milk-code.passed': { label: 'ผ่านเกณฑ์ พ.ร.บ. นม' },
  /** Subject of these four: the order. Its member cancels, staff do the rest. */
  'order.prepared': { about: 'order', label: 'เริ่มเตรียมของ' },
  'order.shipped': { about: 'order', label: 'ส่งของ' },
  'order.delivered': { about: 'order', label: 'ส่งถึงแล้ว' },
  'order.cancelled': { about: 'order', label: 'ยกเลิกรายการแลก' },
  'order.corrected': { about: 'order', label: 'แก้เลขพัสดุ' },
  'order.returned': { about: 'order', label: 'พัสดุตีกลับ' },
  'order.delivery-undone': { about: 'order', label: 'แก้ว่ายังส่งไม่ถึง' },
  'order.closed': { about: 'order', label: 'ปิดรายการแลก' },
  'order.unpacked': { about: 'order', label: 'แกะของคืนคลัง' },
  'content.imported': { label: 'นำเข้าเนื้อหา' },
  'staff.token-made': {
    label: 'สร้างกุญแจทีมงาน',
    sentence: ({ after }) => `สร้างกุญแจทีมงาน${after === null ? '' : `ของ ${after}`}`,
  },
  'staff.token-ended': {
    label: 'ยกเลิกกุญแจทีมงาน',
    sentence: ({ before }) => `ยกเลิกกุญแจทีมงาน${before === null ? '' : `ของ ${before}`}`,
  },
  'staff.signed-in': { label: 'เข้าสู่ระบบโต๊ะทำงาน' },
  /** Actor `nobody`; subject: the hash of the network. */
  'staff.sign-in-failed': { label: 'เข้าสู่ระบบโต๊ะทำงานไม่สำเร็จ' },
  'staff.signed-out': { label: 'ออกจากระบบโต๊ะทำงาน' },
  /** Subject: the call's name. */
  'staff.role-refused': { label: 'บทบาทไม่ถึง จึงไม่ได้ทำ' },
  /** Subject: the invitation; `after`: the role. */
  'staff.invited': { label: 'เชิญทีมงาน', sentence: ({ after }) => `เชิญทีมงาน${roleText(after)}` },
  'staff.invitation-ended': { label: 'ยกเลิกคำเชิญทีมงาน' },
  /** Subject of these three: the person. */
  'staff.role-granted': { label: 'ให้บทบาท', sentence: ({ after }) => `ให้บทบาท${roleText(after)}` },
  'staff.role-ended': { label: 'ถอนบทบาท', sentence: ({ before }) => `ถอนบทบาท${roleText(before)}` },
  'staff.person-removed': { label: 'นำทีมงานออก' },
  /** Nobody has invited this person of the directory. Actor `nobody`; subject: a hash of the directory's id. */
  'staff.uninvited': { label: 'มีคนเข้าโต๊ะทำงานโดยไม่ได้รับเชิญ' },
  'member.looked-up': { about: 'member', label: 'ค้นหาสมาชิก' },
  'bill.looked-at': { about: 'bill', label: 'เปิดดูใบเสร็จ' },
  'bill-picture.looked-at': { about: 'bill', label: 'เปิดดูรูปใบเสร็จ' },
  'order.looked-at': { about: 'order', label: 'เปิดดูรายการแลก' },
  'winner.looked-at': { about: 'member', label: 'เปิดดูผู้ได้รางวัล' },
  /** Subject: the member; detail: the ledger row and the points. The reason is in the ledger. */
  'points.adjusted': {
    about: 'member',
    label: 'ปรับคะแนน',
    sentence: ({ amount }) =>
      amount === null ? 'ปรับคะแนน' : `${amount < 0 ? 'หัก' : 'เพิ่ม'}คะแนน ${grouped(Math.abs(amount))} คะแนน`,
  },
  /** Subject of these four: the approval; detail: its kind, and who asked. Voided by a change, by time, or because the asker left. */
  'approval.asked': {
    label: 'ขอให้อีกคนอนุมัติ',
    sentence: ({ detail, amount }) => `ขอให้อีกคนอนุมัติ: ${approvalOf(detail).kind}${approvedPoints(amount)}`,
  },
  'approval.approved': { label: 'อนุมัติ', sentence: (facts) => `อนุมัติ${approvalSentence(facts)}` },
  'approval.refused': { label: 'ไม่อนุมัติ', sentence: (facts) => `ไม่อนุมัติ${approvalSentence(facts)}` },
  'approval.voided': {
    label: 'คำขออนุมัติใช้ไม่ได้แล้ว',
    sentence: (facts) => `ทำให้ใช้ไม่ได้: ${approvalSentence(facts)}`,
  },
  'points.ceilings-changed': { label: 'เปลี่ยนเพดานการปรับคะแนน' },
  'legacy.imported': { label: 'นำเข้าบัญชีเดิม', sentence: ({ subject }) => `นำเข้าบัญชีเดิม ${subject} บัญชี` },
  /** Amount: the entries in the file. */
  'audit.exported': {
    label: 'ส่งออกบันทึกการทำงาน',
    sentence: ({ amount }) => `ส่งออกบันทึกการทำงาน ${grouped(amount ?? 0)} รายการ`,
  },
  'store.copied': { label: 'สำเนาข้อมูลทั้งหมด' },
  /** Later deletions were repeated. */
  'store.restored': { label: 'กู้ข้อมูลจากสำเนา' },
  /** It replaces an earlier database. */
  'store.took-place': { label: 'กู้ข้อมูลแทนฐานเดิม' },
  /** Subject: the expected end, `-` if unknown. */
  'maintenance.on': {
    label: 'ปิดปรับปรุง',
    sentence: ({ subject }) => (subject === '-' ? 'ปิดปรับปรุง ไม่ได้บอกเวลาเปิด' : `ปิดปรับปรุงถึง ${auditMoment(subject)}`),
  },
  'maintenance.off': { label: 'เปิดให้ใช้งาน' },
  /** Subject: the item; actor: staff or a job. */
  'draw.prepared': { about: 'draw', label: 'เตรียมการจับรางวัล' },
  'draw.public-value-named': { about: 'draw', label: 'บอกเลขสาธารณะ' },
  'draw.opened': { about: 'draw', label: 'เปิดรับสิทธิ์' },
  'draw.closed': { about: 'draw', label: 'ปิดรับสิทธิ์' },
  'draw.drawn': { about: 'draw', label: 'จับรางวัล' },
  'draw.recorded': { about: 'draw', label: 'บันทึกผลจับรางวัล' },
  'draw.cancelled': { about: 'draw', label: 'ยกเลิกการจับรางวัล' },
  'draw.overdue': { about: 'draw', label: 'เลยวันจับรางวัล' },
  'draw.withdrawn': { about: 'draw', label: 'นำรายการลุ้นโชคออก' },
  'draw.back': { about: 'draw', label: 'นำรายการลุ้นโชคกลับ' },
  'draw.places-moved': { about: 'draw', label: 'เลื่อนผู้มีรายชื่อสำรอง' },
  /** Subject: the item; detail: the place. By the winner, or by staff. */
  'prize.claimed': { about: 'draw', label: 'แจ้งรับรางวัล', sentence: ({ detail }) => `แจ้งรับรางวัล${placeWords(detail)}` },
  'prize.declined': {
    about: 'draw',
    label: 'สละสิทธิ์รางวัล',
    sentence: ({ detail }) => `สละสิทธิ์รางวัล${placeWords(detail)}`,
  },
  'prize.delivered': {
    about: 'draw',
    label: 'ส่งมอบรางวัล',
    sentence: ({ detail }) => `ส่งมอบรางวัล${placeWords(detail)}`,
  },
  'prize-claim.looked-at': {
    about: 'draw',
    label: 'เปิดดูเลขประจำตัวผู้ได้รางวัล',
    sentence: ({ detail }) => `เปิดดูเลขประจำตัวผู้ได้รางวัล${placeWords(detail)}`,
  },
} as const satisfies Readonly<Record<string, ActionWords>>

export type AuditAction = keyof typeof table

const actions: Readonly<Record<string, ActionWords>> = table

export const auditActions = Object.keys(table) as ReadonlyArray<AuditAction>

/** Views by staff, and products passed by the import. Most entries are these. */
export const readOnlyActions: ReadonlyArray<AuditAction> = auditActions.filter((action) =>
  /\.looked-(at|up)$|^milk-code\.passed$/.test(action),
)

/** An action of a newer release names itself. */
export const auditLabel = (action: string): string => actions[action]?.label ?? action

/** Without the actor: `เพิ่มคะแนน 50 คะแนน`. */
export const auditSentence = (facts: AuditFacts): string =>
  actions[facts.action]?.sentence?.(facts) ?? auditLabel(facts.action)

export const auditObject = (action: string): AuditObject | null => actions[action]?.about ?? null

const stateWords: Readonly<Record<AuditObject, Readonly<Record<string, string>>>> = {
  member: {},
  bill: billStateWords,
  order: orderStateWords,
  request: requestStateWords,
  draw: drawStateWords,
}
const switchWords: Readonly<Record<string, string>> = { on: 'ปิดปรับปรุง', off: 'เปิดให้ใช้งาน' }

const valueWords = (action: string, value: string): string => {
  const about = auditObject(action)
  if (about !== null) return /^-?\d+$/.test(value) ? grouped(Number(value)) : wordOf(stateWords[about], value)
  return action.startsWith('maintenance.') ? wordOf(switchWords, value) : value
}

/** null: none. */
export const auditValue = (action: string, value: string | null): string | null =>
  value === null ? null : valueWords(action, value)

const actorWords: Readonly<Record<string, string>> = {
  job: 'ระบบ',
  server: 'ระบบ',
  nobody: 'ผู้ที่ยังไม่ได้เข้าสู่ระบบ',
}

interface Masked {
  readonly name: string | null
  readonly number: string | null
}

const memberWords = ({ name, number }: Masked): string =>
  [name ?? 'สมาชิก', number].filter((part) => part !== null).join(' · ')

/** null: no longer a member, or one without e-mail and number. */
export const auditMember = (member: Masked | null): string =>
  member === null || (member.name === null && member.number === null) ? 'สมาชิกที่ไม่มีชื่อ' : memberWords(member)

export const auditActor = (actor: string, member: Masked | null): string =>
  actorWords[actor] ?? (actor.startsWith('staff:') ? actor.slice('staff:'.length) : auditMember(member))

export interface AuditLine extends AuditFacts {
  /** UTC ISO instant. */
  readonly at: string
  readonly who: string
  readonly roles: ReadonlyArray<string>
  readonly member: (Masked & { readonly id: string }) | null
}

const headings = [
  'วันที่ (ปปปป-ดด-วว ค.ศ.)',
  'เวลา',
  'ใคร',
  'บทบาท',
  'ทำอะไร',
  'สมาชิก',
  'รหัสสมาชิก',
  'ก่อน',
  'หลัง',
  'จำนวน',
  'ชนิด',
  'กับอะไร',
] as const

const cellsOf = (line: AuditLine): ReadonlyArray<string> => {
  const at = Date.parse(line.at)
  return [
    todayInBangkok(at),
    bangkokTime(at),
    line.who,
    line.roles.join(' '),
    auditSentence(line),
    line.member === null ? '' : auditMember(line.member),
    line.member?.id ?? '',
    auditValue(line.action, line.before) ?? '',
    auditValue(line.action, line.after) ?? '',
    line.amount === null ? '' : String(line.amount),
    line.action,
    line.subject,
  ]
}

/** In the given order, with Bangkok days and hours. */
export const auditCsv = (lines: ReadonlyArray<AuditLine>): string => csvText([headings, ...lines.map(cellsOf)])

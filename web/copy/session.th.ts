import { networkWords } from '@careplus/core/words'
import type { CodeRefusal, CodeRequestRefusal } from '@careplus/core/otp'
import { outcomeOf, waitOf, type CallFailure } from '@careplus/core/call'

const nb = '\u00A0'

const clock = (seconds: number): string => `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`

const span = (seconds: number): string => (seconds < 60 ? `${seconds}${nb}วินาที` : `${Math.ceil(seconds / 60)}${nb}นาที`)

export const sessionCopy = {
  email: {
    label: 'อีเมล',
    placeholder: 'เช่น mali@example.com',
  },
  password: {
    label: 'รหัสผ่าน',
    empty: 'ใส่รหัสผ่านก่อน',
  },
  failure: {
    offline: networkWords('offline'),
    waiting: 'ตอนนี้ไม่มีเน็ต เน็ตกลับมาแล้วจะลองให้เอง',
    network: networkWords('failed'),
    server: 'ระบบขัดข้องอยู่ครู่หนึ่ง ที่พิมพ์ไว้ยังอยู่ครบ ลองอีกครั้งนะคะ',
    busy: (seconds: number) => `ตอนนี้มีคนใช้มาก กดได้อีกครั้งใน ${span(seconds)}`,
    limited: (seconds: number) => `ทำหลายครั้งเกินไป กดได้อีกครั้งใน ${span(seconds)}`,
  },
  login: {
    title: ['กลับมาแล้ว', 'คิดถึงเลย'],
    submit: 'เข้าสู่ระบบ',
    busy: 'กำลังเข้าสู่ระบบ',
    forgot: 'ลืมรหัสผ่าน',
    wrong: 'อีเมลหรือรหัสผ่านไม่ตรงกัน ดูอีกครั้งว่าพิมพ์ครบไหม',
    tooMany: (seconds: number) => `ลองผิดหลายครั้งแล้ว ลองใหม่ได้ใน ${span(seconds)}`,
    forgetful: 'เครื่องนี้ไม่ยอมให้เก็บข้อมูล เข้าสู่ระบบได้ แต่ถ้าปิดหรือโหลดหน้านี้ใหม่ หรือผ่านไปครึ่งชั่วโมง อาจต้องเข้าใหม่นะคะ',
    or: 'หรือ',
    byPhone: 'ใช้เบอร์มือถือ',
    waysUnread: 'ทางเข้าอื่นยังไม่ขึ้น ลองอีกครั้ง',
    noAccount: 'ยังไม่มีบัญชี',
    join: 'สมัครสมาชิก ฟรี',
    earlier: 'เคยมีบัญชีในเว็บเดิม',
    migrate: 'ย้ายมาที่นี่',
  },
  register: {
    of: (step: number) => `สมัคร ขั้น ${step} จาก${nb}3`,
    step: 'ขั้นตอนสมัคร',
    haveAccount: 'มีบัญชีแล้ว',
    login: 'เข้าสู่ระบบ',
  },
  start: {
    title: 'เริ่มจากอีเมล',
    lead: `เราจะส่งรหัส 6${nb}หลักไปให้ แล้วค่อยตั้งรหัสผ่าน`,
    neededTitle: 'ก่อนไปต่อ ขอสองข้อนี้ค่ะ',
    adult: `ฉันอายุ 20${nb}ปีขึ้นไป หรือผู้แทนโดยชอบธรรมยินยอมแล้ว`,
    accept: 'ฉันยอมรับ',
    terms: 'ข้อกำหนดการใช้',
    andRead: 'และได้อ่าน',
    privacy: 'นโยบายความเป็นส่วนตัว',
    version: (text: string, date: string) => `${text} ฉบับที่ใช้ตั้งแต่${nb}${date}`,
    before: 'ก่อนวันนั้นใช้ฉบับก่อนหน้า',
    changes: 'ดูว่าเปลี่ยนอะไร และอ่านฉบับก่อนหน้า',
    freeTitle: 'เลือกเพิ่มได้',
    freeNote: 'ไม่เลือกก็สมัครได้ ถอนได้ทุกเมื่อ',
    analytics: 'ให้ดูว่าหน้าไหนใช้ง่าย หน้าไหนใช้ยาก',
    analyticsHelp: 'ข้อมูลการใช้งาน ไม่มีข้อมูลสุขภาพลูก',
    advertising: 'ให้วัดผลโฆษณา',
    advertisingHelp: `เฉพาะสินค้าสำหรับ 3${nb}ปีขึ้นไปและผู้ใหญ่`,
    submit: 'ส่งรหัสไปที่อีเมล',
    busy: 'กำลังส่งรหัส',
    waiting: 'ติ๊กสองข้อแรกก่อน แล้วไปต่อได้',
  },
  code: {
    title: (digits: number) => `กรอกรหัส ${digits}${nb}หลัก`,
    sentTo: 'ส่งไปที่',
    auto: (digits: number) => `ครบ ${digits}${nb}หลักแล้วจะตรวจให้เอง`,
    submit: 'ยืนยัน',
    checking: 'กำลังตรวจรหัส',
    sending: 'กำลังส่งรหัส',
    notGot: 'ยังไม่ได้รับรหัส',
    byMail: {
      change: 'เปลี่ยนอีเมล',
      label: 'รหัสจากอีเมล',
      help: 'ลองดูในกล่องจดหมายขยะด้วย ถ้าอีเมลนี้มีบัญชีอยู่แล้ว เราส่งจดหมายบอกวิธีเข้าแทนรหัส',
    },
    resendIn: 'ขอใหม่ได้ใน',
    clock,
    seconds: (seconds: number) => `${seconds}${nb}วินาที`,
    resend: 'ส่งรหัสใหม่',
    refusal: {
      CodeWrong: (left: number | null) => (left === null ? 'รหัสไม่ตรง ดูอีกครั้ง' : `รหัสไม่ตรง กรอกได้อีก ${left}${nb}ครั้ง`),
      CodeExpired: () => 'รหัสนี้ใช้ไม่ได้แล้ว ขอรหัสใหม่ได้',
      CodeTriesSpent: () => 'กรอกครบจำนวนครั้งแล้ว ขอรหัสใหม่ได้',
      CodeNotChecked: () => 'ยังตรวจรหัสไม่ได้ เน็ตอาจหลุด กดยืนยันอีกครั้ง',
      CodeRequestLimited: () => 'ขอรหัสหลายครั้งแล้ว พักสักครู่แล้วลองใหม่ หรือใช้รหัสล่าสุดที่ได้รับ',
      CodeRequestFailed: () => 'ยังส่งรหัสไม่ได้ เน็ตอาจหลุด ลองอีกครั้ง',
    } satisfies Record<(CodeRefusal | CodeRequestRefusal)['_tag'], (left: number | null) => string>,
  },
  finish: {
    title: 'ตั้งรหัสผ่าน',
    forEmail: 'บัญชี',
    hint: `อย่างน้อย 8${nb}ตัว เว้นวรรคได้ ต่อคำที่จำง่ายหลาย${nb}ๆ${nb}คำยิ่งดี`,
    name: 'ให้เราเรียกคุณว่าอะไร',
    namePlaceholder: 'เช่น มะลิ',
    submit: 'สร้างบัญชี',
    busy: 'กำลังสร้างบัญชี',
    expired: 'ยืนยันอีเมลไว้นานเกินไป ขอรหัสใหม่อีกครั้ง ใช้เวลาไม่ถึงนาที',
    again: 'ขอรหัสใหม่',
  },
  name: { tooLong: (longest: number) => `ชื่อยาวได้ไม่เกิน ${longest}${nb}ตัวอักษร` },
  info: {
    title: (name: string) => (name === '' ? 'ยินดีต้อนรับ' : `ยินดีต้อนรับ ${name}`),
    lead: 'เล่าให้รู้จักกันอีกนิด ข้ามไปก่อนก็ได้',
    formTitle: 'เรื่องของคุณ',
    name: 'ชื่อที่อยากให้เรียก',
    namePlaceholder: 'เช่น มะลิ',
    birthDate: 'วันเกิดของคุณ',
    birthDateFuture: 'วันเกิดนี้ยังมาไม่ถึง เลือกปีอีกครั้ง',
    birthDateMinor: (years: number) => `วันเกิดนี้อายุ ${years}${nb}ปี ใช่ไหมคะ ถ้าไม่ใช่ เลือกปีอีกครั้ง`,
    guardian: 'ถูกแล้ว และผู้แทนโดยชอบธรรม (พ่อแม่หรือผู้ปกครองตามกฎหมาย) ยินยอมให้ใช้บัญชีนี้',
    guardianHelp: `จนกว่าจะอายุ 20${nb}ปี บัญชีนี้ร่วมลุ้นไม่ได้ ไม่วัดโฆษณาหรือการใช้งาน`,
    guardianMissing: 'ติ๊กข้อนี้ หรือเลือกปีเกิดใหม่',
    childTitle: 'เพิ่มลูกเลยไหมคะ',
    childNow: 'เพิ่มลูกตอนนี้',
    childNowHelp: 'ใช้ชื่อเล่น เพศ และวันเกิด',
    childLater: 'ไว้ทีหลัง',
    childLaterHelp: 'เพิ่มได้ทุกเมื่อที่หน้าแรก',
    submit: 'บันทึกแล้วไปต่อ',
    submitOnly: 'บันทึก',
    busy: 'กำลังบันทึก',
    skip: 'ข้ามไปก่อน',
    saved: 'บันทึกข้อมูลของคุณแล้ว',
  },
} as const

/** `tooMany`: what was attempted too often. Without a sentence of ours, the server's own Thai one is shown. */
export const failureText = (
  failure: CallFailure,
  tooMany: (seconds: number) => string = sessionCopy.failure.limited,
): string => {
  const { failure: copy } = sessionCopy
  if (failure._tag === 'NetworkError') return networkWords(failure.reason)
  if (outcomeOf(failure) === 'tooMany') return tooMany(waitOf(failure))
  if (failure.code === 'busy') return copy.busy(waitOf(failure))
  return outcomeOf(failure) === 'passing' || failure.message === '' ? copy.server : failure.message
}

export const pressedFailureText = (failure: CallFailure): string =>
  failure._tag === 'NetworkError' && failure.reason === 'offline' ? sessionCopy.failure.waiting : failureText(failure)

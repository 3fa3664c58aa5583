import type { ActivityKind, CallFailure, InviteWay, PartnerRole, PersonShown } from '@careplus/core/ports'
import { failedText } from './failedText'
import { growthCopy } from './growth.th'
import { offlineText, unsentText } from './connection.th'

const someone = 'คนที่ได้รับคำเชิญ'

export const partnerCopy = {
  title: 'เชิญใครก็ได้ที่ช่วยเลี้ยง',
  intro: 'คนที่ได้รับเชิญเห็นลูกตามที่คุณเลือก คุณยืนยันชื่อก่อนทุกครั้ง และเลิกให้ช่วยดูแลได้ทุกเมื่อ',
  tag: 'ดูแลร่วม',
  way: {
    label: 'ส่งคำเชิญทางไหน',
    code: 'รหัส 6 หลัก',
    link: 'ส่งลิงก์',
  } satisfies Record<InviteWay | 'label', string>,
  about: {
    code: 'เหมาะเมื่ออยู่ด้วยกัน บอกรหัสให้อีกคนกรอกในเครื่องของเขาได้ ใช้ได้ 15 นาที',
    link: 'เหมาะเมื่ออยู่คนละที่ ส่งทางแชตได้ ใช้ได้ครั้งเดียวใน 24 ชั่วโมง',
  } satisfies Record<InviteWay, string>,
  roles: {
    title: 'ให้ทำอะไรได้บ้าง',
    text: 'เลือกแยกทีละคน เปลี่ยนทีหลังได้',
    of: (name: string) => `ให้ทำอะไรกับ${name}ได้บ้าง`,
    none: 'ไม่ให้ดู',
    view: 'ดูได้',
    manage: 'ดูและบันทึก',
    noConsent: 'ต้องยินยอมให้เก็บข้อมูลสุขภาพก่อน จึงชวนคนมาดูได้',
    toConsent: 'ไปหน้าของน้อง',
    nobody: 'เลือกลูกอย่างน้อยหนึ่งคน',
  } satisfies Record<PartnerRole | 'none', string> & Record<string, unknown>,
  make: { code: 'สร้างรหัส', link: 'สร้างลิงก์' } satisfies Record<InviteWay, string>,
  making: 'กำลังสร้าง',
  made: {
    code: 'ให้อีกฝ่ายกรอกรหัสนี้',
    codeSpoken: (code: string) => `รหัสคือ ${[...code].join(' ')}`,
    link: 'ลิงก์พร้อมส่งแล้ว',
    linkText: 'เปิดได้ครั้งเดียว ส่งให้คนที่ตั้งใจเท่านั้น',
    until: (when: string) => `ใช้ได้ครั้งเดียว ถึง ${when}`,
    left: (clock: string) => `เหลือเวลา ${clock}`,
    waiting: 'รออีกฝ่ายตอบรับ หน้านี้จะบอกเองเมื่อมีคนตอบ',
    share: { code: 'ส่งรหัสให้คนที่บ้าน', link: 'ส่งลิงก์ให้คนที่บ้าน' } satisfies Record<InviteWay, string>,
    copy: 'คัดลอก',
    copied: 'คัดลอกแล้ว วางในแชตได้เลย',
    notCopied: 'คัดลอกไม่สำเร็จ กดค้างที่ข้อความแล้วคัดลอกเอง',
    message: {
      code: (code: string, address: string) => `มาช่วยดูแลลูกด้วยกันใน CarePlus กรอกรหัส ${code} ที่ ${address} ภายใน 15 นาที`,
      link: () => 'มาช่วยดูแลลูกด้วยกันใน CarePlus เปิดลิงก์นี้ได้ครั้งเดียวใน 24 ชั่วโมง',
    },
  },
  waiting: {
    title: 'คำเชิญที่รออยู่',
    code: 'รหัส 6 หลัก',
    link: 'ลิงก์เชิญ',
    until: (when: string) => `ใช้ได้ถึง ${when}`,
    revoke: 'ยกเลิก',
    revokeAria: (what: string, when: string) => `ยกเลิก${what}ที่ใช้ได้ถึง ${when}`,
    revoked: 'ยกเลิกคำเชิญแล้ว',
  },
  confirm: {
    title: (name: string) => `ใช่ ${name} หรือเปล่า`,
    unnamed: 'ใช่คนที่คุณชวนหรือเปล่า',
    text: 'มีคนตอบรับคำเชิญแล้ว ดูให้แน่ใจก่อนเปิดข้อมูลลูกให้เห็น',
    noName: 'ยังไม่ได้ตั้งชื่อ',
    yes: 'ใช่ ให้ช่วยดูแลได้',
    no: 'ไม่ใช่คนนี้',
    done: (name: string) => `${name}ช่วยดูแลได้แล้ว`,
    refused: 'ไม่ได้เปิดข้อมูลให้ใครเห็น',
    sees: 'จะเห็น',
  },
  people: {
    title: 'คนที่ดูแลอยู่แล้ว',
    none: 'ยังไม่มีใครช่วยดูแล ส่งรหัสหรือลิงก์ให้คนแรกได้',
    share: (nickname: string, role: PartnerRole) => `${nickname} ${role === 'view' ? 'ดูได้' : 'ดูและบันทึก'}`,
    change: 'เปลี่ยน',
    changeAria: (name: string) => `เปลี่ยนสิ่งที่${name}ทำได้`,
    end: 'เลิกให้ช่วยดูแล',
    endAria: (name: string) => `เลิกให้ช่วยดูแล: ${name}`,
    endTitle: (name: string) => `เลิกให้${name}ช่วยดูแล`,
    endText: 'จะไม่เห็นข้อมูลลูกอีกทันที สิ่งที่บันทึกไว้แล้วยังอยู่',
    endYes: 'เลิกให้ดูแล',
    keep: 'ให้ดูแลต่อ',
    ended: (name: string) => `เลิกให้${name}ดูแลแล้ว`,
    changeTitle: (name: string) => `ให้${name}ทำอะไรได้บ้าง`,
    save: 'บันทึก',
    saved: 'เปลี่ยนแล้ว',
    back: 'ไม่เปลี่ยน',
  },
  log: {
    title: 'ใครทำอะไร',
    choose: 'ของใคร',
    none: 'ยังไม่มีอะไรเกิดขึ้น',
    failed: 'เปิดดูไม่สำเร็จ ลองใหม่อีกครั้ง',
    more: 'ดูทั้งหมด',
    me: 'คุณ',
    unknown: 'คนที่ช่วยดูแล',
    said: {
      'growth.added': (actor, _about, name, day) => `${actor}บันทึกผลวัดของ${name} ${day}`,
      'growth.changed': (actor, _about, name, day) => `${actor}แก้ผลวัดของ${name} ${day}`,
      'growth.removed': (actor, _about, name, day) => `${actor}ลบผลวัดของ${name} ${day}`,
      'stool.added': (actor, _about, name, day) => `${actor}บันทึกสีอุจจาระของ${name} ${day}`,
      'stool.removed': (actor, _about, name, day) => `${actor}ลบบันทึกสีอุจจาระของ${name} ${day}`,
      'nutrition.added': (actor, _about, name, day) => `${actor}บันทึกการกินของ${name} ${day}`,
      'nutrition.removed': (actor, _about, name, day) => `${actor}ลบบันทึกการกินของ${name} ${day}`,
      'child.changed': (actor, _about, name) => `${actor}แก้ข้อมูลของ${name}`,
      'consent.granted': (actor, _about, name) => `${actor}ยินยอมให้เก็บข้อมูลสุขภาพของ${name}`,
      'partner.joined': (actor, about, name) => `${actor}ให้${about}ช่วยดูแล${name}`,
      'partner.changed': (actor, about, name) => `${actor}เปลี่ยนสิ่งที่${about}ทำกับ${name}ได้`,
      'partner.removed': (actor, about, name) => `${actor}เลิกให้${about}ดูแล${name}`,
      'partner.left': (actor, _about, name) => `${actor}เลิกช่วยดูแล${name}`,
    } satisfies Record<ActivityKind, (actor: string, about: string, name: string, day: string) => string>,
  },
  haveCode: 'มีรหัสเชิญ',
  unshared: {
    title: 'ตอนนี้ไม่มีลูกที่แชร์กับคุณ',
    text: 'ลูกที่เคยดูแลร่วมไม่ได้แชร์กับบัญชีนี้แล้ว ถ้ายังช่วยดูแลอยู่ ขอรหัสเชิญใหม่จากเจ้าของบัญชีของน้อง',
  },
  toInvitation: 'ดูคำเชิญ',
  enter: {
    ask: 'มีรหัสหรือลิงก์เชิญจากคนอื่น',
    open: 'กรอกรหัสเชิญ',
    title: 'กรอกรหัสที่ได้รับ',
    text: 'รหัส 6 หลักจากคนที่ชวนคุณ ถ้าได้เป็นลิงก์ เปิดลิงก์นั้นได้',
    label: 'รหัสเชิญ 6 หลัก',
    submit: 'ดูคำเชิญ',
    busy: 'กำลังดู',
    short: 'กรอกให้ครบ 6 หลัก',
    wrong: (left: number | null) =>
      left === null
        ? 'รหัสยังไม่ตรง ดูอีกครั้งกับคนที่ชวน'
        : left === 0
          ? 'รหัสยังไม่ตรง ลองครบแล้ว พักสัก 15 นาที'
          : `รหัสยังไม่ตรง ลองได้อีก ${left} ครั้ง`,
  },
  noChildren: {
    text: 'มีคนชวนคุณมาช่วยดูแล กรอกรหัสจากเขาได้ หรือเพิ่มลูกของคุณก่อนแล้วค่อยชวนคนอื่น',
    add: 'เพิ่มลูก',
  },
  invited: {
    title: (name: string) => `${name} ชวนคุณช่วยดูแล`,
    unnamed: 'มีคนชวนคุณช่วยดูแลลูก',
    text: 'ตอบรับแล้ว รอเขายืนยันชื่อคุณก่อน จึงจะเห็นข้อมูลของน้อง',
    from: 'จาก',
    children: 'คุณจะช่วยดูแล',
    may: {
      view: 'ดูผลวัดและกราฟได้',
      manage: 'ดู บันทึก และแก้ไขได้',
    } satisfies Record<PartnerRole, string>,
    shownAs: (name: string) => `เขาจะเห็นคุณเป็น ${name}`,
    noName: 'เขาจะเห็นแค่อีเมลหรือเบอร์บางส่วน ตั้งชื่อไว้ก่อนจะจำง่ายกว่า',
    accept: 'ตอบรับ',
    later: 'ไม่ตอบรับ',
    waitTitle: (name: string) => `รอ ${name} ยืนยัน`,
    waitText: 'บอกเขาให้เปิดหน้า “ดูแลลูกด้วยกัน” แล้วยืนยันชื่อคุณ หน้านี้จะไปต่อเอง',
    inviter: 'คนที่ชวน',
    doneTitle: 'ดูแลด้วยกันได้แล้ว',
    doneText: 'น้องอยู่ในหน้าลูกน้อยของคุณแล้ว มีป้าย “ดูแลร่วม” กำกับ',
    toChildren: 'ไปดูลูกน้อย',
    wayOn: 'กลับไปหน้าดูแลลูกด้วยกัน',
    retry: 'ลองอีกครั้ง',
  },
  shared: {
    title: 'ดูแลร่วมกัน',
    by: (owner: string | null, role: PartnerRole) =>
      `${owner ?? 'เจ้าของบัญชีของน้อง'}ให้คุณ${role === 'view' ? 'ดูผลวัดและกราฟได้' : 'ดู บันทึก และแก้ข้อมูลได้'}`,
    readOnly: 'คุณดูน้องคนนี้ได้ แต่ยังบันทึกไม่ได้',
    readOnlyText: 'ถ้าต้องการช่วยบันทึก บอกเจ้าของบัญชีของน้องให้เปลี่ยนเป็น “ดูและบันทึก”',
    toChild: 'กลับไปหน้าของน้อง',
    leave: 'เลิกช่วยดูแล',
    leaveTitle: (name: string) => `เลิกช่วยดูแล${name}`,
    leaveText: 'คุณจะไม่เห็นน้องอีก สิ่งที่คุณบันทึกไว้ยังอยู่กับเจ้าของบัญชี',
    leaveYes: 'เลิกช่วยดูแล',
    leaveBusy: 'กำลังเลิก',
    keep: 'ดูแลต่อ',
    left: (name: string) => `เลิกช่วยดูแล${name}แล้ว`,
    invite: 'ชวนคนในบ้านมาช่วยดูแล',
  },
  failed: {
    invite_expired: 'คำเชิญนี้หมดเวลาแล้ว ขอใหม่จากคนที่ชวนได้',
    invite_revoked: 'คนที่ชวนยกเลิกคำเชิญนี้แล้ว ถามเขาอีกครั้งได้',
    invite_used: 'คำเชิญนี้มีคนใช้ไปแล้ว ขอใหม่จากคนที่ชวนได้',
    invite_own: 'นี่คือคำเชิญของคุณเอง ส่งให้คนที่ช่วยเลี้ยงได้',
    not_found: 'ไม่พบคำเชิญนี้ ลิงก์อาจขาดไปบางส่วน ขอใหม่จากคนที่ชวนได้',
    too_many_tries: 'ลองหลายครั้งแล้ว พักสัก 15 นาทีแล้วลองใหม่',
    rate_limited: 'สร้างคำเชิญบ่อยไปนิด พักสักครู่แล้วลองใหม่',
    consent_required: 'ต้องยินยอมให้เก็บข้อมูลสุขภาพของน้องก่อน จึงชวนคนมาดูได้',
    role_forbidden: 'เจ้าของบัญชีของน้องเท่านั้นที่ทำข้อนี้ได้',
    offline: offlineText('', 'ลอง'),
    network: unsentText(),
    other: 'ระบบยังรับไม่ได้ รอสักครู่แล้วลองอีกครั้ง',
    title: 'เปิดคำเชิญนี้ไม่ได้',
  },
} as const

const hasText = (code: string): code is keyof typeof partnerCopy.failed => code in partnerCopy.failed

export const partnerFailedText = (failure: CallFailure): string => {
  const { failed } = partnerCopy
  return failure._tag === 'ApiError' && hasText(failure.code) ? failed[failure.code] : failedText(failure, failed)
}

export const childCalled = (nickname: string): string => growthCopy.childName(nickname)

/** A person's name, or else what is known of their address. */
export const calledAs = ({ name, contact }: PersonShown): string => name ?? contact ?? someone

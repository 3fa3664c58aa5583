import { brandOf, brands } from './members/members.js'
import { frameEmail } from '../platform/outbox/emailFrame.js'
import type { OutboxMessage } from '../platform/outbox/outbox.js'

const brandsInWords = Object.values(brands)
  .join(', ')
  .replace(/, ([^,]*)$/, ' หรือ $1')

type Mail = Omit<OutboxMessage, 'channel' | 'to'>

export const joinCodeEmail = (code: string, minutes: number): Mail =>
  frameEmail({
    subject: `รหัสสมัคร CarePlus: ${code}`,
    before: [`รหัสสำหรับสมัคร CarePlus อยู่ข้างล่างนี้ ใช้ได้ภายใน ${minutes} นาที กรอกในหน้าที่เปิดไว้`],
    code,
    after: ['ถ้าไม่ได้ขอรหัสนี้ ไม่ต้องทำอะไรนะคะ และอย่าส่งรหัสให้ใคร'],
  })

export const alreadyJoinedEmail = (publicUrl: string): Mail =>
  frameEmail({
    subject: 'อีเมลนี้มีบัญชี CarePlus อยู่แล้ว',
    before: ['เมื่อสักครู่มีคนใช้อีเมลนี้สมัคร CarePlus แต่อีเมลนี้มีบัญชีอยู่แล้ว เข้าสู่ระบบได้'],
    button: { label: 'เข้าสู่ระบบ', url: `${publicUrl}/login` },
    after: [`จำรหัสผ่านไม่ได้ ตั้งใหม่ได้ที่ ${publicUrl}/forgot-password`, 'ถ้าไม่ใช่คุณ ไม่ต้องทำอะไรนะคะ บัญชีของคุณยังปลอดภัยดี'],
  })

interface SocialEmail {
  readonly code: string
  readonly minutes: number
  readonly issuer: string
  readonly known: boolean
}

export const socialCodeEmail = ({ code, minutes, issuer, known }: SocialEmail): Mail => {
  const name = brandOf(issuer)
  return {
    subject: `รหัสยืนยันอีเมล CarePlus: ${code}`,
    text: [
      'สวัสดีค่ะ',
      '',
      known
        ? `มีคนขอใช้บัญชี ${name} เข้าบัญชี CarePlus ของอีเมลนี้ ถ้าเป็นคุณ ใช้รหัส ${code}`
        : `รหัสยืนยันอีเมลสำหรับสมัคร CarePlus ด้วยบัญชี ${name} คือ ${code}`,
      `ใช้ได้ภายใน ${minutes} นาที กรอกในหน้าที่เปิดไว้`,
      '',
      'ถ้าไม่ได้ขอรหัสนี้ ไม่ต้องทำอะไรนะคะ และอย่าส่งรหัสให้ใคร คนที่ได้รหัสไปจะเข้าบัญชีนี้ได้',
      'CarePlus',
    ].join('\n'),
  }
}

export const proofCodeEmail = (code: string, minutes: number): Mail =>
  frameEmail({
    subject: `รหัสยืนยันตัวตน CarePlus: ${code}`,
    before: [`รหัสยืนยันว่าเป็นคุณอยู่ข้างล่างนี้ ใช้ได้ภายใน ${minutes} นาที กรอกในหน้าที่เปิดไว้`],
    code,
    after: ['ถ้าไม่ได้กำลังแก้ข้อมูลบัญชี อย่าส่งรหัสนี้ให้ใคร และลองดูว่ามีเครื่องไหนเข้าบัญชีของคุณอยู่ ในหน้าข้อมูลของฉัน'],
  })

export const passwordLinkEmail = (publicUrl: string, token: string, minutes: number): Mail =>
  frameEmail({
    subject: 'ตั้งรหัสผ่าน CarePlus ใหม่',
    before: [`กดปุ่มนี้เพื่อตั้งรหัสผ่านใหม่ ลิงก์ใช้ได้ครั้งเดียว ภายใน ${minutes} นาที`],
    button: { label: 'ตั้งรหัสผ่านใหม่', url: `${publicUrl}/reset-password#token=${token}` },
    after: [
      'เมื่อตั้งแล้ว ทุกเครื่องที่เข้าบัญชีนี้อยู่จะออกจากระบบ',
      'ถ้าไม่ได้ขอ ไม่ต้องทำอะไรนะคะ รหัสผ่านเดิมยังใช้ได้ และอย่าส่งต่อจดหมายนี้ให้ใคร',
    ],
  })

export const noAccountEmail = (publicUrl: string): Mail =>
  frameEmail({
    subject: 'อีเมลนี้ยังไม่มีบัญชี CarePlus',
    before: [
      'เมื่อสักครู่มีคนขอตั้งรหัสผ่านใหม่ด้วยอีเมลนี้ แต่ยังไม่มีบัญชีที่เข้าด้วยอีเมลนี้',
      `คุณอาจสมัครไว้ด้วยอีเมลอื่น เบอร์มือถือ หรือบัญชี ${brandsInWords} ลองเข้าด้วยวิธีนั้นดู`,
    ],
    button: { label: 'ไปหน้าเข้าสู่ระบบ', url: `${publicUrl}/login` },
    after: ['ถ้าไม่ใช่คุณ ไม่ต้องทำอะไรนะคะ'],
  })

export const passwordChangedEmail = (publicUrl: string): Mail =>
  frameEmail({
    subject: 'รหัสผ่าน CarePlus เปลี่ยนแล้ว',
    before: ['รหัสผ่านบัญชีของคุณเพิ่งเปลี่ยน เครื่องอื่นที่เข้าบัญชีนี้อยู่ออกจากระบบให้แล้ว'],
    after: [`ถ้าไม่ใช่คุณเปลี่ยน ตั้งรหัสผ่านใหม่ทันทีที่ ${publicUrl}/forgot-password`],
  })

/** `account`: the address it has now, masked; null: none yet. */
export const confirmAddressEmail = (publicUrl: string, token: string, account: string | null): Mail =>
  frameEmail({
    subject: 'ยืนยันอีเมลใหม่ของบัญชี CarePlus',
    before: [
      account === null ? 'มีบัญชี CarePlus ขอใช้อีเมลนี้' : `บัญชี CarePlus ของ ${account} ขอเปลี่ยนมาใช้อีเมลนี้`,
      'ถ้าเป็นบัญชีของคุณ กดยืนยันได้ภายใน 24 ชั่วโมง จากเครื่องไหนก็ได้',
    ],
    button: { label: 'ยืนยันอีเมลนี้', url: `${publicUrl}/verify-email#token=${token}` },
    after: ['ถ้าไม่ใช่บัญชีของคุณ อย่ากดยืนยัน และไม่ต้องทำอะไรนะคะ อีเมลนี้จะไม่ถูกใช้'],
  })

export const addressTakenEmail = (publicUrl: string): Mail =>
  frameEmail({
    subject: 'มีคนขอใช้อีเมลของคุณกับบัญชี CarePlus อื่น',
    before: [
      'เมื่อสักครู่มีบัญชี CarePlus อื่นขอใช้อีเมลนี้ แต่อีเมลนี้เป็นของบัญชีคุณอยู่แล้ว จึงไม่มีอะไรเปลี่ยน',
      'ถ้าเป็นคุณเองที่มีสองบัญชี เข้าสู่ระบบด้วยอีเมลนี้ได้',
    ],
    button: { label: 'เข้าสู่ระบบ', url: `${publicUrl}/login` },
    after: ['ถ้าไม่ใช่คุณ ไม่ต้องทำอะไรนะคะ บัญชีของคุณยังปลอดภัยดี'],
  })

/** `to`: the new address, masked. */
export const addressChangedEmail = (publicUrl: string, to: string): Mail =>
  frameEmail({
    subject: 'อีเมลของบัญชี CarePlus เปลี่ยนแล้ว',
    before: [`บัญชีที่เคยใช้อีเมลนี้เปลี่ยนไปใช้ ${to} แล้ว จดหมายจากนี้จะไปที่นั่น`],
    after: [`ถ้าไม่ใช่คุณเปลี่ยน เข้าสู่ระบบแล้วบอกทีมงานทันทีที่ ${publicUrl}/request`],
  })

export const signInMethodAddedEmail = (method: string, publicUrl: string): Mail =>
  frameEmail({
    subject: `เข้าบัญชี CarePlus ด้วย ${method} ได้แล้ว`,
    before: [`บัญชีของคุณเพิ่งเพิ่ม ${method} เป็นอีกวิธีเข้าสู่ระบบ`],
    after: [
      `ถ้าไม่ใช่คุณเพิ่ม เลิกใช้วิธีนี้ได้ที่ ${publicUrl}/user-profile#sign-in-methods แล้วตั้งรหัสผ่านใหม่ที่ ${publicUrl}/user-profile#data`,
    ],
  })

export const signInMethodRemovedEmail = (method: string, publicUrl: string): Mail =>
  frameEmail({
    subject: `บัญชี CarePlus เลิกใช้ ${method} เข้าสู่ระบบแล้ว`,
    before: [`${method} เข้าบัญชีของคุณไม่ได้แล้ว วิธีอื่นยังใช้ได้เหมือนเดิม`],
    after: [
      `ถ้าไม่ใช่คุณเลิกใช้ ดูวิธีเข้าสู่ระบบได้ที่ ${publicUrl}/user-profile#sign-in-methods แล้วตั้งรหัสผ่านใหม่ที่ ${publicUrl}/user-profile#data`,
    ],
  })

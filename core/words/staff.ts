import { rolesWith, type StaffAccess, type StaffRole } from '../domain/staff/roles.js'

export const staffRoleWords: Readonly<Record<StaffRole, string>> = {
  'marketing-editor': 'เขียนเนื้อหา',
  'marketing-lead': 'หัวหน้าการตลาด',
  medical: 'แพทย์และโภชนาการ',
  legal: 'กฎหมาย',
  care: 'ดูแลสมาชิก',
  'care-lead': 'หัวหน้าดูแลสมาชิก',
  warehouse: 'คลังสินค้า',
  draws: 'จับรางวัล',
  finance: 'การเงิน',
  'it-admin': 'ผู้ดูแลระบบ',
  auditor: 'ผู้ตรวจสอบ',
}

/** A person cannot change their own roles. */
export const permissionWords = (access: StaffAccess): string =>
  access === 'machine'
    ? 'ข้อนี้ทำได้จากบรรทัดคำสั่งของเครื่องแม่ข่ายเท่านั้น ขอให้ผู้ดูแลเครื่องช่วย'
    : `บทบาทของคุณทำข้อนี้ไม่ได้ ขอให้คนที่มีบทบาทนี้ช่วย: ${rolesWith(access)
        .map((role) => staffRoleWords[role])
        .join(' · ')}`

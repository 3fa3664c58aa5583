export const homeMoreCopy = {
  title: 'เช็กอะไรได้อีก',
  list: [
    { href: '/milnutrisure', title: 'โภชนาการลูก', text: '3\u00A0ปีขึ้นไป รู้ผลเลย ไม่ต้องสมัคร' },
    { href: '/children/stool-info', title: 'สีอุจจาระ', text: 'เทียบสี รู้ว่าเมื่อไรควรพบแพทย์ สำหรับสมาชิก' },
    { href: '/mobility-results', title: 'แรงของผู้ใหญ่', text: 'อ่านเกณฑ์ได้ เก็บผลเมื่อเป็นสมาชิก' },
  ],
} as const

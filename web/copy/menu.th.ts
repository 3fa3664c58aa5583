export const menuCopy = {
  groups: {
    children: 'ลูกน้อย',
    home: 'ของฉันและของบ้าน',
    club: 'สินค้าและรางวัล',
    about: 'เกี่ยวกับเรา',
  },
  close: 'ปิดเมนู',
  signOut: 'ออกจากระบบ',
  signingOut: 'กำลังออกจากระบบ',
} as const

import type { CallFailure } from '@careplus/core/ports'
import { saveFailedText } from './children.th'
import { staleText } from './connection.th'

const nb = '\u00A0'

export const addressCopy = {
  title: 'ที่อยู่จัดส่ง',
  lead: 'ส่งของรางวัลมาที่นี่',
  count: (count: number) => (count === 0 ? 'ยังไม่มี' : `${count}${nb}แห่ง`),
  form: {
    postcode: 'รหัสไปรษณีย์',
    postcodeHint: 'ใส่รหัสก่อน ที่เหลือเลือกจากรายการ',
    postcodePlaceholder: 'เช่น 10310',
    found: 'พบในรายการ',
    searching: 'กำลังหาแขวงและตำบล',
    notRead: 'เปิดรายการแขวงและตำบลไม่สำเร็จ กรอกเองไปก่อนก็ได้',
    place: 'แขวงหรือตำบล',
    choose: 'เลือกแขวงหรือตำบล',
    chooseError: 'เลือกแขวงหรือตำบลจากรายการ',
    byHand: 'ไม่มีในรายการ กรอกเอง',
    fromList: 'เลือกจากรายการ',
    subdistrict: 'ตำบลหรือแขวง',
    district: 'อำเภอหรือเขต',
    province: 'จังหวัด',
    house: 'บ้านเลขที่',
    housePlaceholder: 'เช่น 71/24',
    houseHint: 'ใส่ชื่อคอนโดหรือหมู่บ้านต่อได้',
    moo: 'หมู่',
    mooPlaceholder: 'เช่น 4',
    soi: 'ซอย',
    soiPlaceholder: 'เช่น ลาดพร้าว 71',
    road: 'ถนน',
    roadPlaceholder: 'เช่น ลาดพร้าว',
    none: 'ไม่มีก็ได้',
    recipient: 'ชื่อผู้รับ',
    phone: 'มือถือผู้รับ',
    phonePlaceholder: '081 234 5678',
    phoneHint: 'คนส่งของโทรหาเบอร์นี้',
    main: 'ใช้เป็นที่อยู่หลัก',
    mainHelp: 'แลกของรางวัลครั้งหน้า จะเลือกที่นี่ไว้ให้ก่อน',
    save: 'บันทึกที่อยู่',
    busy: 'กำลังบันทึก',
    cancel: 'กลับไปรายการ',
  },
  book: {
    add: 'เพิ่มที่อยู่',
    addTitle: 'เพิ่มที่อยู่',
    editTitle: 'แก้ที่อยู่',
    emptyTitle: 'ยังไม่มีที่อยู่จัดส่ง',
    empty: 'เก็บไว้สักแห่ง แลกของรางวัลครั้งหน้าจะเร็วขึ้น',
    full: (max: number) => `เก็บได้ ${max}${nb}แห่ง ลบที่ไม่ใช้แล้วก่อน จึงเพิ่มใหม่ได้`,
    main: 'ที่อยู่หลัก',
    makeMain: 'ใช้เป็นที่อยู่หลัก',
    makingMain: 'กำลังเปลี่ยน',
    edit: 'แก้ไข',
    of: (recipient: string, house: string) => `ที่อยู่ของ ${recipient} ${house}`,
    added: 'เก็บที่อยู่ใหม่แล้ว',
    changed: 'แก้ที่อยู่แล้ว',
    mainChanged: 'เปลี่ยนที่อยู่หลักแล้ว',
    removed: 'ลบที่อยู่แล้ว',
    gone: 'ไม่พบที่อยู่นี้แล้ว',
    goneText: 'อาจถูกลบไปจากเครื่องอื่น ดูที่อยู่ที่เหลือได้ในรายการ',
    toList: 'ดูที่อยู่ทั้งหมด',
    failed: 'เปิดที่อยู่ของคุณไม่สำเร็จ',
    stale: staleText('ที่อยู่'),
    choose: 'เลือกที่อยู่',
    remove: {
      label: 'ลบ',
      title: 'ลบที่อยู่นี้',
      confirm: 'ลบที่อยู่',
      busy: 'กำลังลบ',
      keep: 'เก็บไว้',
    },
    removeText: 'ของที่สั่งไว้แล้วยังส่งไปที่เดิม',
  },
} as const

export const addressFailedText = (failure: CallFailure): string =>
  failure._tag === 'ApiError' && failure.fields.some(({ code }) => code === 'too_many')
    ? addressCopy.book.full(20)
    : saveFailedText(failure)

import { erasureWords } from '@careplus/core/consents'
import type { CallFailure } from '@careplus/core/call'
import { failedText } from './failedText'
import { offlineText, queuedText, unsentText } from './connection.th'

const unlost = 'สิ่งที่กรอกยังอยู่ครบ'

const headings: Readonly<Record<number, readonly [string, string]>> = {
  0: ['ลูกน้อย', 'ของเรา'],
  1: ['โตขึ้น', 'ทีละวัน'],
  2: ['ลูกสองคน', 'ของเรา'],
  3: ['ลูกสามคน', 'ของเรา'],
  4: ['ลูกสี่คน', 'ของเรา'],
  5: ['ลูกห้าคน', 'ของเรา'],
}

export const childrenCopy = {
  title: 'ลูกน้อย',
  heading: (count: number): readonly [string, string] => headings[count] ?? [`${count} คน`, 'ต่างจังหวะ'],
  list: 'ลูกของคุณ',
  edit: (name: string) => `แก้ข้อมูลของ${name}`,
  weight: 'น้ำหนัก',
  height: 'ส่วนสูง',
  notMeasured: 'ยังไม่มีผลวัด',
  hidden: 'ข้อมูลสุขภาพซ่อนอยู่',
  hiddenOf: (name: string) => `ข้อมูลสุขภาพ${name}ซ่อนอยู่`,
  toChild: (name: string) => `ไปหน้าของ${name}`,
  record: 'บันทึก',
  curve: 'ดูกราฟ',
  add: 'เพิ่มลูก',
  empty: {
    title: 'เริ่มจากลูกคนแรก',
    text: 'เพิ่มชื่อเล่นกับวันเกิด แล้วบันทึกน้ำหนักกับส่วนสูงไว้ดูทีละครั้งที่วัด',
  },
  missing: {
    page: 'ไม่พบลูกคนนี้',
    title: 'ไม่พบลูกคนนี้ในบัญชี',
    text: 'ลิงก์อาจเก่า ชื่อนี้ถูกลบไปแล้ว หรือเจ้าของบัญชีหยุดให้คุณดู',
    all: 'ดูลูกทุกคน',
  },
  consent: {
    theChild: 'น้อง',
    withoutChild: 'ไม่ติ๊กก็เพิ่มน้องได้ แต่จะยังไม่เก็บอายุครรภ์และผลวัด ถอนได้ทุกเมื่อ',
    withoutRecord: 'ต้องติ๊กก่อนจึงเก็บผลวัดได้ ถอนได้ทุกเมื่อ',
    needed: 'ติ๊กยินยอมก่อน จึงบันทึกผลวัดได้',
    given: (date: string) => `คุณยินยอมไว้เมื่อ ${date}`,
    notGiven: 'ยังไม่ได้ยินยอม จึงยังเก็บผลวัดใหม่ไม่ได้',
    anytime: 'ถอนได้ทุกเมื่อ',
    tickFirst: 'ติ๊กให้ครบก่อน',
    kept: `ข้อมูลสุขภาพที่ถอนแล้ว ${erasureWords} ยินยอมใหม่ก่อนถูกลบ ข้อมูลเดิมจะกลับมา`,
    give: 'ยินยอมให้เก็บ',
    withdraw: 'ถอนความยินยอม',
    withdrawTitle: (name: string) => `ถอนความยินยอมของ${name}`,
    withdrawText: `จะบันทึกผลวัดใหม่ไม่ได้ ข้อมูลสุขภาพที่มีอยู่${erasureWords} และคนที่ช่วยดูแลจะไม่เห็นน้องอีก`,
    withdrawConfirm: 'ถอนความยินยอม',
    keep: 'เก็บไว้เหมือนเดิม',
    gaveDone: 'เก็บความยินยอมแล้ว',
    withdrawnDone: 'ถอนความยินยอมแล้ว',
  },
  form: {
    addTitle: 'เพิ่มลูก',
    editTitle: (name: string) => `แก้ข้อมูลของ${name}`,
    save: 'บันทึก',
    busy: 'กำลังบันทึก',
    added: (name: string) => `เพิ่ม${name}แล้ว`,
    changed: 'แก้ข้อมูลแล้ว',
    refused: {
      nickname: 'ชื่อเล่นนี้ยังบันทึกไม่ได้ ลองแก้ให้สั้นลง',
      birthDate: 'วันเกิดนี้ยังบันทึกไม่ได้ ดูปีอีกครั้ง',
      sex: 'เลือกหญิงหรือชายอีกครั้ง',
      gestation_days: 'จำนวนวันนี้ยังบันทึกไม่ได้ ดูตัวเลขอีกครั้ง',
      gestation_weeks: 'อายุครรภ์นี้ยังบันทึกไม่ได้ ดูตัวเลขอีกครั้ง',
    },
    gestationLater: 'อายุครรภ์ตอนคลอดเป็นข้อมูลสุขภาพ ใส่ได้เมื่อให้ความยินยอมที่หน้าของน้องแล้ว',
    bornAfterMeasured: 'วันเกิดอยู่หลังวันที่วัดครั้งแรก ดูอีกครั้งว่าวันไหนคลาดไป',
    tooMany: 'บัญชีนี้มีลูกครบจำนวนที่เก็บได้แล้ว',
  },
  saveFailed: {
    offline: offlineText(unlost),
    network: unsentText(unlost, 'ไม่ซ้ำแน่นอน'),
    busy: `ตอนนี้มีคนใช้มาก ${unlost} รอสักครู่แล้วกดอีกครั้ง`,
    gone: 'ไม่พบข้อมูลนี้แล้ว อาจถูกลบจากอีกเครื่อง',
    other: `ระบบยังรับไม่ได้ ${unlost} ลองอีกครั้ง`,
  },
  page: {
    latest: (date: string) => `ล่าสุด ${date}`,
    latestTitle: 'ผลล่าสุด',
    hiddenText: (day: string) => `คุณถอนความยินยอมไว้ ข้อมูลเดิมจะถูกลบวันที่ ${day} ยินยอมใหม่ก่อนวันนั้น ข้อมูลเดิมจะกลับมา`,
    noneText: 'มีน้ำหนักกับส่วนสูงครั้งแรกเมื่อไร ผลและกราฟจะขึ้นตรงนี้',
    taken: 'พาไปแล้ว',
    takenBusy: 'กำลังบันทึก',
    takenDone: 'บันทึกแล้วว่าพาไปแล้ว คนที่ช่วยดูแลเห็นด้วย',
    notTaken: 'ยังไม่ได้พาไป',
    notTakenDone: 'กลับมาเตือนเหมือนเดิมแล้ว',
    record: 'บันทึกครั้งใหม่',
    records: 'ทุกครั้งที่วัด',
    editRecord: (date: string) => `แก้ผลวัด ${date}`,
    about: 'ข้อมูลของน้อง',
    born: (date: string) => `เกิด ${date}`,
    gestation: (words: string) => `อายุครรภ์ตอนคลอด ${words}`,
    edit: 'แก้ข้อมูล',
    sheet: 'เก็บเป็นรูป',
    remove: 'ลบน้องออกจากบัญชี',
    removeTitle: (name: string) => `ลบ${name}ออกจากบัญชี`,
    removeText: (count: number) => (count === 0 ? 'ลบแล้วเรียกคืนไม่ได้' : `ผลวัดทั้ง ${count} ครั้งจะถูกลบไปด้วย เรียกคืนไม่ได้`),
    removeConfirm: (name: string) => `ลบ${name}`,
    removed: (name: string) => `ลบ${name}แล้ว`,
  },
} as const

export const saveFailedText = (failure: CallFailure): string => failedText(failure, childrenCopy.saveFailed)

export const saveQueuedText = (failure: CallFailure): string =>
  failedText(failure, {
    ...childrenCopy.saveFailed,
    network: `ส่งไปไม่ถึง ${queuedText(unlost)} ไม่ซ้ำแน่นอน`,
  })

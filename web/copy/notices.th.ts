import type { MutedTopic, NoticeAge, NoticeTopic } from '@careplus/core/notices'
import { offlineText, readFailedWords, staleText, unsentText, unservedText } from './connection.th'

const nb = '\u00A0'

export const noticeCopy = {
  filters: 'เลือกดู',
  show: {
    all: 'ทั้งหมด',
    unread: 'ยังไม่อ่าน',
    growth: 'การเติบโต',
    points: 'คะแนนและรางวัล',
    news: 'ข่าวสาร',
    account: 'บัญชี',
  } satisfies Record<NoticeTopic | 'all' | 'unread', string>,
  unreadCount: (count: number) => (count === 0 ? 'ยังไม่อ่าน' : `ยังไม่อ่าน${nb}${count}`),
  unread: 'ยังไม่อ่าน',
  ages: { today: 'วันนี้', week: 'สัปดาห์นี้', before: 'ก่อนหน้านี้' } satisfies Record<NoticeAge, string>,
  actions: { 'growth.due': 'บันทึกการเติบโต', 'stool.due': 'เช็กสีอุจจาระ', 'points.expiring': 'ดูของที่แลกได้' },
  readAll: 'ทำเครื่องหมายว่าอ่านแล้วทั้งหมด',
  readAllShort: 'อ่านแล้วทั้งหมด',
  readAllBusy: 'กำลังจำไว้ให้',
  stale: staleText('ข่าว'),
  missing: { title: 'ไม่มีข่าวนี้แล้ว', text: 'ข่าวนี้อาจถูกเก็บไปแล้ว หรือเป็นข่าวของอีกบัญชีหนึ่ง' },
  failed: {
    title: 'เปิดข่าวไม่สำเร็จ',
    ...readFailedWords('ข่าวยังอยู่ครบ'),
  },
  changeFailed: {
    offline: offlineText('ยังไม่ได้เปลี่ยน', 'เปลี่ยน'),
    network: unsentText(),
    other: unservedText(),
  },
  empty: {
    all: { title: 'ยังไม่มีข่าวถึงคุณ', text: 'เรื่องของลูก คะแนน และบัญชี จะมาบอกที่นี่' },
    unread: { title: 'อ่านครบแล้ว', text: 'มีเรื่องใหม่เมื่อไรจะมาบอกที่นี่' },
    topic: { title: 'ยังไม่มีข่าวเรื่องนี้', text: 'มีเมื่อไรจะมาบอกที่นี่' },
    muted: { title: 'ปิดข่าวเรื่องนี้อยู่', text: 'เปิดเมื่อไรก็ได้ข้างล่างนี้ ข่าวที่ผ่านมาจะกลับมาให้ครบ' },
  },
  showAll: 'ดูทั้งหมด',
  mutes: {
    title: 'เลือกเรื่องที่อยากรู้',
    topics: {
      growth: { title: 'การเติบโตและการเช็กสี', text: 'เตือนเมื่อถึงกำหนด' },
      points: { title: 'คะแนนและของรางวัล', text: 'ใบเสร็จ วันหมดอายุ การจัดส่ง' },
      news: { title: 'แคมเปญและข่าวสาร', text: 'เดือนละไม่เกิน 2 ครั้ง' },
    } satisfies Record<MutedTopic, { readonly title: string; readonly text: string }>,
    always: 'เรื่องความปลอดภัยของบัญชีจะแจ้งเสมอ',
  },
  page: {
    open: 'เปิดดู',
    campaign: 'ดูแคมเปญ',
    all: 'ดูข่าวทั้งหมด',
  },
  dashboard: {
    title: 'ข่าวถึงคุณ',
    all: 'ทั้งหมด',
    none: 'อ่านครบแล้ว',
    noneText: 'ดูข่าวก่อนหน้านี้ หรือเลือกเรื่องที่อยากรู้',
    failed: 'เปิดข่าวไม่สำเร็จ ดูได้ที่หน้าข่าวถึงคุณ',
  },
} as const

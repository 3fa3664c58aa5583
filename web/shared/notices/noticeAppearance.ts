import type { MemberNotice, NoticeTopic } from '@careplus/core/notices'
import { noticeCopy } from '../../copy/notices.th'
import {
  Clock,
  Droplet,
  Gift,
  House,
  MessageSquare,
  Package,
  Pencil,
  ReceiptText,
  RotateCw,
  Ruler,
  ShieldCheck,
  Sun,
  Ticket,
  Truck,
  type LucideIcon,
} from '../../ui/icons'

type Tone = 'pandan' | 'mango' | 'brick' | 'anchan' | 'sunk'

interface NoticeAppearance {
  readonly icon: LucideIcon
  readonly tone: Tone
}

const byTopic: Readonly<Record<NoticeTopic, NoticeAppearance>> = {
  growth: { icon: Ruler, tone: 'anchan' },
  points: { icon: Gift, tone: 'pandan' },
  news: { icon: Sun, tone: 'mango' },
  account: { icon: ShieldCheck, tone: 'sunk' },
}

const byKind: Readonly<Record<string, NoticeAppearance>> = {
  'bill.received': { icon: ReceiptText, tone: 'sunk' },
  'bill.appealed': { icon: ReceiptText, tone: 'sunk' },
  'bill.approved': { icon: ReceiptText, tone: 'pandan' },
  'bill.rejected': { icon: ReceiptText, tone: 'brick' },
  'order.preparing': { icon: Package, tone: 'pandan' },
  'order.shipped': { icon: Truck, tone: 'pandan' },
  'order.delivered': { icon: House, tone: 'pandan' },
  'order.cancelled': { icon: RotateCw, tone: 'sunk' },
  'points.expiring': { icon: Clock, tone: 'mango' },
  'points.expired': { icon: Clock, tone: 'sunk' },
  'points.adjusted': { icon: Pencil, tone: 'sunk' },
  'draw.entered': { icon: Ticket, tone: 'pandan' },
  'draw.closed': { icon: Ticket, tone: 'mango' },
  'draw.won': { icon: Ticket, tone: 'mango' },
  'draw.result': { icon: Ticket, tone: 'mango' },
  'draw.cancelled': { icon: Ticket, tone: 'sunk' },
  'stool.due': { icon: Droplet, tone: 'anchan' },
  'request.answered': { icon: MessageSquare, tone: 'pandan' },
}

/** By its kind; an unknown kind looks like its topic. */
export const appearanceOf = ({ kind, topic }: Pick<MemberNotice, 'kind' | 'topic'>): NoticeAppearance =>
  byKind[kind] ?? byTopic[topic]

const actions: Readonly<Record<string, string>> = noticeCopy.actions

/** undefined: it asks for nothing. */
export const actionOf = ({ kind }: Pick<MemberNotice, 'kind'>): string | undefined => actions[kind]

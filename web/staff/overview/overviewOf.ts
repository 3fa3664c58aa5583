import { thaiMonthOf, type IsoDate } from '@careplus/core/calendar'
import { csvText, LedgerKind, ledgerKindWords } from '@careplus/core/internal/loyalty'
import type { Figures } from '../../composition/staff'
import { staffOverviewCopy as copy } from '../../copy/staffOverview.th'

export interface Waiting {
  readonly words: string
  readonly count: number
  /** Of the oldest; null: it is not timed. */
  readonly seconds: number | null
  readonly late: boolean
  /** Within how many seconds it should be handled; null: it is not timed. */
  readonly patience: number | null
  readonly to: string | null
}

export interface Amount {
  readonly words: string
  readonly points: number
}

export interface Overview {
  readonly work: ReadonlyArray<Waiting>
  readonly incomplete: boolean
  readonly points: { readonly usable: number; readonly held: number } | null
  readonly rewards: { readonly shown: number; readonly soldOut: number } | null
  readonly sms: { readonly sent: number; readonly budget: number } | null
  readonly expiring: ReadonlyArray<Amount>
  readonly moved: ReadonlyArray<Amount>
}

const [quarterHour, day] = [900, 86_400]

interface Kind {
  readonly words: string
  readonly count: string
  readonly oldest?: string
  readonly labels?: Readonly<Record<string, string>>
  /** Seconds, as long as an alert waits too. */
  readonly patience: number
  readonly to?: string
}

const kinds: ReadonlyArray<Kind> = [
  {
    words: copy.work.bills,
    count: 'careplus_bills_reviewing',
    oldest: 'careplus_bills_oldest_seconds',
    patience: 2 * day,
    to: '/bills',
  },
  ...(
    [
      ['received', copy.work.ordersReceived, 3 * day],
      ['preparing', copy.work.ordersPreparing, 5 * day],
      ['shipped', copy.work.ordersShipped, 14 * day],
    ] as const
  ).map(([state, words, maxWait]) => ({
    words,
    count: 'careplus_orders',
    oldest: 'careplus_orders_oldest_seconds',
    labels: { state },
    patience: maxWait,
    to: '/orders',
  })),
  {
    words: copy.work.requests,
    count: 'careplus_requests_waiting',
    oldest: 'careplus_requests_oldest_seconds',
    patience: 2 * day,
    to: '/requests',
  },
  { words: copy.work.draws, count: 'careplus_draws_overdue', patience: 0, to: '/draws' },
  { words: copy.work.pictures, count: 'careplus_bill_pictures_unread', patience: Infinity },
  ...(['mail', 'sms', 'line'] as const).map((channel) => ({
    words: copy.work[channel],
    count: 'careplus_outbox_waiting',
    oldest: 'careplus_outbox_oldest_seconds',
    labels: { channel },
    patience: quarterHour,
  })),
  {
    words: copy.work.jobs,
    count: 'careplus_jobs_due',
    oldest: 'careplus_jobs_overdue_seconds',
    patience: quarterHour,
  },
]

/** Listed even at zero: a missing one means that the store did not answer. */
const always = ['careplus_bills_reviewing', 'careplus_points_outstanding'] as const

export const overviewOf = (figures: Figures['figures']): Overview => {
  const named = (name: string, labels: Readonly<Record<string, string>> = {}) =>
    figures.filter(
      (each) => each.name === name && Object.entries(labels).every(([key, value]) => each.labels[key] === value),
    )
  const values = (name: string, labels?: Readonly<Record<string, string>>) =>
    named(name, labels).map(({ value }) => value)
  const one = (name: string, labels?: Readonly<Record<string, string>>): number | null =>
    values(name, labels)[0] ?? null
  const work = kinds.map(({ words, count, oldest, labels, patience: maxWait, to = null }): Waiting => {
    const waiting = values(count, labels).reduce((whole, each) => whole + each, 0)
    const seconds = oldest === undefined || waiting === 0 ? null : Math.max(0, ...values(oldest, labels))
    const late = waiting > 0 && (seconds ?? 1) > maxWait
    return { words, count: waiting, seconds, late, patience: oldest === undefined ? null : maxWait, to }
  })
  const usable = one('careplus_points_outstanding', { state: 'usable' })
  const shown = one('careplus_rewards_shown')
  const budget = one('careplus_sms_budget_parts')
  return {
    work,
    incomplete: always.some((name) => named(name).length === 0),
    points: usable === null ? null : { usable, held: one('careplus_points_outstanding', { state: 'held' }) ?? 0 },
    rewards: shown === null ? null : { shown, soldOut: one('careplus_rewards_sold_out') ?? 0 },
    sms: budget === null ? null : { budget, sent: one('careplus_sms_sent_parts') ?? 0 },
    expiring: named('careplus_points_expiring')
      .map(({ labels: { month = '' }, value }) => ({ month, points: value }))
      .sort((a, b) => (a.month < b.month ? -1 : 1))
      .map(({ month, points }) => ({ words: thaiMonthOf(`${month}-01` as IsoDate), points })),
    moved: named('careplus_points_moved')
      .flatMap(({ labels: { kind }, value }) =>
        LedgerKind.is(kind) ? [{ words: ledgerKindWords[kind], points: value }] : [],
      )
      .sort((a, b) => b.points - a.points),
  }
}

/** Additions and deductions are apart, so that both can be summed and neither begins with a sign. */
const amountCells = (title: string, { words, points }: Amount): ReadonlyArray<string> => [
  title,
  words.replaceAll('\u00A0', ' '),
  points < 0 ? '' : String(points),
  points < 0 ? String(-points) : '',
  '',
]

export const overviewCsv = ({ work, points, expiring, moved }: Overview): string =>
  csvText([
    copy.csv.heads,
    ...work.map(({ words, count, seconds }) => [copy.work.title, words, String(count), '', String(seconds ?? '')]),
    ...(points === null
      ? []
      : [
          { words: copy.figures.outstanding, points: points.usable + points.held },
          { words: copy.figures.held, points: points.held },
        ]
    ).map((each) => amountCells(copy.figures.outstanding, each)),
    ...expiring.map((each) => amountCells(copy.expiry.title, each)),
    ...moved.map((each) => amountCells(copy.moved.title, each)),
  ])

import { todayInBangkok } from '@careplus/core/calendar'
import { grouped } from '@careplus/core/loyalty'
import { Link } from 'wouter'
import { staffCalls } from '../../composition/staff'
import { staffOverviewCopy as copy } from '../../copy/staffOverview.th'
import { Button } from '../../ui/Button'
import { Icon } from '../../ui/Icon'
import { Download, RotateCw } from '../../ui/icons'
import { Note } from '../../ui/Note'
import { Tag } from '../../ui/Tag'
import { useSaveFile } from '../../ui/useSaveFile'
import { RemoteView } from '../RemoteView'
import { ScreenFrame } from '../ScreenFrame'
import type { SummaryFigure } from '../Summary'
import { Table, type Column } from '../Table'
import { lengthText, timeText } from '../staffTimes'
import { useAnswer } from '../useAnswer'
import { Bar } from './Bar'
import { overviewCsv, overviewOf, type Amount, type Overview, type Waiting } from './overviewOf'

const largest = (values: ReadonlyArray<number>): number => Math.max(1, ...values)

const workColumns: ReadonlyArray<Column<Waiting>> = [
  {
    head: copy.work.heads.what,
    cell: ({ words, to }) =>
      to === null ? (
        words
      ) : (
        <Link href={to} className="staff-table__link">
          {words}
        </Link>
      ),
  },
  { head: copy.work.heads.count, cell: ({ count }) => grouped(count), kind: 'n' },
  {
    head: copy.work.heads.longest,
    cell: ({ seconds, late }) => (
      <span className="staff-tags">
        <span className="nowrap">{seconds === null ? copy.work.none : lengthText(seconds)}</span>
        {late && <Tag tone="mango">{copy.work.late}</Tag>}
      </span>
    ),
  },
  {
    head: copy.work.heads.compared,
    cell: ({ seconds, late, patience }) =>
      patience === null ? (
        copy.work.none
      ) : (
        <>
          <Bar part={Math.min(1, (seconds ?? 0) / patience)} tone={late ? 'brick' : 'pandan'} />
          <span className="second small staff-table__under">{copy.work.within(lengthText(patience))}</span>
        </>
      ),
  },
]

const amountColumns = (
  amounts: ReadonlyArray<Amount>,
  heads: { readonly points: string; readonly compared: string },
  first: string,
): ReadonlyArray<Column<Amount>> => {
  const largestAmount = largest(amounts.map(({ points }) => Math.abs(points)))
  return [
    { head: first, cell: ({ words }) => words, className: 'nowrap' },
    { head: heads.points, cell: ({ points }) => grouped(points), kind: 'n' },
    {
      head: heads.compared,
      cell: ({ points }) => <Bar part={Math.abs(points) / largestAmount} tone={points < 0 ? 'mango' : 'pandan'} />,
    },
  ]
}

const figuresOf = ({ points, rewards, sms }: Overview): ReadonlyArray<SummaryFigure> => [
  ...(points === null
    ? []
    : [
        { words: copy.figures.outstanding, figure: grouped(points.usable + points.held) },
        { words: copy.figures.held, figure: grouped(points.held) },
      ]),
  ...(rewards === null
    ? []
    : [
        {
          words: copy.figures.soldOut,
          figure: copy.figures.soldOutOf(grouped(rewards.soldOut), grouped(rewards.shown)),
          urgent: rewards.soldOut * 2 > rewards.shown,
        },
      ]),
  ...(sms === null
    ? []
    : [
        {
          words: copy.figures.sms,
          figure: copy.figures.smsOf(grouped(sms.sent), grouped(sms.budget)),
          urgent: sms.sent > 0.8 * sms.budget,
        },
      ]),
]

const Section = ({
  title,
  lead,
  none,
  amounts,
  heads,
}: {
  readonly title: string
  readonly lead?: string
  readonly none: string
  readonly amounts: ReadonlyArray<Amount>
  readonly heads: readonly [first: string, points: string, compared: string]
}) => (
  <section className="staff-stack staff-overview__part">
    <h2>{title}</h2>
    {amounts.length === 0 ? (
      <p className="second">{none}</p>
    ) : (
      <>
        {lead && <p className="second">{lead}</p>}
        <Table
          label={title}
          columns={amountColumns(amounts, { points: heads[1], compared: heads[2] }, heads[0])}
          rows={amounts}
          keyOf={({ words }) => words}
        />
      </>
    )}
  </section>
)

const Parts = ({ overview }: { readonly overview: Overview }) => (
  <div className="staff-overview">
    {overview.incomplete && <Note>{copy.work.unknown}</Note>}
    <section className="staff-stack staff-overview__part">
      <h2>{copy.work.title}</h2>
      <Table label={copy.work.title} columns={workColumns} rows={overview.work} keyOf={({ words }) => words} />
    </section>
    <div className="staff-pair">
      <Section
        title={copy.expiry.title}
        lead={copy.expiry.lead}
        none={copy.expiry.none}
        amounts={overview.expiring}
        heads={[copy.expiry.heads.month, copy.expiry.heads.points, copy.expiry.heads.compared]}
      />
      <Section
        title={copy.moved.title}
        none={copy.moved.none}
        amounts={overview.moved}
        heads={[copy.moved.heads.kind, copy.moved.heads.points, copy.moved.heads.compared]}
      />
    </div>
  </div>
)

export const OverviewScreen = () => {
  const save = useSaveFile()
  const [answer, reload] = useAnswer('', () => staffCalls.readFigures({}))
  const read = answer._tag === 'ready' ? { ...answer.value, overview: overviewOf(answer.value.figures) } : null
  const saveCsv = () => {
    if (read === null) return
    const name = copy.csv.name(todayInBangkok(Date.parse(read.at)))
    void save(new File([overviewCsv(read.overview)], name, { type: 'text/csv' }), copy.csv.done)
  }
  return (
    <ScreenFrame
      title={copy.title}
      trail={read === null ? undefined : copy.countedAt(timeText(Date.parse(read.at)))}
      summary={read === null ? undefined : figuresOf(read.overview)}
      aside={
        <>
          <Button tone="second" size="small" icon={<Icon of={RotateCw} size={20} />} onClick={reload}>
            {copy.again}
          </Button>
          <Button
            tone="second"
            size="small"
            icon={<Icon of={Download} size={20} />}
            aria-disabled={read === null}
            onClick={saveCsv}
          >
            {copy.csv.get}
          </Button>
        </>
      }
    >
      <RemoteView answer={answer} retry={reload}>
        {({ figures }) => <Parts overview={overviewOf(figures)} />}
      </RemoteView>
    </ScreenFrame>
  )
}

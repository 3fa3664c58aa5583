import { useState } from 'react'
import { staffCalls, type StaffTaughtText } from '../../composition/staff'
import { staffBillsCopy } from '../../copy/staffBills.th'
import { Button } from '../../ui/Button'
import { EmptyState } from '../../ui/EmptyState'
import { Tag } from '../../ui/Tag'
import { Permitted } from '../Permitted'
import { RemoteView } from '../RemoteView'
import { ConfirmAction } from '../ConfirmAction'
import { NumberSearch, useSoughtNumber } from '../NumberSearch'
import { ScreenFrame } from '../ScreenFrame'
import { Table, type Column } from '../Table'
import { momentText } from '../staffTimes'
import { useAction } from '../useAction'
import { useAnswer } from '../useAnswer'
import search from '../../ui/drawings/empty/search.svg'

const copy = staffBillsCopy.taught
const longest = 60

const stateOf = ({ counts, ended_by }: StaffTaughtText) =>
  ended_by !== null ? (
    <Tag>{copy.ended(ended_by)}</Tag>
  ) : counts ? (
    <Tag tone="pandan">{copy.counts}</Tag>
  ) : (
    <Tag tone="mango">{copy.once}</Tag>
  )

const columnsOf = (onEnd: (text: StaffTaughtText) => void): ReadonlyArray<Column<StaffTaughtText>> => [
  { head: copy.heads.text, cell: ({ text }) => text },
  { head: copy.heads.product, cell: ({ product_title }) => product_title },
  {
    head: copy.heads.taught,
    cell: ({ taught_at, actor, times }) => (
      <>
        {momentText(taught_at)}
        <span className="second small staff-table__under">
          {actor} · {copy.times(times)}
        </span>
      </>
    ),
  },
  { head: copy.heads.state, cell: stateOf },
  {
    head: copy.heads.end,
    cell: (text) =>
      text.ended_at === null && (
        <Permitted to="bills.judge" otherwise={null}>
          <Button tone="outline" size="small" onClick={() => onEnd(text)}>
            {copy.end}
          </Button>
        </Permitted>
      ),
  },
]

export const LearnedNamesScreen = () => {
  const [sought, seek] = useSoughtNumber()
  const [asked, setAsked] = useState<StaffTaughtText | null>(null)
  const [answer, reload] = useAnswer(`taught.${sought}`, () =>
    staffCalls.listTaughtTexts({ query: sought === '' ? {} : { text: sought } }),
  )
  const action = useAction('taught.end')
  const end = () => {
    if (asked === null) return
    action.run(
      ['end', asked.id],
      (key) => staffCalls.endTaughtText({ body: { id: asked.id }, key }),
      () => {
        setAsked(null)
        reload()
      },
    )
  }
  return (
    <ScreenFrame title={copy.title} trail={copy.lead}>
      <NumberSearch copy={copy.finder} longest={longest} sought={sought} onFind={seek} />
      <RemoteView answer={answer} retry={reload}>
        {(texts) =>
          texts.length === 0 ? (
            <EmptyState drawing={search} title={sought === '' ? copy.none : copy.finder.nobody(sought)} />
          ) : (
            <Table label={copy.finder.table} columns={columnsOf(setAsked)} rows={texts} keyOf={({ id }) => id} />
          )
        }
      </RemoteView>
      <ConfirmAction
        open={asked !== null}
        title={copy.confirm(asked?.text ?? '')}
        confirm={copy.end}
        tone="danger"
        action={action}
        onConfirm={end}
        onClose={() => setAsked(null)}
      >
        {copy.confirmText}
      </ConfirmAction>
    </ScreenFrame>
  )
}

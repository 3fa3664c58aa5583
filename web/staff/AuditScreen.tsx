import { isRight } from 'fp-ts/Either'
import { grouped } from '@careplus/core/loyalty'
import { oneLine } from '@careplus/core/text'
import { useState, type FormEvent } from 'react'
import { useBusy } from '../calls/useBusy'
import { staffCalls, type AuditAction, type AuditPage } from '../composition/staff'
import { auditActionWords } from '../copy/staffAudit.th'
import { staffAuditCopy as copy } from '../copy/staffConsole.th'
import { Button } from '../ui/Button'
import { Fold } from '../ui/Card'
import { Checkbox } from '../ui/Checkbox'
import { EmptyState } from '../ui/EmptyState'
import { SelectField } from '../ui/SelectField'
import { TextField } from '../ui/TextField'
import { useToast } from '../ui/Toast'
import { RemoteView } from './RemoteView'
import { failureText } from './failureText'
import { foldedRows, type FoldedRow } from './foldedRows'
import { ScreenFrame } from './ScreenFrame'
import { Table, type Column } from './Table'
import { momentText } from './staffTimes'
import { useAnswer } from './useAnswer'
import '../ui/fold.css'
import search from '../ui/drawings/empty/search.svg'

interface Filter {
  readonly actor: string
  readonly action: string
  readonly subject: string
  /** The filter includes entries that changed nothing. */
  readonly looksToo: boolean
}

const everything: Filter = { actor: '', action: '', subject: '', looksToo: false }
const parts = ['actor', 'action', 'subject'] as const

const queryOf = (filter: Filter) => ({
  ...Object.fromEntries(parts.flatMap((part) => (oneLine(filter[part]) === '' ? [] : [[part, oneLine(filter[part])]]))),
  ...(filter.looksToo || filter.action !== '' ? {} : { changes: 'only' as const }),
})

const wordsOf: Readonly<Record<string, string>> = auditActionWords satisfies Record<AuditAction, string>
const byWords = Object.entries(auditActionWords).toSorted(([, a], [, b]) => a.localeCompare(b, 'th'))

const columns: ReadonlyArray<Column<FoldedRow>> = [
  {
    head: copy.heads.at,
    cell: ({ newest, moments }) => (
      <>
        {momentText(newest.at)}
        {moments.length > 1 && (
          <span className="second small staff-table__under">
            {copy.since(momentText((moments.at(-1) ?? newest).at))}
          </span>
        )}
      </>
    ),
    className: 'nowrap',
  },
  { head: copy.heads.actor, cell: ({ newest }) => newest.actor, kind: 'id' },
  {
    head: copy.heads.action,
    cell: ({ newest: { action }, moments }) => (
      <>
        {wordsOf[action] ?? action}
        <span className="second small staff-table__under">{action}</span>
        {moments.length > 1 && (
          <Fold title={copy.times(grouped(moments.length))}>
            <ul>
              {moments.map(({ seq, at }) => (
                <li key={seq} className="second small">
                  {momentText(at)}
                </li>
              ))}
            </ul>
          </Fold>
        )}
      </>
    ),
  },
  { head: copy.heads.subject, cell: ({ newest }) => newest.subject, kind: 'id' },
]

const Log = ({ page, filter }: { readonly page: AuditPage; readonly filter: Filter }) => {
  const showToast = useToast()
  const [older, setOlder] = useState<ReadonlyArray<AuditPage>>([])
  const [busy, run] = useBusy()
  const pages = [page, ...older]
  const next = pages.at(-1)?.next ?? null
  const more = async () => {
    const answer = await staffCalls.listAudit({ query: { ...queryOf(filter), before: String(next) } })
    if (isRight(answer)) setOlder([...older, answer.right])
    else showToast({ text: failureText(answer.left), tone: 'failed' })
  }
  if (page.rows.length === 0) return <EmptyState drawing={search} title={copy.none} />
  return (
    <div className="staff-stack">
      <Table
        label={copy.table}
        columns={columns}
        rows={foldedRows(pages.flatMap(({ rows }) => rows))}
        keyOf={({ newest }) => newest.seq}
      />
      {next !== null && (
        <div>
          <Button tone="second" busy={busy} onClick={() => run(more)}>
            {copy.older}
          </Button>
        </div>
      )}
    </div>
  )
}

export const AuditScreen = () => {
  const [typed, setTyped] = useState(everything)
  const [filter, setFilter] = useState(everything)
  const [answer, reload] = useAnswer(JSON.stringify(filter), () => staffCalls.listAudit({ query: queryOf(filter) }))
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setFilter(typed)
  }
  const clear = () => {
    setTyped(everything)
    setFilter(everything)
  }
  return (
    <ScreenFrame
      title={copy.title}
      trail={answer._tag === 'ready' ? copy.total(grouped(answer.value.total)) : undefined}
    >
      <form className="staff-filter-form" onSubmit={submit} aria-label={copy.form}>
        {parts.map((part) =>
          part === 'action' ? (
            <SelectField
              key={part}
              label={copy[part]}
              value={typed[part]}
              onChange={(event) => setTyped({ ...typed, action: event.target.value })}
            >
              <option value="">{copy.any}</option>
              {byWords.map(([action, words]) => (
                <option key={action} value={action}>
                  {words}
                </option>
              ))}
            </SelectField>
          ) : (
            <TextField
              key={part}
              label={copy[part]}
              placeholder={part === 'actor' ? copy.actorHint : undefined}
              value={typed[part]}
              maxLength={100}
              onChange={(event) => setTyped({ ...typed, [part]: event.target.value })}
            />
          ),
        )}
        <Checkbox checked={typed.looksToo} onChange={(event) => setTyped({ ...typed, looksToo: event.target.checked })}>
          {copy.looksToo}
        </Checkbox>
        <Button type="submit" tone="second">
          {copy.filter}
        </Button>
        <Button tone="ghost" onClick={clear}>
          {copy.clear}
        </Button>
      </form>
      <RemoteView answer={answer} retry={reload}>
        {(page) => <Log key={JSON.stringify(filter)} page={page} filter={filter} />}
      </RemoteView>
    </ScreenFrame>
  )
}

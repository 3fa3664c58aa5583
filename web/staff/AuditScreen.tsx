import { outcomeOf } from '@careplus/core/call'
import { parseIsoDate, todayInBangkok } from '@careplus/core/calendar'
import {
  auditActions,
  auditLabel,
  auditMember,
  auditObject,
  auditSentence,
  auditValue,
} from '@careplus/core/internal/audit'
import { staffRoles, staffRoleWords } from '@careplus/core/internal/staff'
import { grouped } from '@careplus/core/loyalty'
import { oneLine } from '@careplus/core/text'
import { isRight } from 'fp-ts/Either'
import { useState, type FormEvent } from 'react'
import { Link, useSearchParams } from 'wouter'
import { useBusy } from '../calls/useBusy'
import { staffCalls, type AuditPage } from '../composition/staff'
import { staffAuditCopy as copy } from '../copy/staffConsole.th'
import { Button } from '../ui/Button'
import { DatePicker } from '../ui/DatePicker'
import { EmptyState } from '../ui/EmptyState'
import { Icon } from '../ui/Icon'
import { Download } from '../ui/icons'
import { SelectField } from '../ui/SelectField'
import { TextField } from '../ui/TextField'
import { useToast } from '../ui/Toast'
import { useSaveFile } from '../ui/useSaveFile'
import { RemoteView } from './RemoteView'
import { failureText } from './failureText'
import { ScreenFrame } from './ScreenFrame'
import { Table, type Column } from './Table'
import { momentText } from './staffTimes'
import { useAnswer } from './useAnswer'
import { useNow } from './useNow'
import search from '../ui/drawings/empty/search.svg'

type Entry = AuditPage['rows'][number]

const parts = ['actor', 'action', 'member', 'day', 'views'] as const
type Filter = Readonly<Record<(typeof parts)[number], string>>

/** The filter is in the address, so that a question can be a bookmark. */
const filterIn = (params: URLSearchParams): Filter =>
  Object.fromEntries(parts.map((part) => [part, params.get(part) ?? ''])) as Filter

const paramsOf = (filter: Filter): Record<string, string> =>
  Object.fromEntries(parts.flatMap((part) => (oneLine(filter[part]) === '' ? [] : [[part, oneLine(filter[part])]])))

const viewChoices = ['each', 'none'] as const

const queryOf = ({ actor, action, member, day, views }: Filter) => {
  const kind = auditActions.find((each) => each === action)
  const date = parseIsoDate(day)
  const choice = viewChoices.find((each) => each === views)
  return {
    ...(actor === '' ? {} : { actor }),
    ...(kind === undefined ? {} : { action: kind }),
    ...(member === '' ? {} : { member }),
    ...(isRight(date) ? { day: date.right } : {}),
    ...(choice === undefined ? {} : { views: choice }),
  }
}

const byLabel = auditActions
  .map((action) => [action, auditLabel(action)] as const)
  .toSorted(([, a], [, b]) => a.localeCompare(b, 'th'))

/** All roles at once are a token of the earlier kind, or the machine. */
const rolesText = (roles: ReadonlyArray<string>): string =>
  roles.length === staffRoles.length
    ? copy.allRoles
    : staffRoles
        .filter((role) => roles.includes(role))
        .map((role) => staffRoleWords[role])
        .join(' · ')

const dayOf = (instant: string): string => todayInBangkok(Date.parse(instant))

const Change = ({ action, before, after }: Entry) =>
  before === null && after === null
    ? null
    : copy.change(auditValue(action, before) ?? copy.unset, auditValue(action, after) ?? copy.unset)

/** Nobody reads an id or a hash, and the CSV has both. */
const idText = /^[0-9a-f-]{36}$|^[\w-]{43}$|^-$/

const Subject = ({ action, subject }: Entry) => {
  const object = auditObject(action)
  if (object === 'member') return null
  if (object !== null) return <Link href={`/${object}s/${subject}`}>{copy.open[object]}</Link>
  return idText.test(subject) ? null : subject
}

const columns: ReadonlyArray<Column<Entry>> = [
  {
    head: copy.heads.at,
    cell: ({ at, since, times }) => (
      <>
        {momentText(at)}
        {times > 1 && <span className="second small staff-table__under">{copy.since(momentText(since))}</span>}
      </>
    ),
    className: 'nowrap',
  },
  {
    head: copy.heads.actor,
    cell: ({ who, roles }) => (
      <>
        {who}
        {roles.length > 0 && <span className="second small staff-table__under">{rolesText(roles)}</span>}
      </>
    ),
  },
  {
    head: copy.heads.did,
    cell: (entry) => (
      <>
        {auditSentence(entry)}
        {entry.times > 1 && (
          <span className="second small staff-table__under">
            {copy.times(grouped(entry.times))}{' '}
            <Link
              href={`/audit?${new URLSearchParams({ actor: entry.actor, action: entry.action, day: dayOf(entry.at), views: 'each' })}`}
            >
              {copy.each}
            </Link>
          </span>
        )}
      </>
    ),
  },
  {
    head: copy.heads.member,
    cell: ({ member, times }) =>
      member === null || times > 1 ? null : <Link href={`/points?who=${member.id}`}>{auditMember(member)}</Link>,
  },
  { head: copy.heads.change, cell: Change },
  { head: copy.heads.subject, cell: (entry) => (entry.times > 1 ? null : <Subject {...entry} />), kind: 'id' },
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
      <Table label={copy.table} columns={columns} rows={pages.flatMap(({ rows }) => rows)} keyOf={({ seq }) => seq} />
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

const FilterForm = ({ filter, onFilter }: { readonly filter: Filter; readonly onFilter: (filter: Filter) => void }) => {
  const [typed, setTyped] = useState(filter)
  const now = useNow()
  const [people] = useAnswer('', () => staffCalls.listAuditPeople({}))
  const set = (part: keyof Filter) => (value: string) => setTyped({ ...typed, [part]: value })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    onFilter(typed)
  }
  const known = people._tag === 'ready' ? people.value : []
  return (
    <form className="staff-filter-form" onSubmit={submit} aria-label={copy.form}>
      <SelectField label={copy.actor} value={typed.actor} onChange={(event) => set('actor')(event.target.value)}>
        <option value="">{copy.anybody}</option>
        {typed.actor !== '' && !known.some(({ actor }) => actor === typed.actor) && (
          <option value={typed.actor}>{typed.actor}</option>
        )}
        {known.map(({ actor, who }) => (
          <option key={actor} value={actor}>
            {who}
          </option>
        ))}
      </SelectField>
      <SelectField label={copy.action} value={typed.action} onChange={(event) => set('action')(event.target.value)}>
        <option value="">{copy.any}</option>
        {byLabel.map(([action, label]) => (
          <option key={action} value={action}>
            {label}
          </option>
        ))}
      </SelectField>
      <TextField
        label={copy.member}
        placeholder={copy.memberHint}
        value={typed.member}
        maxLength={100}
        autoComplete="off"
        spellCheck={false}
        onChange={(event) => set('member')(event.target.value)}
      />
      <DatePicker
        label={copy.day}
        value={typed.day === '' ? null : typed.day}
        today={todayInBangkok(now)}
        onChange={(day) => set('day')(day ?? '')}
      />
      <SelectField label={copy.views} value={typed.views} onChange={(event) => set('views')(event.target.value)}>
        <option value="">{copy.viewsWords.folded}</option>
        <option value="each">{copy.viewsWords.each}</option>
        <option value="none">{copy.viewsWords.none}</option>
      </SelectField>
      <Button type="submit" tone="second">
        {copy.filter}
      </Button>
      <Button tone="ghost" onClick={() => onFilter(filterIn(new URLSearchParams()))}>
        {copy.clear}
      </Button>
    </form>
  )
}

export const AuditScreen = () => {
  const showToast = useToast()
  const save = useSaveFile()
  const [params, setParams] = useSearchParams()
  const [busy, run] = useBusy()
  const filter = filterIn(params)
  const key = JSON.stringify(filter)
  const [answer, reload] = useAnswer(key, () => staffCalls.listAudit({ query: queryOf(filter) }))
  const saveCsv = async () => {
    const file = await staffCalls.exportAudit({ query: queryOf(filter) })
    if (!isRight(file)) return showToast({ text: failureText(file.left), tone: 'failed' })
    const { mediaType, bytes } = file.right
    void save(
      new File([Uint8Array.from(bytes)], copy.csv.name(todayInBangkok(Date.now())), { type: mediaType }),
      copy.csv.done,
    )
  }
  const isNobody = answer._tag === 'failed' && outcomeOf(answer.failure) === 'missing'
  return (
    <ScreenFrame
      title={copy.title}
      trail={answer._tag === 'ready' ? copy.total(grouped(answer.value.total)) : undefined}
      aside={
        <Button
          tone="second"
          size="small"
          busy={busy}
          icon={<Icon of={Download} size={20} />}
          onClick={() => run(saveCsv)}
        >
          {copy.csv.save}
        </Button>
      }
    >
      <FilterForm key={key} filter={filter} onFilter={(next) => setParams(paramsOf(next), { replace: true })} />
      {isNobody ? (
        <EmptyState drawing={search} title={copy.nobody} />
      ) : (
        <RemoteView answer={answer} retry={reload}>
          {(page) => <Log key={key} page={page} filter={filter} />}
        </RemoteView>
      )}
    </ScreenFrame>
  )
}

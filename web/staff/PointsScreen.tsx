import { outcomeOf } from '@careplus/core/call'
import { isRight } from 'fp-ts/Either'
import { grouped } from '@careplus/core/loyalty'
import { oneLine } from '@careplus/core/text'
import { useEffect, useRef, useState, type FormEvent } from 'react'
import { useSearchParams } from 'wouter'
import { useBusy } from '../calls/useBusy'
import { staffCalls, type StaffMember } from '../composition/staff'
import { staffPointsCopy as copy } from '../copy/staffConsole.th'
import { Button } from '../ui/Button'
import { TextField } from '../ui/TextField'
import { useToast } from '../ui/Toast'
import { AdjustPoints } from './AdjustPoints'
import { Fact, FactCard } from './FactCard'
import { failureText } from './failureText'
import { Permitted } from './Permitted'
import { ScreenFrame } from './ScreenFrame'
import { memberText } from './memberText'
import { momentText } from './staffTimes'

const MemberFacts = ({ member }: { readonly member: StaffMember }) => (
  <FactCard label={copy.facts.label}>
    <Fact word={copy.facts.member}>{memberText(member)}</Fact>
    <Fact word={copy.facts.email}>{member.email ?? '–'}</Fact>
    <Fact word={copy.facts.joined}>{momentText(member.joined_at)}</Fact>
    <Fact word={copy.facts.balance}>{grouped(member.balance)}</Fact>
    <Fact word={copy.facts.held}>{grouped(member.held)}</Fact>
    <Fact word={`${copy.facts.bills} · ${copy.facts.orders}`}>
      {grouped(member.bills)} · {grouped(member.orders)}
    </Fact>
  </FactCard>
)

export const PointsScreen = () => {
  const showToast = useToast()
  const [params] = useSearchParams()
  const linked = params.get('who') ?? ''
  const [search, setSearch] = useState(linked)
  const [busy, run] = useBusy()
  const [error, setError] = useState<string | undefined>()
  const [member, setMember] = useState<StaffMember | null>(null)

  const find = async (name: string) => {
    setError(undefined)
    const answer = await staffCalls.findMember({ query: { who: name } })
    if (isRight(answer)) {
      setMember(answer.right)
      return
    }
    setMember(null)
    const { left } = answer
    setError(outcomeOf(left) === 'missing' ? copy.nobody : failureText(left))
  }
  const findLinked = useRef(find)
  useEffect(() => {
    if (linked !== '') run(() => findLinked.current(linked))
  }, [linked, run])
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (busy) return
    if (oneLine(search) === '') setError(copy.whoEmpty)
    else run(() => find(oneLine(search)))
  }
  return (
    <ScreenFrame title={copy.title}>
      <div className="staff-narrow staff-stack">
        <form className="ui-card ui-card--plain staff-stack" onSubmit={submit} noValidate role="search">
          <p className="second">{copy.lead}</p>
          <TextField
            label={copy.who}
            value={search}
            error={error}
            maxLength={100}
            autoComplete="off"
            spellCheck={false}
            onChange={(event) => {
              setSearch(event.target.value)
              setError(undefined)
            }}
          />
          <div>
            <Button type="submit" tone={member === null ? 'primary' : 'second'} busy={busy} busyLabel={copy.finding}>
              {copy.find}
            </Button>
          </div>
        </form>
        {member !== null && (
          <>
            <MemberFacts member={member} />
            <Permitted to="points.adjust">
              <AdjustPoints
                key={member.id}
                member={member}
                onDone={(doneText) => {
                  showToast({ text: doneText })
                  run(() => find(member.id))
                }}
              />
            </Permitted>
          </>
        )}
      </div>
    </ScreenFrame>
  )
}

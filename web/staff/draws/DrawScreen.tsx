import { thaiDate, todayInBangkok } from '@careplus/core/calendar'
import { grouped, isOverdue, type DrawState } from '@careplus/core/loyalty'
import type { ComponentType } from 'react'
import { staffCalls, type StaffDraw } from '../../composition/staff'
import { staffApprovalsCopy as approvalsCopy } from '../../copy/staffConsole.th'
import { staffDrawsCopy as copy } from '../../copy/staffDraws.th'
import { Note } from '../../ui/Note'
import { useToast } from '../../ui/Toast'
import { Permitted } from '../Permitted'
import { RemoteView } from '../RemoteView'
import { Fact, FactCard } from '../FactCard'
import { ScreenFrame } from '../ScreenFrame'
import { useAnswer } from '../useAnswer'
import { useNow } from '../useNow'
import { CancelStep, CloseStep, RecordStep, RunStep } from './drawingSteps'
import { OpenStep, PrepareStep, SourceStep } from './preparationSteps'
import { DrawTag } from './DrawTag'
import { entryDays } from './entryDays'
import { hourText } from './hourText'
import type { StepProps } from './stepProps'
import { StaffWinners } from './StaffWinners'

const stepsFrom: Readonly<Record<DrawState, ReadonlyArray<ComponentType<StepProps>>>> = {
  prepared: [PrepareStep, SourceStep, OpenStep, CancelStep],
  open: [CloseStep, SourceStep, CancelStep],
  closed: [RunStep, RecordStep, SourceStep, CancelStep],
  drawn: [],
  recorded: [],
  cancelled: [],
}

const DrawFacts = ({ draw }: { readonly draw: StaffDraw }) => (
  <FactCard label={copy.facts.label}>
    <Fact word={copy.facts.entries}>{entryDays(draw)}</Fact>
    <Fact word={copy.facts.announced}>
      {draw.announcement_date === null ? copy.unset : thaiDate(draw.announcement_date)}
    </Fact>
    <Fact word={copy.facts.permit}>{draw.permit_number ?? copy.unset}</Fact>
    <Fact word={copy.facts.prizes}>{grouped(draw.prizes)}</Fact>
    <Fact word={copy.facts.tickets}>{grouped(draw.tickets)}</Fact>
    <Fact word={copy.facts.entrants}>{grouped(draw.entrants)}</Fact>
    <Fact word={copy.facts.source}>{draw.public_source ?? copy.unset}</Fact>
    <Fact word={copy.facts.sourceDate}>{draw.public_date === null ? copy.unset : thaiDate(draw.public_date)}</Fact>
    <Fact word={copy.facts.hour}>{hourText(draw) ?? copy.unset}</Fact>
    <Fact word={copy.facts.form}>{draw.public_digits === null ? copy.unset : grouped(draw.public_digits)}</Fact>
    {draw.earlier_values.map(({ source, date }) => (
      <Fact key={date} word={copy.facts.earlier}>{`${source} ${thaiDate(date)}`}</Fact>
    ))}
    {draw.withdrawn_at !== null && (
      <Fact word={copy.facts.withdrawn}>
        {copy.facts.withdrawnText(thaiDate(todayInBangkok(Date.parse(draw.withdrawn_at))))}
      </Fact>
    )}
    {draw.public_value !== null && <Fact word={copy.facts.value}>{draw.public_value}</Fact>}
  </FactCard>
)

const Proofs = ({ draw: { commitment, list_hash } }: { readonly draw: StaffDraw }) =>
  commitment === null ? null : (
    <section className="ui-card ui-card--sunk staff-stack">
      <h2 className="staff-card-title">{copy.proofs.title}</h2>
      <p className="small">
        {copy.proofs.commitment}
        <br />
        <code className="staff-hash">{commitment}</code>
      </p>
      {list_hash !== null && (
        <p className="small">
          {copy.proofs.list}
          <br />
          <code className="staff-hash">{list_hash}</code>
        </p>
      )}
    </section>
  )

export const DrawScreen = ({ id }: { readonly id: string }) => {
  const showToast = useToast()
  const [answer, reload] = useAnswer(id, () => staffCalls.readDraw({ params: { item_id: id } }))
  const now = useNow()
  const today = todayInBangkok(now)
  const draw = answer._tag === 'ready' ? answer.value : null
  const done = (state: DrawState, waits: boolean) => {
    showToast({ text: waits ? approvalsCopy.sent : copy.done(copy.states[state]) })
    reload()
  }
  return (
    <ScreenFrame title={draw?.title ?? copy.title} trail={copy.title} aside={draw && <DrawTag draw={draw} />}>
      <RemoteView answer={answer} retry={reload}>
        {(value) => (
          <div className="staff-columns">
            <div className="staff-stack">
              {isOverdue(value, now) && <Note tone="warn">{copy.overdueText}</Note>}
              <DrawFacts draw={value} />
              <StaffWinners
                draw={value}
                onDone={reload}
                loadContact={(place) => staffCalls.lookAtWinner({ params: { item_id: id }, body: { place } })}
              />
              <Proofs draw={value} />
            </div>
            <div className="staff-stack">
              <h2 className="staff-card-title">{copy.steps}</h2>
              {stepsFrom[value.state].length === 0 ? (
                <Note>{copy.over}</Note>
              ) : (
                <Permitted to="draws.run">
                  {stepsFrom[value.state].map((Step, at) => (
                    <Step key={`${value.state} ${at}`} draw={value} today={today} now={now} onDone={done} />
                  ))}
                </Permitted>
              )}
            </div>
          </div>
        )}
      </RemoteView>
    </ScreenFrame>
  )
}

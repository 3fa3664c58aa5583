import { thaiDate } from '@careplus/core/calendar'
import type { Child, GrowthRecord, NewGrowthRecord } from '@careplus/core/ports'
import { useState, type ReactNode } from 'react'
import { childrenGrowthCopy } from '../../copy/childrenGrowth.th'
import { growthCopy } from '../../copy/growth.th'
import { nameOf } from '../../shared/children/childWords'
import { Button } from '../../ui/Button'
import { Dialog } from '../../ui/Dialog'
import { dateText } from '../../shared/growth/dateText'
import { figure, heightText, weightText } from '@careplus/core/growth'
import { answeredBefore, measuredNow, questionsOf, type Question } from './recordQuestions'

const copy = childrenGrowthCopy.ask

const figuresText = ({ weight, height }: { readonly weight: number; readonly height?: number | null }): string =>
  [weightText(weight), ...(typeof height === 'number' ? [heightText(height)] : [])].join(' ')

interface Waiting {
  readonly record: NewGrowthRecord
  readonly agreed: boolean
  readonly questions: ReadonlyArray<Question>
}

interface Wanted {
  readonly child: Child
  /** Newest first, without the record that is being changed. */
  readonly others: ReadonlyArray<GrowthRecord>
  /** null: a new record, which may replace one of the same day. */
  readonly was: GrowthRecord | null
  readonly isTried: (record: NewGrowthRecord) => boolean
  readonly onSend: (record: NewGrowthRecord, agreed: boolean, replaces: GrowthRecord | null) => void
}

export const useRecordConfirmation = ({ child, others, was, isTried, onSend }: Wanted) => {
  const [waiting, setWaiting] = useState<Waiting | null>(null)
  const [open, setOpen] = useState(false)
  const submit = (record: NewGrowthRecord, agreed: boolean): void => {
    const known = was === null ? record : answeredBefore(record, was)
    const questions = isTried(known) ? [] : questionsOf(child, others, known, was)
    if (questions.length === 0) return onSend(known, agreed, null)
    setWaiting({ record: known, agreed, questions })
    setOpen(true)
  }
  const back = () => setOpen(false)
  const send = (replaces: GrowthRecord | null, record = waiting?.record): void => {
    setOpen(false)
    if (waiting !== null && record !== undefined) onSend(record, waiting.agreed, replaces)
  }
  const goOn = (record: NewGrowthRecord): void => {
    if (waiting === null) return
    const questions = waiting.questions.slice(1)
    if (questions.length === 0) send(null, record)
    else setWaiting({ ...waiting, record, questions })
  }
  const mayReplace = was === null
  const question = waiting?.questions[0]
  const dialog: ReactNode = waiting !== null && question !== undefined && (
    <Dialog
      key={question._tag}
      alert
      open={open}
      onClose={back}
      title={
        {
          far: copy.far(nameOf(child)),
          carried: copy.carried,
          sameDay: copy.sameDay(dateText(waiting.record.date)),
        }[question._tag]
      }
      actions={
        <>
          {question._tag === 'far' && (
            <Button wide onClick={() => goOn(waiting.record)}>
              {copy.farYes}
            </Button>
          )}
          {question._tag === 'carried' && (
            <>
              <Button wide onClick={() => goOn(measuredNow(waiting.record, question.figures, false))}>
                {copy.carriedMeasured}
              </Button>
              <Button tone="second" wide onClick={() => goOn(measuredNow(waiting.record, question.figures, true))}>
                {copy.carriedSame}
              </Button>
            </>
          )}
          {question._tag === 'sameDay' && mayReplace && (
            <Button wide onClick={() => send(question.others[0] ?? null)}>
              {copy.replace}
            </Button>
          )}
          {question._tag === 'sameDay' && (
            <Button tone={mayReplace ? 'second' : 'primary'} wide onClick={() => send(null)}>
              {copy.both}
            </Button>
          )}
          <Button tone="second" wide onClick={back}>
            {copy.back}
          </Button>
        </>
      }
    >
      {question._tag === 'carried' ? (
        <>
          {question.figures.map(({ field, value, since }) => (
            <p key={field}>
              {copy.carriedOf(
                growthCopy.names[field],
                `${figure(value)}\u00A0${growthCopy.units[field]}`,
                thaiDate(since),
              )}
            </p>
          ))}
          <p>{copy.carriedText}</p>
        </>
      ) : question._tag === 'far' ? (
        <>
          {question.changes.map(({ field, value, beside }) => (
            <p key={field}>
              {copy.farOf(
                growthCopy.names[field],
                `${figure(value)}\u00A0${growthCopy.units[field]}`,
                `${figure(beside.value)}\u00A0${growthCopy.units[field]}`,
                thaiDate(beside.date),
              )}
            </p>
          ))}
          <p>{copy.farText}</p>
        </>
      ) : (
        <>
          <p>{copy.kept(question.others.map(figuresText).join(' · '))}</p>
          <p>{copy.now(figuresText(waiting.record))}</p>
        </>
      )}
    </Dialog>
  )
  return { submit, dialog }
}

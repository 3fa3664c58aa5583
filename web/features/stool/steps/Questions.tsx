import { answers, answerWords, cardColour, encodeStool, signRow, type SignGroup } from '@careplus/core/stool'
import { useLocation } from 'wouter'
import { stoolCopy } from '../../../copy/stool.th'
import { Avatar } from '../../../ui/Avatar'
import { useToday } from '../../../ui/growth/useToday'
import { dayOf } from '../../../ui/growth/days'
import { Note } from '../../../ui/Note'
import { Segmented } from '../../../ui/Segmented'
import { resultHref, stepAfter, stepHref } from '../path'
import { inputsOf, isDone } from '../typed'
import type { StoolForm } from '../useStoolForm'
import { DaysQuestion } from './DaysQuestion'
import { StepFrame } from './StepFrame'
import './questions.css'

const copy = stoolCopy.signs
const options = answers.map((value) => ({ value, label: answerWords[value] }))

interface Props {
  readonly form: StoolForm
  readonly group: SignGroup
}

/** One short question of the four: a few signs that are looked at together, three answers a row. */
export const Questions = ({ form: { typed, change, trial }, group }: Props) => {
  const [, navigate] = useLocation()
  const today = useToday()
  const next = stepAfter(group.id)
  const colour = typed.colour === null ? null : cardColour(typed.colour)
  const goOn = (): void => {
    if (next !== null) return navigate(stepHref(next, trial))
    const last = trial ? dayOf(typed.date) : today
    const inputs = last === null ? null : inputsOf(typed, last)
    if (inputs !== null) navigate(resultHref(encodeStool(inputs), { childId: typed.child?.id ?? null, trial }))
  }
  return (
    <StepFrame
      step={group.id}
      {...{ typed, trial }}
      heading={group.title}
      lead={group.hint}
      art={group.id === 'body' ? <Avatar face="baby" size="normal" /> : undefined}
      waiting={isDone(typed, group.id) ? null : copy.all}
      nextLabel={next === null ? stoolCopy.toResult : stoolCopy.next}
      summary={
        colour === null ? undefined : (
          <>
            {stoolCopy.chosen}:{' '}
            <strong className="nowrap">
              {colour.letter} {colour.word}
            </strong>{' '}
            · <span className="nowrap">{stoolCopy.kept}</span>
          </>
        )
      }
      onNext={goOn}
    >
      <div className="stool-signs">
        {group.signs.map((sign) => (
          <div key={sign}>
            <Segmented
              name={sign}
              label={signRow(sign).question}
              hint={signRow(sign).hint}
              options={options}
              value={typed.signs[sign] ?? null}
              onChange={(answer) => change({ signs: { ...typed.signs, [sign]: answer } })}
            />
          </div>
        ))}
        {group.asksDays && (
          <div>
            <DaysQuestion {...{ typed, change }} />
          </div>
        )}
      </div>
      <Note>{copy.unsure}</Note>
    </StepFrame>
  )
}

import { dayOf } from '@careplus/core/calendar'
import {
  answerWords,
  cardColour,
  encodeStool,
  type SignAnswer,
  type SignGroup,
  signGroupWords,
  signWords,
} from '@careplus/core/stool'
import { hintAt, isLittle, signRow } from '@careplus/core/internal/stool'
import { useLocation } from 'wouter'
import { stoolCopy } from '../../../copy/stool.th'
import { Avatar } from '../../../ui/Avatar'
import { useToday } from '../../../shared/growth/useToday'
import { Note } from '../../../ui/Note'
import { ChoiceCards } from '../../../ui/ChoiceCards'
import { Segmented } from '../../../ui/Segmented'
import { resultHref, stepAfter, stepHref } from '../stoolPath'
import { ageTyped, inputsOf, isDone } from '../stoolTyped'
import type { StoolForm } from '../useStoolForm'
import { DaysQuestion } from './DaysQuestion'
import { StepFrame } from './StepFrame'
import './questions.css'

const copy = stoolCopy.signs

interface Props {
  readonly form: StoolForm
  readonly group: SignGroup
}

export const Questions = ({ form: { typed, change, trial }, group }: Props) => {
  const [, navigate] = useLocation()
  const today = useToday()
  const next = stepAfter(group.id)
  const age = ageTyped(typed) ?? 0
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
      heading={signGroupWords[group.id].title}
      lead={signGroupWords[group.id].hint}
      art={group.id === 'body' && isLittle(age) ? <Avatar face="baby" size="normal" /> : undefined}
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
        {group.signs.map((sign) => {
          const answers = signRow(sign).answers.map((value) => ({ value, label: answerWords[value] }))
          const asked = {
            name: sign,
            label: signWords[sign].question,
            hint: hintAt(sign, age),
            value: typed.signs[sign] ?? null,
            onChange: (answer: SignAnswer) => change({ signs: { ...typed.signs, [sign]: answer } }),
          }
          return (
            <div key={sign}>
              {sign === 'feeding' ? (
                <ChoiceCards {...asked} choices={answers} />
              ) : (
                <Segmented {...asked} options={answers} />
              )}
            </div>
          )
        })}
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

import { sarcFQuestions, type Points } from '@careplus/core/mobility'
import type { Ref } from 'react'
import { mobilityCopy } from '../../copy/mobility.th'
import { Button } from '../../ui/Button'
import { ChoiceCards } from '../../ui/ChoiceCards'
import { MobilityScene } from './mobilityScenes'
import { Dock } from '../../shared/growth/Dock'
import { Layers } from '../../ui/Layers'
import { Steps } from '../../ui/Progress'

const copy = mobilityCopy.question
const values = ['0', '1', '2'] as const

interface Props {
  /** Counted from 0. */
  readonly at: number
  readonly adultText: string
  readonly answer: Points | undefined
  readonly heading: Ref<HTMLHeadingElement>
  readonly onAnswer: (points: Points) => void
  readonly onNext: () => void
}

export const QuestionStep = ({ at, adultText, answer, heading, onAnswer, onNext }: Props) => {
  const asked = sarcFQuestions[at]
  if (asked === undefined) return null
  const { item, question, hint, answers } = asked
  const missing = answer === undefined
  return (
    <form
      className="mobility-step"
      onSubmit={(event) => {
        event.preventDefault()
        if (!missing) onNext()
      }}
    >
      <Steps now={at + 1} total={sarcFQuestions.length} label={copy.progress} />
      <div className="mobility-step__picture">
        <Layers kind="card" />
        <div className="mobility-step__sun" />
        <MobilityScene name={item} />
      </div>
      <div className="mobility-step__words">
        <p className="second">{adultText}</p>
        <h2 ref={heading} tabIndex={-1}>
          {question}
        </h2>
        <p className="second">{hint}</p>
      </div>
      <ChoiceCards
        label={question}
        hideLabel
        name={item}
        choices={answers.map((label, points) => ({
          value: values[points] ?? '0',
          label,
          help: copy.helps[item][points],
        }))}
        value={answer === undefined ? null : (values[answer] ?? null)}
        onChange={(value) => onAnswer(Number(value) as Points)}
      />
      <p className="second small">{item === 'falls' ? copy.noteOfFalls : copy.note}</p>
      <Dock>
        <Button type="submit" wide waiting={missing ? copy.needed : undefined}>
          {at === sarcFQuestions.length - 1 ? copy.last : copy.next}
        </Button>
      </Dock>
    </form>
  )
}

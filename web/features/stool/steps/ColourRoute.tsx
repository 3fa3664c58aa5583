import { dayOf, ageOn, thaiAge } from '@careplus/core/calendar'
import { cardColour, stoolCard, type StoolColour } from '@careplus/core/stool'
import { useLocation } from 'wouter'
import { stoolCopy } from '../../../copy/stool.th'
import { CheckMark } from '../../../ui/CheckMark'
import { Note } from '../../../ui/Note'
import { stepHref } from '../stoolPath'
import { Swatch } from '../Swatch'
import type { StoolChild } from '../stoolTyped'
import { useIsTrial, type StoolForm } from '../useStoolForm'
import { StepFrame } from './StepFrame'
import { StepGate } from './StepGate'
import './card.css'

const copy = stoolCopy.colour

interface CardProps {
  readonly value: StoolColour | null
  readonly onChange: (colour: StoolColour) => void
}

const ColourCard = ({ value, onChange }: CardProps) => (
  <fieldset className="stool-card true-colours">
    <legend className="ui-hidden">{copy.heading}</legend>
    {stoolCard.map((colour) => {
      const { id, letter, word, likeness } = colour
      return (
        <label key={id} className="stool-tile">
          <input
            type="radio"
            name="colour"
            value={id}
            checked={id === value}
            onChange={() => onChange(id)}
            aria-labelledby={`stool-${id}-letter stool-${id}-word`}
            aria-describedby={`stool-${id}`}
            className="stool-tile__input"
          />
          <Swatch colour={colour} />
          {id === value && (
            <span className="stool-tile__tick">
              <CheckMark size={20} />
            </span>
          )}
          <span className="stool-tile__letter" id={`stool-${id}-letter`}>
            {letter}
          </span>
          <span className="stool-tile__word" id={`stool-${id}-word`}>
            {word}
          </span>
          <span className="stool-tile__likeness" id={`stool-${id}`}>
            {likeness}
          </span>
        </label>
      )
    })}
  </fieldset>
)

const childText = ({ typed }: StoolForm, child: StoolChild): string => {
  const [born, day] = [dayOf(child.birthDate), dayOf(typed.date)]
  return [child.name, ...(born === null || day === null ? [] : [thaiAge(ageOn(born, day))]), copy.light].join(' · ')
}

const ColourStep = ({ form, child }: { readonly form: StoolForm; readonly child: StoolChild }) => {
  const { typed, change, trial } = form
  const [, navigate] = useLocation()
  const chosen = typed.colour === null ? null : cardColour(typed.colour)
  return (
    <StepFrame
      step="colour"
      {...{ typed, trial }}
      heading={copy.heading}
      lead={childText(form, child)}
      waiting={chosen === null ? copy.choose : null}
      summary={
        chosen === null ? undefined : (
          <>
            {copy.chosen}:{' '}
            <strong className="nowrap">
              {chosen.letter} {chosen.word}
            </strong>
          </>
        )
      }
      onNext={() => navigate(stepHref('photo', trial))}
    >
      <p className="night-only">{copy.bright}</p>
      <ColourCard value={typed.colour} onChange={(colour) => change({ colour })} />
      <Note>{copy.note}</Note>
    </StepFrame>
  )
}

const ColourRoute = () => (
  <StepGate step="colour" trial={useIsTrial()}>
    {(form, child) => <ColourStep {...{ form, child }} />}
  </StepGate>
)

export default ColourRoute

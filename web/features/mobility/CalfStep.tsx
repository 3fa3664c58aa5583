import { calfHowTo, mobilityRefusalWords } from '@careplus/core/mobility'
import { oneLine } from '@careplus/core/text'
import { useState, type Ref } from 'react'
import { mobilityCopy } from '../../copy/mobility.th'
import { Button } from '../../ui/Button'
import { MobilityScene } from './mobilityScenes'
import { Dock } from '../../shared/growth/Dock'
import { Layers } from '../../ui/Layers'
import { NumberField } from '../../ui/NumberField'
import { calfOf, inchesAsCm } from './mobilityTyped'

const copy = mobilityCopy.calf

interface Props {
  readonly typed: string
  readonly adultText: string
  readonly heading: Ref<HTMLHeadingElement>
  readonly onType: (typed: string) => void
  readonly onNext: () => void
}

export const CalfStep = ({ typed, adultText, heading, onType, onNext }: Props) => {
  const [left, setLeft] = useState(false)
  const inches = inchesAsCm(typed)
  const problem =
    oneLine(typed) === '' ? copy.empty : inches !== null ? copy.inches(inches) : mobilityRefusalWords.CalfInvalid
  const wrong = calfOf(typed) === null
  return (
    <form
      noValidate
      className="mobility-step"
      onSubmit={(event) => {
        event.preventDefault()
        if (wrong) setLeft(true)
        else onNext()
      }}
    >
      <div className="mobility-step__picture">
        <Layers kind="card" />
        <div className="mobility-step__sun" />
        <MobilityScene name="calf" label={copy.drawing} />
      </div>
      <div className="mobility-step__words">
        <p className="second">
          {adultText} · {copy.extra}
        </p>
        <h2 ref={heading} tabIndex={-1}>
          {copy.title}
        </h2>
        <p className="second">{calfHowTo}</p>
      </div>
      <NumberField
        label={copy.label}
        unit={copy.unit}
        name="calf"
        value={typed}
        onChange={(event) => {
          setLeft(false)
          onType(event.target.value)
        }}
        onBlur={() => oneLine(typed) !== '' && setLeft(true)}
        error={left && wrong ? problem : undefined}
        repair={
          left && inches !== null
            ? { label: copy.repair(inches), onRepair: () => onType(inches.toFixed(1)) }
            : undefined
        }
      />
      <Dock>
        <Button type="submit" wide>
          {copy.next}
        </Button>
        <Button
          wide
          tone="second"
          onClick={() => {
            onType('')
            onNext()
          }}
        >
          {copy.skip}
        </Button>
      </Dock>
    </form>
  )
}

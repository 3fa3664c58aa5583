import type { IsoDate } from '@careplus/core/calendar'
import { sarcFItems } from '@careplus/core/mobility'
import { useLayoutEffect, useRef } from 'react'
import { useLocation, useSearch } from 'wouter'
import { usePageTitle } from '../../page/pageTitle'
import { mobilityCopy } from '../../copy/mobility.th'
import { yearsOf } from '../../shared/adults/adultWords'
import { ChosenAdult } from '../../shared/adults/ChosenAdult'
import type { AdultView } from '../../shared/adults/useHousehold'
import { useStoredForm } from '../../calls/form/useStoredForm'
import { HeaderActions } from '../../layouts/HeaderActions'
import { ofTotal } from '../../ui/words'
import { CalfStep } from './CalfStep'
import { firstUnanswered, mobilityForm, MobilityTypedCodec, nothingTyped } from './mobilityTyped'
import { QuestionStep } from './QuestionStep'
import { StandStep } from './StandStep'
import './mobility.css'

const calfStep = sarcFItems.length + 1
const standStep = calfStep + 1

/** Counted from 1, and at most the first unanswered question. */
const stepOf = (asked: string | null, unanswered: number): number => {
  const step = Number(asked ?? '1')
  const whole = Number.isInteger(step) && step >= 1 && step <= standStep ? step : 1
  return Math.min(whole, unanswered < sarcFItems.length ? unanswered + 1 : standStep)
}

interface Props {
  readonly view: AdultView
  readonly today: IsoDate
  readonly of: string
  readonly asked: string | null
}

const Check = ({ view: { adult }, today, of, asked }: Props) => {
  const [, navigate] = useLocation()
  const { typed, change } = useStoredForm(mobilityForm(of), MobilityTypedCodec, nothingTyped)
  const step = stepOf(asked, firstUnanswered(typed))
  const heading = useRef<HTMLHeadingElement>(null)
  const shown = useRef(step)
  usePageTitle(step === standStep ? mobilityCopy.stand.name : mobilityCopy.name)
  useLayoutEffect(() => {
    if (shown.current === step) return
    shown.current = step
    scrollTo(0, 0)
    heading.current?.focus({ preventScroll: true })
  }, [step])
  const go = (to: number): void => navigate(`/mobility/detail?of=${of}&step=${to}`)
  const adultText = mobilityCopy.whose(adult.name, yearsOf(adult, today))
  const end = (text: string) => (
    <HeaderActions>
      <p className="mobility-at">{text}</p>
    </HeaderActions>
  )
  if (step === standStep)
    return (
      <>
        {end(adult.name)}
        <StandStep
          heading={heading}
          before={typed.stand}
          onDone={(stand) => {
            change({ stand })
            navigate(`/mobility/result?of=${of}`)
          }}
        />
      </>
    )
  if (step === calfStep)
    return (
      <CalfStep
        {...{ adultText, heading }}
        typed={typed.calf}
        onType={(calf) => change({ calf })}
        onNext={() => go(standStep)}
      />
    )
  const item = sarcFItems[step - 1] ?? sarcFItems[0]
  return (
    <>
      {end(ofTotal(step, sarcFItems.length))}
      <QuestionStep
        key={item}
        at={step - 1}
        {...{ adultText, heading }}
        answer={typed.answers[item]}
        onAnswer={(points) => change({ answers: { ...typed.answers, [item]: points } })}
        onNext={() => go(step + 1)}
      />
    </>
  )
}

const MobilityDetailRoute = () => {
  const asked = new URLSearchParams(useSearch()).get('step')
  return (
    <ChosenAdult path="/mobility/detail" shapes={['line', 'card', 'card', 'card']}>
      {({ view, of, today }) => <Check key={of} {...{ view, of, today, asked }} />}
    </ChosenAdult>
  )
}

export default MobilityDetailRoute

import type { IsoDate } from '@careplus/core/calendar'
import { useEffect, type SubmitEvent } from 'react'
import { growthCheckCopy } from '../../copy/growthCheck.th'
import { Button } from '../../ui/Button'
import { Note } from '../../ui/Note'
import { ChildFields } from '../../shared/growth/ChildFields'
import { Dock } from '../../shared/growth/Dock'
import { PrivateNote } from '../../shared/growth/PrivateNote'
import { MeasurementFields } from '../../shared/growth/MeasurementFields'
import { checkProblems, type CheckField } from '../../shared/growth/typedMeasurement'
import { useProblems } from '../../shared/growth/useProblems'
import { loadReferences } from '../../shared/growth/useReferences'
import { useToday } from '../../shared/growth/useToday'
import { askResult, startCheckAnew, useCheck } from './growthCheck'
import { isBegun } from './checkTyped'
import type { CheckShown } from './useKnownChild'
import './check.css'

const copy = growthCheckCopy.form

/** The day of a prerendered page, because the pickers need one. */
const anyDay = '2026-11-01' as IsoDate

export const useFormDay = (): IsoDate => useToday() ?? anyDay

interface Props {
  readonly shown: CheckShown
  readonly today: IsoDate
  readonly onDone: () => void
  readonly docked: boolean
}

/** Submitted before the app has loaded the form does nothing (`dialog`), so that no name gets into an address. */
export const CheckForm = ({ shown: { values, onChange, card, isKnown, waits }, today, onDone, docked }: Props) => {
  const { typed, repairs } = useCheck()
  const { form, shown, leave, enter, tried } = useProblems<CheckField>(checkProblems(today, values))
  const begun = isBegun(typed)

  useEffect(() => {
    if (begun) loadReferences().catch(() => undefined)
  }, [begun])

  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    if (!tried()) return
    if (isKnown) onChange({})
    askResult(today)
    onDone()
  }
  const fields = { today, problem: shown, onLeave: leave, onEnter: enter, onChange, values }
  const privately = <PrivateNote>{copy.private}</PrivateNote>
  const legend = isKnown ? 'ui-hidden' : 'check-legend'
  const button = (
    <Button type="submit" wide>
      {copy.submit}
    </Button>
  )
  return (
    <form ref={form} method="dialog" noValidate onSubmit={submit} className={waits ? 'if-visitor' : undefined}>
      {repairs !== null && <Note>{copy.repairing}</Note>}
      <div className={isKnown ? 'check-form check-known' : 'check-form'}>
        <fieldset className="growth-fields">
          <legend className={legend}>{copy.child}</legend>
          {card}
          {!isKnown && <ChildFields {...fields} foldsGestation />}
        </fieldset>
        <fieldset className={isKnown && docked ? 'growth-fields growth-fields--pairs' : 'growth-fields'}>
          <legend className={legend}>{copy.measured}</legend>
          <MeasurementFields {...fields} birthDate={values.birthDate} />
          {isKnown && privately}
        </fieldset>
      </div>
      {!isKnown && privately}
      {begun && (
        <Button tone="ghost" size="small" onClick={startCheckAnew}>
          {copy.anew}
        </Button>
      )}
      {docked ? <Dock>{button}</Dock> : <div className="check-submit">{button}</div>}
    </form>
  )
}

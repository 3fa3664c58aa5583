import { useEffect, type SubmitEvent } from 'react'
import { growthCheckCopy } from '../../copy/growthCheck.th'
import { Button } from '../../ui/Button'
import { Note } from '../../ui/Note'
import { ChildFields } from '../../shared/growth/ChildFields'
import { Dock } from '../../shared/growth/Dock'
import { PrivateNote } from '../../shared/growth/PrivateNote'
import { MeasurementFields } from '../../shared/growth/MeasurementFields'
import { checkProblems, type CheckField } from '../../shared/growth/measuring'
import { useProblems } from '../../shared/growth/useProblems'
import { loadReferences } from '../../shared/growth/useReferences'
import { useToday } from '../../shared/growth/useToday'
import { askResult, startCheckAnew, typeInCheck, useCheck } from './check'
import { isBegun } from './typed'
import './check.css'

const copy = growthCheckCopy.form

/** Shown in a page written long before: the pickers need some day. */
const anyDay = '2026-11-01' as NonNullable<ReturnType<typeof useToday>>

interface Props {
  readonly onDone: () => void
  /** The button at the foot of a phone's screen. */
  readonly docked: boolean
}

/**
 * The check's form: nothing typed is ever lost, and nothing leaves the device. Sent before the app has come it does nothing
 * (`dialog`): no child's name goes into an address.
 */
export const CheckForm = ({ onDone, docked }: Props) => {
  const { typed, repairs } = useCheck()
  const known = useToday()
  const today = known ?? anyDay
  const { form, shown, leave, enter, tried } = useProblems<CheckField>(checkProblems(today, typed))
  const begun = isBegun(typed)

  // The tables are on their way while the parent still types.
  useEffect(() => {
    if (begun) loadReferences().catch(() => undefined)
  }, [begun])

  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    if (!tried()) return
    askResult(today)
    onDone()
  }
  const fields = { today, problem: shown, onLeave: leave, onEnter: enter, onChange: typeInCheck, values: typed }
  const button = (
    <Button type="submit" wide>
      {copy.submit}
    </Button>
  )
  return (
    <form ref={form} method="dialog" noValidate onSubmit={submit}>
      {repairs !== null && <Note>{copy.repairing}</Note>}
      <div className="check-form">
        <fieldset className="growth-fields">
          <legend className="check-legend">{copy.child}</legend>
          <ChildFields {...fields} foldsGestation={!docked} />
        </fieldset>
        <fieldset className="growth-fields">
          <legend className="check-legend">{copy.measured}</legend>
          <MeasurementFields {...fields} birthDate={typed.birthDate} />
        </fieldset>
      </div>
      <PrivateNote>{copy.private}</PrivateNote>
      {begun && (
        <Button tone="ghost" size="small" onClick={startCheckAnew}>
          {copy.anew}
        </Button>
      )}
      {docked ? <Dock>{button}</Dock> : <div className="check-submit">{button}</div>}
    </form>
  )
}

import type { IsoDate } from '@careplus/core/calendar'
import { oneLine } from '@careplus/core/text'
import { useLocation } from 'wouter'
import { useServices } from '../../calls/useServices'
import { childrenCopy as copy } from '../../copy/children.th'
import { growthCopy } from '../../copy/growth.th'
import { healthConsent, useChildYes } from '../../shared/children/childYes'
import { ConsentBox } from '../../shared/consents/ConsentBox'
import { useSentForm } from '../../calls/form/useSentForm'
import { useToast } from '../../ui/Toast'
import { nobodyTyped } from '../../shared/growth/typedMeasurement'
import { ChildTypedCodec } from '../../shared/growth/typedCodecs'
import { FirstStepsHead } from '../../shared/start/FirstStepsHead'
import { ChildForm } from './ChildForm'
import { newChildOf, withoutGestation } from './childTyped'

interface Props {
  readonly today: IsoDate
  readonly first: boolean
}

export const AddChild = ({ today, first }: Props) => {
  const { children } = useServices()
  const [, navigate] = useLocation()
  const showToast = useToast()
  const { typed, busy, failure, change, send } = useSentForm('child.new', ChildTypedCodec, nobodyTyped)
  const yes = useChildYes(typed.birthDate)
  const name = growthCopy.childName(oneLine(typed.name))

  const submit = (): void => {
    const newChild = newChildOf(typed)
    if (newChild === null) return
    const child = yes.agreed ? { ...newChild, consent: healthConsent(newChild.birthDate) } : withoutGestation(newChild)
    send(
      child,
      (key) => children.create(child, key),
      ({ id }) => {
        showToast({ text: copy.form.added(name) })
        navigate(first ? `/children-profile/add-growth?child=${id}&first` : `/children/${id}`, { replace: true })
      },
    )
  }
  return (
    <ChildForm
      {...{ typed, today, busy, failure }}
      over={first && <FirstStepsHead step="child" />}
      onChange={change}
      onSubmit={submit}
    >
      <ConsentBox
        name={oneLine(typed.name) === '' ? copy.consent.theChild : name}
        yes={yes}
        without={copy.consent.withoutChild}
      />
    </ChildForm>
  )
}

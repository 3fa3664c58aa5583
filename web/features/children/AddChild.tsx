import type { IsoDate } from '@careplus/core/calendar'
import { oneLine } from '@careplus/core/text'
import { useLocation } from 'wouter'
import { useServices } from '../../calls/useServices'
import { childrenCopy as copy } from '../../copy/children.th'
import { growthCopy } from '../../copy/growth.th'
import { healthConsent, useChildYes } from '../../shared/children/childYes'
import { ConsentBox } from '../../shared/consent/ConsentBox'
import { useAttempts, useKeptForm } from '../../calls/form/useKeptForm'
import { forgetKept } from '../../calls/remote'
import { useSending } from '../../calls/useSending'
import { useToast } from '../../ui/Toast'
import { nobodyTyped } from '../../shared/growth/ChildFields'
import { ChildTypedCodec } from '../../shared/growth/typedCodecs'
import { ChildForm } from './ChildForm'
import { newChildOf, withoutGestation } from './childTyped'

const form = 'child.new'

/** A new child, and in the same step its own consent where it is ticked. */
export const AddChild = ({ today }: { readonly today: IsoDate }) => {
  const { children, random } = useServices()
  const [, navigate] = useLocation()
  const showToast = useToast()
  const { typed, change, done } = useKeptForm(form, ChildTypedCodec, nobodyTyped)
  const attempts = useAttempts(form, random.uuid)
  const yes = useChildYes(typed.dob)
  const { busy, failure, run, changed } = useSending()
  const name = growthCopy.childName(oneLine(typed.name))

  const added = (id: string): void => {
    attempts.sent()
    done()
    forgetKept()
    showToast({ text: copy.form.added(name) })
    navigate(`/children/${id}`, { replace: true })
  }
  const submit = (): void => {
    const told = newChildOf(typed)
    if (told === null) return
    const child = yes.agreed ? { ...told, consent: healthConsent(told.birthday) } : withoutGestation(told)
    run(children.create(child, attempts.keyOf(child)), ({ id }) => added(id))
  }
  return (
    <ChildForm
      {...{ typed, today, busy, failure }}
      onChange={(part) => {
        changed()
        change(part)
      }}
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

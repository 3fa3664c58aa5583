import type { IsoDate } from '@careplus/core/calendar'
import type { Child } from '@careplus/core/ports'
import { useLocation } from 'wouter'
import { usePageTitle } from '../../page/pageTitle'
import { useServices } from '../../calls/useServices'
import { childrenCopy as copy } from '../../copy/children.th'
import { nameOf } from '../../shared/children/childWords'
import { useSentForm } from '../../calls/form/useSentForm'
import { ChildTypedCodec } from '../../shared/growth/typedCodecs'
import { useToast } from '../../ui/Toast'
import { ChildForm } from './ChildForm'
import { newChildOf, typedOfChild, withoutGestation } from './childTyped'

/** A child's particulars, changed. Its consent is at the child's own page. */
export const EditChild = ({ child, today }: { readonly child: Child; readonly today: IsoDate }) => {
  const { children } = useServices()
  const [, navigate] = useLocation()
  const showToast = useToast()
  const { typed, busy, failure, change, send } = useSentForm(`child.${child.id}`, ChildTypedCodec, typedOfChild(child))
  const hasConsent = child.health_consent_at !== null
  usePageTitle(copy.form.editTitle(nameOf(child)))

  const submit = (): void => {
    const next = newChildOf(typed)
    if (next === null) return
    const particulars = hasConsent ? next : withoutGestation(next)
    send(
      particulars,
      (key) => children.change(child.id, particulars, key),
      () => {
        showToast({ text: copy.form.changed })
        navigate(`/children/${child.id}`, { replace: true })
      },
    )
  }
  return (
    <ChildForm
      {...{ today, busy, failure }}
      // What was typed while there was consent is neither shown nor sent.
      typed={hasConsent ? typed : { ...typed, gestation: '', gestationDays: '' }}
      asksGestation={hasConsent}
      onChange={change}
      onSubmit={submit}
    />
  )
}

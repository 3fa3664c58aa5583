import type { IsoDate } from '@careplus/core/calendar'
import type { Child, ChildChange } from '@careplus/core/ports'
import { useLocation } from 'wouter'
import { usePageTitle } from '../../page/pageTitle'
import { useServices } from '../../calls/useServices'
import { childrenCopy as copy } from '../../copy/children.th'
import { nameOf } from '../../shared/children/childWords'
import { changedFields } from '../../calls/form/changeDraft'
import { useSentChange } from '../../calls/form/useSentChange'
import { Meanwhile } from '../../shared/changes/Meanwhile'
import { childFieldWords } from '../../shared/changes/measurementFieldNames'
import { ChildTypedCodec } from '../../shared/growth/typedCodecs'
import { useToast } from '../../ui/Toast'
import { ChildForm } from './ChildForm'
import { typedOfChild } from '../../shared/children/typedOfChild'
import { newChildOf, withoutGestation } from './childTyped'

interface Props {
  readonly child: Child
  readonly today: IsoDate
  readonly reload: () => void
}

export const EditChild = ({ child, today, reload }: Props) => {
  const { children } = useServices()
  const [, navigate] = useLocation()
  const showToast = useToast()
  const standing = { version: child.version, typed: typedOfChild(child) }
  const form = useSentChange(`child.${child.id}`, ChildTypedCodec, standing, reload)
  const { typed, held, busy, failure, change, send } = form
  const hasConsent = child.health_consent_at !== null
  usePageTitle(copy.form.editTitle(nameOf(child)))

  const submit = (): void => {
    const [before, after] = [newChildOf(held.base.typed), newChildOf(typed)]
    if (after === null) return
    const changed: ChildChange = changedFields(before ?? {}, after)
    const sent = hasConsent ? changed : withoutGestation(changed)
    const { version } = held.base
    send(
      { version, ...sent },
      (key) => children.change(child.id, sent, version, key),
      () => {
        showToast({ text: copy.form.changed })
        navigate(`/children/${child.id}`, { replace: true })
      },
    )
  }
  return (
    <ChildForm
      {...{ today, busy, failure }}
      // Text typed before consent was withdrawn is neither shown nor sent.
      typed={hasConsent ? typed : { ...typed, gestation: '', gestationDays: '' }}
      asksGestation={hasConsent}
      onChange={change}
      onSubmit={submit}
    >
      <Meanwhile held={held} words={childFieldWords} onTake={change} />
    </ChildForm>
  )
}

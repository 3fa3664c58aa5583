import type { IsoDate } from '@careplus/core/calendar'
import { oneLine } from '@careplus/core/text'
import { isRight } from 'fp-ts/Either'
import { useState } from 'react'
import { useLocation } from 'wouter'
import { useServices } from '../../composition/useServices'
import { childrenCopy as copy } from '../../copy/children.th'
import { growthCopy } from '../../copy/growth.th'
import { ConsentBox } from '../../family/ConsentBox'
import { useAttempts, useKeptForm } from '../../forms/useKeptForm'
import { forgetKept } from '../../family/remote'
import { useSending } from '../../forms/useSending'
import { useToast } from '../../ui/Toast'
import { nobodyTyped } from '../../ui/growth/ChildFields'
import { ChildTypedCodec } from '../../ui/growth/typedCodecs'
import { ChildForm } from './ChildForm'
import { newChildOf } from './childTyped'

const form = 'child.new'

/** A new child, and in the same step its own consent where it is ticked. */
export const AddChild = ({ today }: { readonly today: IsoDate }) => {
  const { children, changeConsent, random } = useServices()
  const [, navigate] = useLocation()
  const showToast = useToast()
  const { typed, change, done } = useKeptForm(form, ChildTypedCodec, nobodyTyped)
  const attempts = useAttempts(form, random.uuid)
  const [agreed, setAgreed] = useState(false)
  const { busy, failure, run, changed } = useSending()
  const name = growthCopy.childName(oneLine(typed.name))

  const added = async (id: string): Promise<void> => {
    attempts.sent()
    done()
    const consent = agreed ? await changeConsent({ purpose: 'child_health', childId: id, granted: true })() : null
    forgetKept()
    // The child is there: whatever became of the consent, its page is where to go on.
    showToast(
      consent === null || isRight(consent)
        ? { text: copy.form.added(name) }
        : { text: copy.form.consentLeft(name), tone: 'failed' },
    )
    navigate(`/children/${id}`, { replace: true })
  }
  const submit = (): void => {
    const child = newChildOf(typed)
    if (child !== null) run(children.create(child, attempts.keyOf(child)), ({ id }) => void added(id))
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
        ticked={agreed}
        onTick={setAgreed}
        without={copy.consent.withoutChild}
      />
    </ChildForm>
  )
}

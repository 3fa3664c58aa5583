import type { CallFailure, Child } from '@careplus/core/ports'
import { useEffect, useState } from 'react'
import { useLocation } from 'wouter'
import { saveQueuedText } from '../../../copy/children.th'
import { stoolResultCopy } from '../../../copy/stoolResult.th'
import { nameOf } from '../../../shared/children/childWords'
import { FailureNote } from '../../../shared/failure/FailureNote'
import { Button } from '../../../ui/Button'
import { Icon } from '../../../ui/Icon'
import { Check, Download } from '../../../ui/icons'
import { Note } from '../../../ui/Note'
import { RetryNote } from '../../../ui/RetryNote'
import { useToast } from '../../../ui/Toast'
import { resultHref } from '../stoolPath'
import { isForDoctor } from '../result/SheetLink'
import { useStoolChildren } from '../useStoolChildren'
import { AskToSave } from './AskToSave'
import { savableFor } from './savableFor'
import type { SaveProps } from './saveProps'
import { useSaveCheck } from './useSaveCheck'

const copy = stoolResultCopy.save

const failedText = (failure: CallFailure): string =>
  failure._tag === 'ApiError' && failure.code === 'consent_required' ? copy.consentLost : saveQueuedText(failure)

const knownOf = (child: Child) => ({
  id: child.id,
  name: nameOf(child),
  birthDate: child.birthDate,
  sex: child.sex,
  role: child.role,
})

const SaveStoolCheck = ({ inputs, fragment, place, level, onChild, quiet = false }: SaveProps) => {
  const [, navigate] = useLocation()
  const showToast = useToast()
  const [remote, reload] = useStoolChildren()
  const [asks, setAsks] = useState(false)
  const children = remote._tag === 'ready' ? remote.value : null
  const own = children?.find(({ id }) => id === place.childId)
  useEffect(() => onChild(own === undefined ? null : knownOf(own)), [own, onChild])
  const { busy, failure, needsConsent, save } = useSaveCheck(inputs, (child, check) => {
    setAsks(false)
    showToast({ text: copy.done })
    navigate(resultHref(fragment, { childId: child.id, checkId: check.id }), { replace: true })
  })

  if (quiet) return null
  const { checkId = null } = place
  if (checkId !== null && own !== undefined)
    return (
      <p className="stool-saved">
        <Icon of={Check} size={20} />
        {copy.done}
      </p>
    )
  if (remote._tag === 'failed') return <RetryNote tone="offline" text={copy.read} onRetry={reload} />
  const savable = children === null ? null : savableFor(children, inputs, place.childId)
  if (savable?._tag === 'nobody') return <Note>{copy.noChild}</Note>
  if (savable?._tag === 'otherAge') return <Note>{copy.otherAge(nameOf(savable.child))}</Note>
  if (savable?._tag === 'viewOnly') return <Note>{copy.viewOnly(nameOf(savable.child))}</Note>
  const [only, another] = savable?.children ?? []
  const press = (): void => {
    if (only === undefined) return
    if (another !== undefined || needsConsent(only)) setAsks(true)
    else save(only)
  }
  const primary = !isForDoctor(level) && level !== 'emergency'
  return (
    <>
      {!asks && <FailureNote failure={failure} textOf={failedText} />}
      <Button
        wide
        tone={primary ? 'primary' : 'second'}
        busy={children === null || (busy && !asks)}
        busyLabel={copy.busy}
        icon={<Icon of={Download} size={20} />}
        onClick={press}
      >
        {copy.saveLong}
      </Button>
      {savable !== null && (
        <AskToSave
          open={asks}
          onClose={() => setAsks(false)}
          candidates={savable.children}
          {...{ busy, failure, needsConsent, failedText }}
          onSave={save}
        />
      )}
    </>
  )
}

export default SaveStoolCheck

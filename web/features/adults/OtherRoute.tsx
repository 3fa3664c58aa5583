import type { AdultProfile } from '@careplus/core/adults'
import { useLocation } from 'wouter'
import { useHealthServices } from '../../calls/useServices'
import { adultsCopy } from '../../copy/adults.th'
import { MemoryOnly } from '../../shared/adults/MemoryOnly'
import { useSentForm } from '../../calls/form/useSentForm'
import { PrivateNote } from '../../shared/growth/PrivateNote'
import { useToday } from '../../shared/growth/useToday'
import { useToast } from '../../ui/Toast'
import { AdultForm } from './AdultForm'
import { AdultTypedCodec, nobodyTyped } from './adultTyped'

const copy = adultsCopy.form

/** `/adults/other`: an adult in the member's care, stored on this device until they agree themselves. */
const OtherRoute = () => {
  const today = useToday()
  const { deviceAdults } = useHealthServices()
  const [, navigate] = useLocation()
  const showToast = useToast()
  const { typed, busy, failure, change, send } = useSentForm('adult.other', AdultTypedCodec, nobodyTyped)
  if (today === null) return null
  const save = (profile: AdultProfile): void =>
    send(
      profile,
      (key) => deviceAdults.create(profile, { version: '' }, key),
      ({ id }) => {
        showToast({ text: copy.added(profile.name) })
        navigate(`/adults/${id}`, { replace: true })
      },
    )
  return (
    <AdultForm {...{ typed, today, busy, failure }} asksRelation onChange={change} onSubmit={save}>
      <PrivateNote>{copy.hereFirst}</PrivateNote>
      <MemoryOnly />
    </AdultForm>
  )
}

export default OtherRoute

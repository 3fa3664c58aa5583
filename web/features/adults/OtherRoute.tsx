import type { AdultProfile } from '@careplus/core/adults'
import { useLocation } from 'wouter'
import { useHealthServices, useServices } from '../../calls/useServices'
import { adultsCopy } from '../../copy/adults.th'
import { MemoryOnly } from '../../shared/adults/MemoryOnly'
import { forgetKept } from '../../calls/remote'
import { useAttempts, useKeptForm } from '../../calls/form/useKeptForm'
import { useSending } from '../../calls/useSending'
import { PrivateNote } from '../../shared/growth/PrivateNote'
import { useToday } from '../../shared/growth/useToday'
import { useToast } from '../../ui/Toast'
import { AdultForm } from './AdultForm'
import { AdultTypedCodec, nobodyTyped } from './adultTyped'

const copy = adultsCopy.form
const form = 'adult.other'

/** `/adults/other`: somebody whom one cares for; on this device until they say yes themselves. */
const OtherRoute = () => {
  const today = useToday()
  const { random } = useServices()
  const { deviceAdults } = useHealthServices()
  const [, navigate] = useLocation()
  const showToast = useToast()
  const { typed, change, done } = useKeptForm(form, AdultTypedCodec, nobodyTyped)
  const attempts = useAttempts(form, random.uuid)
  const { busy, failure, run, changed } = useSending()
  if (today === null) return null
  const save = (profile: AdultProfile): void =>
    run(deviceAdults.create(profile, { version: '' }, attempts.keyOf(profile)), ({ id }) => {
      attempts.sent()
      done()
      forgetKept()
      showToast({ text: copy.added(profile.name) })
      navigate(`/adults/${id}`, { replace: true })
    })
  return (
    <AdultForm
      {...{ typed, today, busy, failure }}
      asksRelation
      onChange={(part) => {
        changed()
        change(part)
      }}
      onSubmit={save}
    >
      <PrivateNote>{copy.hereFirst}</PrivateNote>
      <MemoryOnly />
    </AdultForm>
  )
}

export default OtherRoute

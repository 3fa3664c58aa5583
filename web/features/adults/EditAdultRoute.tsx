import type { AdultProfile } from '@careplus/core/adults'
import type { IsoDate } from '@careplus/core/calendar'
import { useLocation } from 'wouter'
import { usePageTitle } from '../../page/pageTitle'
import { useHealthServices } from '../../calls/useServices'
import { adultsCopy } from '../../copy/adults.th'
import { ChosenAdult } from '../../shared/adults/ChosenAdult'
import type { AdultView } from '../../shared/adults/useHousehold'
import { changedFields } from '../../calls/form/changeDraft'
import { useSentChange } from '../../calls/form/useSentChange'
import { Meanwhile } from '../../shared/changes/Meanwhile'
import { useToast } from '../../ui/Toast'
import { AdultForm } from './AdultForm'
import { adultFieldWords } from './adultFieldWords'
import { AdultTypedCodec, profileTyped, typedOfAdult } from './adultTyped'

const copy = adultsCopy.form

interface Props {
  readonly view: AdultView
  readonly today: IsoDate
  readonly reload: () => void
}

const EditAdult = ({ view, today, reload }: Props) => {
  const { adults, adultsHere } = useHealthServices()
  const [, navigate] = useLocation()
  const showToast = useToast()
  const { adult, passage } = view
  const standing = { version: adult.version, typed: typedOfAdult(adult) }
  const form = useSentChange(`adult.${adult.id}`, AdultTypedCodec, standing, reload)
  const { typed, held, busy, failure, change, send } = form
  usePageTitle(copy.editTitle(adult.name))
  const save = (profile: AdultProfile): void => {
    const place = passage === null ? adults : adultsHere
    const { version } = held.base
    const changed = changedFields(profileTyped(today, held.base.typed) ?? {}, profile)
    send(
      { version, ...changed },
      (key) => place.change(adult.id, changed, version, key),
      () => {
        showToast({ text: copy.changed })
        navigate(`/adults/profile?of=${adult.id}`, { replace: true })
      },
    )
  }
  return (
    <AdultForm {...{ typed, today, busy, failure }} asksRelation={false} onChange={change} onSubmit={save}>
      <Meanwhile held={held} words={adultFieldWords} onTake={change} />
    </AdultForm>
  )
}

const EditAdultRoute = () => (
  <ChosenAdult path="/adults/edit-profile" shapes={['line', 'line', 'line']}>
    {({ view, today, reload }) => <EditAdult key={view.adult.id} {...{ view, today, reload }} />}
  </ChosenAdult>
)

export default EditAdultRoute

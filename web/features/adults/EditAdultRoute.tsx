import type { AdultProfile } from '@careplus/core/adults'
import type { IsoDate } from '@careplus/core/calendar'
import { useLocation } from 'wouter'
import { usePageTitle } from '../../page/pageTitle'
import { useHealthServices } from '../../calls/useServices'
import { adultsCopy } from '../../copy/adults.th'
import { ChosenAdult } from '../../shared/adults/ChosenAdult'
import type { AdultView } from '../../shared/adults/useHousehold'
import { useSentForm } from '../../calls/form/useSentForm'
import { useToast } from '../../ui/Toast'
import { AdultForm } from './AdultForm'
import { AdultTypedCodec, typedOfAdult } from './adultTyped'

const copy = adultsCopy.form

const EditAdult = ({ view, today }: { readonly view: AdultView; readonly today: IsoDate }) => {
  const { adults, adultsHere } = useHealthServices()
  const [, navigate] = useLocation()
  const showToast = useToast()
  const { adult, passage } = view
  const { typed, busy, failure, change, send } = useSentForm(`adult.${adult.id}`, AdultTypedCodec, typedOfAdult(adult))
  usePageTitle(copy.editTitle(adult.name))
  const save = (profile: AdultProfile): void => {
    const place = passage === null ? adults : adultsHere
    send(
      profile,
      (key) => place.change(adult.id, profile, key),
      () => {
        showToast({ text: copy.changed })
        navigate(`/adults/profile?of=${adult.id}`, { replace: true })
      },
    )
  }
  return <AdultForm {...{ typed, today, busy, failure }} asksRelation={false} onChange={change} onSubmit={save} />
}

/** `/adults/edit-profile?of=<id>` */
const EditAdultRoute = () => (
  <ChosenAdult path="/adults/edit-profile" shapes={['line', 'line', 'line']}>
    {({ view, today }) => <EditAdult key={view.adult.id} view={view} today={today} />}
  </ChosenAdult>
)

export default EditAdultRoute

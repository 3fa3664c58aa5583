import { askTextPage } from '../../composition/published'
import type { TextPage } from '@careplus/core/publications'
import { useTitle } from '../../page/pageTitle'
import { PublishedPage } from '../../shared/published/PublishedPage'
import { useToday } from '../../shared/growth/useToday'
import { Skeleton } from '../../ui/Skeleton'
import { NoPlannedClosure } from './NoPlannedClosure'
import { PlannedClosure } from './PlannedClosure'
import './suspension.css'

const Wait = () => (
  <div className="suspension">
    <h1 className="ui-hidden">{useTitle()}</h1>
    <Skeleton />
  </div>
)

/** The plan is over with its day; a page without a day plans nothing. Until today is known, the plan is shown. */
const Suspension = ({ page }: { readonly page: TextPage }) => {
  const today = useToday()
  const { effective_on: day } = page
  return day === null || (today !== null && today > day) ? (
    <NoPlannedClosure />
  ) : (
    <PlannedClosure page={page} day={day} today={today} />
  )
}

const SuspensionRoute = () => (
  <PublishedPage asking={askTextPage('suspend-date')} wait={<Wait />}>
    {(page) => <Suspension page={page} />}
  </PublishedPage>
)

export default SuspensionRoute

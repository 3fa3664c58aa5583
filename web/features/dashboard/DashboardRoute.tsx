import { useServices } from '../../composition/useServices'
import { dashboardCopy as copy } from '../../copy/dashboard.th'
import { useSession } from '../../session/useSession'
import { Family } from '../../ui/family/Family'
import { useFamily } from '../../ui/family/useFamily'
import { useWaitingDrafts } from '../../ui/family/useWaitingDrafts'
import { Account } from './Account'

/** `/dashboard`: the children and what is due, and the account. */
const DashboardRoute = () => {
  const services = useServices()
  const { user } = useSession()
  const [state, retry] = useFamily(services, user?.id ?? '')
  const drafts = useWaitingDrafts(services.drafts, user?.id ?? '')
  return (
    <Family state={state} onRetry={retry} parent={copy.parent(user?.name ?? '')} drafts={drafts}>
      {user !== null && <Account user={user} />}
    </Family>
  )
}

export default DashboardRoute

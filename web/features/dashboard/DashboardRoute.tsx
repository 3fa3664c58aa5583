import { DeletionNote } from '../../account/DeletionNote'
import { FamilyPage } from '../../family/FamilyPage'
import { useSession } from '../../session/useSession'
import { Account } from './Account'
import { AdultRows } from './Adults'

/** `/dashboard`: the children and what is due, and the account. */
const DashboardRoute = () => {
  const { user } = useSession()
  return (
    <FamilyPage>
      {user !== null && (
        <>
          <DeletionNote user={user} />
          <AdultRows />
          <Account user={user} />
        </>
      )}
    </FamilyPage>
  )
}

export default DashboardRoute

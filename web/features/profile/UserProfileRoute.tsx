import { useState } from 'react'
import { useSession } from '../../calls/session/useSession'
import { loadAccountServices, loadCredentialServices, loadHealthServices } from '../../calls/useServices'
import type { Ahead } from '../../page/route'
import { Devices } from './devices/Devices'
import { useProof } from '../../shared/proof/useProof'
import { DeletionNote } from '../../shared/account/DeletionNote'
import { About } from './About'
import { Consents } from './Consents'
import { LeaveButton } from '../../shared/account/LeaveButton'
import { ThemeChoice } from '../../shared/theme/ThemeChoice'
import { LineMessages } from './lineMessages/LineMessages'
import { ProfileHero } from './ProfileHero'
import { Reminders } from './reminders/Reminders'
import { SignInMethodRows } from './SignInMethodRows'
import { YourData } from './YourData'
import './profile.css'

/** `/user-profile`: the member, their consents, and what they can do with their data. */
const UserProfileRoute = () => {
  const { user } = useSession()
  const { withProof, proveAhead, proofDialog } = useProof()
  const [waysChanged, setWaysChanged] = useState(0)
  if (user === null) return null
  return (
    <>
      <div className="bleed">
        <ProfileHero user={user} />
      </div>
      <div className="profile">
        <DeletionNote user={user} />
        <div className="profile__columns">
          <div className="profile__column">
            <About user={user} />
            <ThemeChoice />
            <Consents />
          </div>
          <div className="profile__column">
            <Reminders />
            <LineMessages key={waysChanged} />
            <Devices />
            <SignInMethodRows {...{ withProof, proveAhead }} onChanged={() => setWaysChanged((times) => times + 1)} />
            <YourData user={user} withProof={withProof} />
            <LeaveButton />
          </div>
        </div>
      </div>
      {proofDialog}
    </>
  )
}

export const ahead: Ahead = {
  code: () => Promise.all([loadAccountServices(), loadCredentialServices(), loadHealthServices()]),
}

export default UserProfileRoute

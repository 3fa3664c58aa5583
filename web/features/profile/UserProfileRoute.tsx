import type { SessionUser } from '@careplus/core/ports'
import { Suspense, useLayoutEffect, useRef, useState } from 'react'
import { useSession } from '../../calls/session/useSession'
import { loadAccountServices, loadCredentialServices, loadHealthServices } from '../../calls/useServices'
import { profileCopy } from '../../copy/profile.th'
import { themeCopy } from '../../copy/theme.th'
import type { Ahead } from '../../page/route'
import { lazyView } from '../../page/lazyView'
import { usePageTitle } from '../../page/pageTitle'
import { DeletionNote } from '../../shared/account/DeletionNote'
import { LeaveButton } from '../../shared/account/LeaveButton'
import { useProof } from '../../shared/proof/useProof'
import { ThemeChoice } from '../../shared/theme/ThemeChoice'
import { Skeleton } from '../../ui/Skeleton'
import { useWide } from '../../ui/useWide'
import { ProfileAbout } from './ProfileAbout'
import { Consents } from './Consents'
import { Devices } from './devices/Devices'
import { LevelChangedContext, LevelTitle } from './LevelTitle'
import { levelTitles, useLevel, type Level } from './profileLevels'
import { LineMessages } from './lineMessages/LineMessages'
import { ProfileHero } from './ProfileHero'
import { ProfileRows } from './ProfileRows'
import { Reminders } from './reminders/Reminders'
import { SignInMethodRows } from './SignInMethodRows'
import './profile.css'

const YourData = lazyView(() => import('./YourData'))

interface OpenProps {
  readonly level: Level
  readonly user: SessionUser
  readonly onTheme: () => void
}

const Open = ({ level, user, onTheme }: OpenProps) => {
  const { withProof, proveAhead, proofDialog } = useProof()
  switch (level) {
    case 'about':
      return <ProfileAbout user={user} />
    case 'consents':
      return <Consents />
    case 'reminders':
      return (
        <>
          <Reminders />
          <LineMessages />
        </>
      )
    case 'devices':
      return (
        <>
          <Devices />
          <SignInMethodRows {...{ withProof, proveAhead }} />
          {proofDialog}
        </>
      )
    case 'theme':
      return (
        <section className="profile__section">
          <LevelTitle title={themeCopy.name} />
          <ThemeChoice hideLabel onChosen={onTheme} />
        </section>
      )
    case 'data':
      return (
        <>
          <Suspense fallback={<Skeleton shapes={['title', 'card']} />}>
            <YourData user={user} withProof={withProof} />
          </Suspense>
          {proofDialog}
        </>
      )
  }
}

/** A level stands alone, on a desktop beside the rows, where the first two are open until one is chosen. */
const Profile = ({ user }: { readonly user: SessionUser }) => {
  const named = useLevel()
  const wide = useWide()
  const [, setThemes] = useState(0)
  const alone = named !== null && !wide
  const open = named ?? (wide ? 'about' : null)
  usePageTitle(alone ? levelTitles[named] : (user.name ?? profileCopy.noName))
  const [opened] = useState(named)
  const [changed, setChanged] = useState(false)
  if (!changed && named !== opened) setChanged(true)
  const stoodAlone = useRef(false)
  useLayoutEffect(() => {
    if (alone || (stoodAlone.current && !wide)) scrollTo(0, 0)
    stoodAlone.current = alone
  }, [alone, named, wide])
  return (
    <>
      {!alone && (
        <div className="bleed">
          <ProfileHero user={user} />
        </div>
      )}
      <div className={alone ? 'profile profile--level' : 'profile'}>
        <DeletionNote user={user} />
        <div className="profile__columns">
          {!alone && (
            <div className="profile__column">
              <ProfileRows user={user} open={open} />
              <LeaveButton />
            </div>
          )}
          {open !== null && (
            <div className="profile__column">
              <LevelChangedContext value={changed}>
                <Open key={open} level={open} user={user} onTheme={() => setThemes((times) => times + 1)} />
                {named === null && <Consents />}
              </LevelChangedContext>
            </div>
          )}
        </div>
      </div>
    </>
  )
}

const UserProfileRoute = () => {
  const { user } = useSession()
  return user === null ? null : <Profile user={user} />
}

export const ahead: Ahead = {
  code: () => Promise.all([loadAccountServices(), loadCredentialServices(), loadHealthServices()]),
}

export default UserProfileRoute

import { useState } from 'react'
import { Link, useLocation } from 'wouter'
import { useServices } from '../../calls/useServices'
import { dashboardCopy } from '../../copy/dashboard.th'
import { sessionCopy } from '../../copy/session.th'
import { useSession } from '../../calls/session/useSession'
import { ChoiceCards } from '../../ui/ChoiceCards'
import { Greeting } from '../../ui/drawings/Greeting'
import { Hero } from '../../ui/Hero'
import { InfoForm } from '../../shared/account/InfoForm'
import '../../shared/account/session.css'

const copy = sessionCopy.info

/** `/welcome`: after registering; every part can be skipped. */
const WelcomeRoute = () => {
  const { profile, random, clock, session } = useServices()
  const { user } = useSession()
  const [, navigate] = useLocation()
  const [child, setChild] = useState<'now' | 'later'>('now')
  if (user === null) return null
  return (
    <>
      <div className="bleed">
        <Hero size="short" art={<Greeting sex="boy" pose="cheer" className="session-art" />} className="session-hero">
          <h1>{copy.title(dashboardCopy.parent(user.name ?? ''))}</h1>
          <p className="second">{copy.lead}</p>
        </Hero>
      </div>
      <div className="session-page">
        <InfoForm
          {...{ user, profile, random, clock }}
          submit={copy.submit}
          onSaved={(changed) => {
            session.memberChanged(changed)
            navigate(child === 'now' ? '/children/add-information' : '/', { replace: true })
          }}
        >
          <ChoiceCards
            label={copy.childTitle}
            value={child}
            onChange={setChild}
            choices={[
              { value: 'now', label: copy.childNow, help: copy.childNowHelp },
              { value: 'later', label: copy.childLater, help: copy.childLaterHelp },
            ]}
          />
        </InfoForm>
        <p className="session-other">
          <Link href="/">{copy.skip}</Link>
        </p>
      </div>
    </>
  )
}

export default WelcomeRoute

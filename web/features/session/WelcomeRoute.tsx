import { useEffect } from 'react'
import { firstStepsCopy } from '../../copy/firstSteps.th'
import { sessionCopy } from '../../copy/session.th'
import { dashboardCopy } from '../../copy/dashboard.th'
import { useSession } from '../../calls/session/useSession'
import { useFamilyRecords } from '../../shared/children/useFamily'
import { useToday } from '../../shared/growth/useToday'
import { beginFirstSteps, useFirstStep } from '../../shared/start/useFirstStep'
import { Greeting } from '../../ui/drawings/Greeting'
import { Hero } from '../../ui/Hero'
import { Skeleton } from '../../ui/Skeleton'
import { AboutYou } from './welcome/AboutYou'
import { DueStep } from './welcome/DueStep'
import { MeasurementStep } from './welcome/MeasurementStep'
import '../../shared/account/session.css'

const copy = sessionCopy.info

const WelcomeRoute = () => {
  const { user } = useSession()
  const [remote] = useFamilyRecords()
  const today = useToday()
  const family = remote._tag === 'ready' ? remote.value : null
  const { step } = useFirstStep(family?.children ?? null, today, true)
  const member = user?.id ?? null
  useEffect(() => {
    if (member !== null && step !== null) beginFirstSteps(member)
  }, [member, step])
  if (user === null) return null
  return (
    <>
      <div className="bleed">
        <Hero size="short" art={<Greeting sex="boy" pose="cheer" className="session-art" />} className="session-hero">
          <h1>{copy.title(dashboardCopy.parent(user.name ?? ''))}</h1>
          <p className="second">{step === null || step === 'child' ? copy.lead : firstStepsCopy.lead[step]}</p>
        </Hero>
      </div>
      <div className="session-page">
        {remote._tag === 'loading' || today === null ? (
          <Skeleton shapes={['line', 'card', 'line']} />
        ) : step === 'measuring' && family !== null ? (
          <MeasurementStep family={family.children} today={today} />
        ) : step === 'due' && family !== null ? (
          <DueStep family={family} today={today} memberId={user.id} />
        ) : (
          <AboutYou user={user} step={step} />
        )}
      </div>
    </>
  )
}

export default WelcomeRoute

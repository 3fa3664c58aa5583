import { Suspense, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { Link } from 'wouter'
import { lazyView } from '../../page/lazyView'
import { sessionCopy } from '../../copy/session.th'
import { HeaderActions } from '../../layouts/HeaderActions'
import { Steps } from '../../ui/Progress'
import { Skeleton } from '../../ui/Skeleton'
import { unticked, type Answers } from '../../shared/account/joinAnswers'
import type { Registration } from './registration'
import { tabStore } from '../../page/tabStore'
import { registrationKey } from './registrationKey'
import { LineFirst } from './LineFirst'
import { OtherSignInMethods } from './OtherSignInMethods'
import { StartStep } from './StartStep'
import { useInLine } from '../../shared/account/social/useInLine'
import '../../shared/account/session.css'

const CodeStep = lazyView(() => import('./CodeStep'))
const PasswordStep = lazyView(() => import('./PasswordStep'))
const copy = sessionCopy.register

const loadRegistration = () => import('./registration')
const peek = (): boolean => tabStore.get(registrationKey) !== null

const numbers = { start: 1, code: 2, password: 3 } as const

type Stage = { readonly step: 'start'; readonly email: string; readonly answers: Answers } | Registration

const RegisterRoute = () => {
  const [stage, setStage] = useState<Stage>({ step: 'start', email: '', answers: unticked })
  const [recalling, setRecalling] = useState(false)
  const top = useRef<HTMLDivElement>(null)
  const inLine = useInLine()

  const go = (next: Stage): void => {
    setStage(next)
    void loadRegistration().then(({ storeRegistration }) => storeRegistration(next.step === 'start' ? null : next))
    scrollTo(0, 0)
  }

  useEffect(() => {
    if (!peek()) return
    setRecalling(true)
    loadRegistration()
      .then(({ storedRegistration }) => storedRegistration(Date.now()))
      .then(
        (registration) => {
          if (registration !== null) setStage(registration)
          setRecalling(false)
        },
        () => setRecalling(false),
      )
  }, [])

  const first = useRef(true)
  useLayoutEffect(() => {
    if (first.current) {
      first.current = false
      return
    }
    top.current?.focus({ preventScroll: true })
  }, [stage.step])

  const restart = ({ email, answers }: Registration): void => go({ step: 'start', email, answers })
  const number = numbers[stage.step]
  return (
    <>
      <HeaderActions>
        <span className="session-of">{copy.of(number)}</span>
      </HeaderActions>
      <div className="session-page session-register" ref={top} tabIndex={-1}>
        <Steps now={number} total={3} label={copy.step} />
        {recalling ? (
          <Skeleton shapes={['title', 'line', 'card']} />
        ) : stage.step === 'start' ? (
          <>
            {inLine !== false && <LineFirst known={inLine === true} />}
            <StartStep key={stage.email} email={stage.email} answers={stage.answers} onSent={go} />
            <OtherSignInMethods without={inLine === true ? 'line' : undefined} />
            <p className="session-other">
              {copy.haveAccount} <Link href="/login">{copy.login}</Link>
            </p>
          </>
        ) : (
          <Suspense fallback={<Skeleton shapes={['title', 'line', 'card']} />}>
            {stage.step === 'code' ? (
              <CodeStep
                stage={stage}
                onChange={() => restart(stage)}
                onResent={(resent) =>
                  void loadRegistration().then(({ storeRegistration }) => storeRegistration({ ...stage, ...resent }))
                }
                onProved={({ joinToken, expiresAt }) =>
                  go({ step: 'password', email: stage.email, answers: stage.answers, joinToken, expiresAt })
                }
              />
            ) : (
              <PasswordStep
                stage={stage}
                onAgain={() => restart(stage)}
                onJoined={() => void loadRegistration().then(({ storeRegistration }) => storeRegistration(null))}
              />
            )}
          </Suspense>
        )}
      </div>
    </>
  )
}

export default RegisterRoute

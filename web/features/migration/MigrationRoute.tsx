import { Suspense, useEffect, useRef, useState } from 'react'
import { lazyView } from '../../page/lazyView'
import { migrationCopy as copy } from '../../copy/migration.th'
import { Steps } from '../../ui/Progress'
import { Skeleton } from '../../ui/Skeleton'
import { ClaimForm } from './ClaimForm'
import { MigrationDone, type Moved } from './MigrationDone'
import { saveVisit, loadVisit, type MigrationVisit } from './migrationVisit'
import '../../shared/account/session.css'
import './migration.css'

const CodeSteps = lazyView(() => import('./CodeSteps'))
const MovePassword = lazyView(() => import('./MovePassword'))

type Stage =
  | { readonly step: 'start'; readonly email: string; readonly phone: string }
  | MigrationVisit
  | { readonly step: 'done'; readonly moved: Moved }

const numbers = { start: 1, mail: 2, phone: 3, password: 4, done: 4 } as const

const visitOf = (stage: Stage): MigrationVisit | null => {
  switch (stage.step) {
    case 'start':
    case 'done':
      return null
    case 'mail':
    case 'phone':
    case 'password':
      return stage
  }
}

const MigrationRoute = () => {
  const [stage, setStage] = useState<Stage>({ step: 'start', email: '', phone: '' })
  const top = useRef<HTMLDivElement>(null)

  useEffect(() => {
    const stored = loadVisit(Date.now())
    if (stored !== null) setStage(stored)
  }, [])

  const go = (next: Stage): void => {
    saveVisit(visitOf(next))
    setStage(next)
    scrollTo(0, 0)
    top.current?.focus({ preventScroll: true })
  }
  const visit = visitOf(stage)
  const restart = (): void => go(visit === null ? { step: 'start', email: '', phone: '' } : { ...visit, step: 'start' })

  return (
    <div className="session-page session-register" ref={top} tabIndex={-1}>
      {visit !== null && <h1 className="ui-hidden">{copy.page}</h1>}
      {stage.step !== 'done' && <Steps now={numbers[stage.step]} total={4} label={copy.step} />}
      {stage.step === 'start' ? (
        <ClaimForm key={stage.email} before={stage} onSent={go} />
      ) : stage.step === 'done' ? (
        <MigrationDone moved={stage.moved} />
      ) : (
        <Suspense fallback={<Skeleton shapes={['title', 'line', 'card']} />}>
          {stage.step === 'password' ? (
            <MovePassword visit={stage} onAgain={restart} onMoved={(moved) => go({ step: 'done', moved })} />
          ) : (
            <CodeSteps key={stage.step} visit={stage} onChange={restart} onVisit={go} onResent={saveVisit} />
          )}
        </Suspense>
      )}
    </div>
  )
}

export default MigrationRoute

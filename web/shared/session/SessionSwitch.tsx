import { Suspense, type ReactNode } from 'react'
import { lazyView } from '../../page/lazyView'
import { useSession } from '../../calls/session/useSession'

const TroublePage = lazyView(() => import('./TroublePage'))

interface Props {
  readonly visitor: ReactNode
  readonly wait: ReactNode
  readonly member: ReactNode
  readonly main?: boolean
}

/** CSS shows one until the session is known, so that nothing jumps. `wait` has the size of `member`. */
export const SessionSwitch = (props: Props) => {
  const { status, trouble } = useSession()
  const wait =
    trouble !== null && props.main === true ? (
      <Suspense fallback={props.wait}>
        <TroublePage trouble={trouble} headingLevel={1} />
      </Suspense>
    ) : (
      props.wait
    )
  return (
    <>
      {status !== 'signedIn' && <div className="if-visitor">{props.visitor}</div>}
      {status !== 'signedOut' && <div className="if-member">{status === 'signedIn' ? props.member : wait}</div>}
    </>
  )
}

import type { ReactNode } from 'react'
import { useSession } from './useSession'

/**
 * One place of a public page that differs for members. Until the session is known both are in the page and CSS shows
 * one of them by what the device keeps (`html[data-session]`), so nothing jumps. `wait` has the size of `member`.
 */
export const SessionSwitch = (props: {
  readonly visitor: ReactNode
  readonly wait: ReactNode
  readonly member: ReactNode
}) => {
  const { status } = useSession()
  return (
    <>
      {status !== 'signedIn' && <div className="if-visitor">{props.visitor}</div>}
      {status !== 'signedOut' && <div className="if-member">{status === 'signedIn' ? props.member : props.wait}</div>}
    </>
  )
}

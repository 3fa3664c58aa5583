import { useAskedSignInMethods } from '../../shared/account/useSignInMethods'
import { sessionCopy } from '../../copy/session.th'
import { SocialButtons } from './social/SocialButtons'

interface Props {
  /** Whether LINE shows the page; before that is known, only its place is reserved. */
  readonly known: boolean
}

export const LineFirst = ({ known }: Props) => {
  const [methods] = useAskedSignInMethods()
  if (methods !== 'asking' && (typeof methods === 'string' || methods.line === null)) return null
  return (
    <div className="stack session-ways--first">
      {methods === 'asking' || !known ? (
        <div className="session-way" />
      ) : (
        <SocialButtons methods={methods} names={['line']} />
      )}
      <p className="session-or">{sessionCopy.login.or}</p>
    </div>
  )
}

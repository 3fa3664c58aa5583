import { useAskedSignInMethods } from '../../shared/account/useSignInMethods'
import { sessionCopy } from '../../copy/session.th'
import { SocialButtons } from './social/SocialButtons'

/** Inside LINE its own way in stands before the form: there it takes one tap, and nothing is typed. */
export const LineFirst = () => {
  const [ways] = useAskedSignInMethods()
  if (ways !== 'asking' && (typeof ways === 'string' || ways.line === null)) return null
  return (
    <div className="session-ways session-ways--first">
      {/* Its place is kept while it is not known, so that the form below does not move under a finger. */}
      {ways === 'asking' ? <div className="session-way" /> : <SocialButtons ways={ways} names={['line']} />}
      <p className="session-or">{sessionCopy.login.or}</p>
    </div>
  )
}

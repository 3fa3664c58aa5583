import { useEffect } from 'react'
import { Link, useLocation, useSearch } from 'wouter'
import { shellCopy } from '../copy/shell.th'
import { useSession } from './useSession'
import './callback.css'

const copy = shellCopy.callback

/** A social sign-in's answer is in the query or the hash; anything here without one has only to be moved on. */
const carriesAnswer = (search: string): boolean =>
  search !== '' || (typeof location !== 'undefined' && location.hash.length > 1)

/** `/callback`: with nothing to process it moves on, a member home and a visitor to sign in. */
const CallbackRoute = () => {
  const { status } = useSession()
  const search = useSearch()
  const [, navigate] = useLocation()
  const answered = status === 'signedOut' && carriesAnswer(search)

  useEffect(() => {
    if (status === 'signedIn') navigate('/', { replace: true })
    if (status === 'signedOut' && !answered) navigate('/login', { replace: true })
  }, [status, answered, navigate])

  return (
    <div className="callback">
      <h1>{copy.moving}</h1>
      {answered && (
        <>
          <p>{copy.socialNotReady}</p>
          <Link href="/login">{copy.toLogin}</Link>
        </>
      )}
    </div>
  )
}

export default CallbackRoute

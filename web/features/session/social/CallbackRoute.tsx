import { Suspense, useEffect, useState } from 'react'
import { useLocation } from 'wouter'
import { lazyView } from '../../../page/lazyView'
import { socialCopy } from '../../../copy/social.th'
import { newcomerKey } from './newcomerKey'
import { peekThisDevice } from '../../../page/peekSession'
import { tabStore } from '../../../page/tabStore'
import { goBackOr } from '../../../calls/session/returnAfterLogin'
import { useSession } from '../../../calls/session/useSession'
import './callback.css'

const SocialReturn = lazyView(() => import('./SocialReturn'))
const SocialNewcomer = lazyView(() => import('./SocialNewcomer'))
const copy = socialCopy.callback

interface Answer {
  readonly search: string
  readonly hash: string
}

type Arrived = { readonly _tag: 'looking' | 'nothing' | 'newcomer' } | ({ readonly _tag: 'answer' } & Answer)

const hasNewcomer = (): boolean => {
  if (peekThisDevice()) tabStore.set(newcomerKey, null)
  return tabStore.get(newcomerKey) !== null
}

/** Removes the provider's answer from the address at once, so that it neither stays in the history nor is sent on. */
const takeAnswer = (): Arrived => {
  const { search, hash } = location
  if (search.length < 2 && hash.length < 2) return { _tag: hasNewcomer() ? 'newcomer' : 'nothing' }
  history.replaceState(history.state, '', location.pathname)
  return { _tag: 'answer', search, hash }
}

const Moving = () => (
  <div className="callback" aria-busy="true">
    <h1>{copy.moving}</h1>
  </div>
)

const CallbackRoute = () => {
  const { status } = useSession()
  const [, navigate] = useLocation()
  const [arrived, setArrived] = useState<Arrived>({ _tag: 'looking' })
  useEffect(() => setArrived(takeAnswer()), [])

  const idle = arrived._tag === 'nothing'
  useEffect(() => {
    if (!idle) return
    if (status === 'signedIn') void goBackOr('/', navigate)
    if (status === 'signedOut') navigate('/login', { replace: true })
  }, [idle, status, navigate])

  return (
    <Suspense fallback={<Moving />}>
      {arrived._tag === 'answer' ? (
        <SocialReturn answer={arrived} onNewcomer={() => setArrived({ _tag: 'newcomer' })} />
      ) : arrived._tag === 'newcomer' ? (
        <SocialNewcomer onGone={() => setArrived({ _tag: 'nothing' })} />
      ) : (
        <Moving />
      )}
    </Suspense>
  )
}

export default CallbackRoute

import { useEffect, useState, type ComponentType } from 'react'
import { loadGrowthServices, loadServices } from '../../calls/useServices'
import { growthDraftsCopy as copy } from '../../copy/growthDrafts.th'
import { useSession } from '../../calls/session/useSession'
import { ErrorState } from '../../ui/ErrorState'
import { Skeleton } from '../../ui/Skeleton'
import { useCheck } from './growthCheck'
import { useHasLocalDrafts } from './localDrafts'
import { NoDrafts } from './NoDrafts'
import './drafts.css'

type Loaded =
  | { readonly _tag: 'loading' }
  | { readonly _tag: 'failed' }
  | { readonly _tag: 'ready'; readonly Drafts: ComponentType }

const load = async (): Promise<ComponentType> => {
  const [{ Drafts }] = await Promise.all([import('./Drafts'), loadServices(), loadGrowthServices()])
  return Drafts
}

const waiting = <Skeleton shapes={['title', 'card', 'card']} />

const List = () => {
  const [loaded, setLoaded] = useState<Loaded>({ _tag: 'loading' })
  const [attempts, setAttempts] = useState(0)
  useEffect(() => {
    let isMounted = true
    load().then(
      (Drafts) => isMounted && setLoaded({ _tag: 'ready', Drafts }),
      () => isMounted && setLoaded({ _tag: 'failed' }),
    )
    return () => {
      isMounted = false
    }
  }, [attempts])
  const retry = () => {
    setLoaded({ _tag: 'loading' })
    setAttempts((n) => n + 1)
  }
  if (loaded._tag === 'ready') return <loaded.Drafts />
  return loaded._tag === 'loading' ? (
    waiting
  ) : (
    <ErrorState title={copy.failed.title} onRetry={retry}>
      {copy.failed.text}
    </ErrorState>
  )
}

const SaveGrowthRoute = () => {
  const { status } = useSession()
  const mayHaveDrafts = useHasLocalDrafts()
  // Without storage the drafts are in the page's memory only.
  const made = useCheck().draftId !== null
  // A sent draft remains on the screen.
  const [seen, setSeen] = useState(false)
  if ((mayHaveDrafts === true || made) && !seen) setSeen(true)
  return (
    <div className="drafts">
      {mayHaveDrafts === null || status === 'unknown' ? (
        waiting
      ) : seen || mayHaveDrafts || made ? (
        <List />
      ) : (
        <NoDrafts />
      )}
    </div>
  )
}

export default SaveGrowthRoute

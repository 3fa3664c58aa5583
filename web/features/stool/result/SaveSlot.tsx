import { lazy, Suspense } from 'react'
import { useLocation } from 'wouter'
import { stoolResultCopy } from '../../../copy/stoolResult.th'
import { useSession } from '../../../calls/session/useSession'
import { Button } from '../../../ui/Button'
import { resultPath } from '../stoolPath'
import type { SaveProps } from '../save/saveProps'

const SaveCheck = lazy(() => import('../save/SaveStoolCheck'))

const copy = stoolResultCopy.save

const Wait = () => <div className="stool-save-wait" />

export const SaveSlot = (props: SaveProps) => {
  const { status, user } = useSession()
  const [, navigate] = useLocation()
  const { quiet = false, fragment } = props
  if (user === null && status === 'unknown') return quiet ? null : <Wait />
  if (user !== null)
    return (
      <Suspense fallback={quiet ? null : <Wait />}>
        <SaveCheck {...props} />
      </Suspense>
    )
  if (quiet) return null
  const signIn = async (): Promise<void> => {
    const { storeForSignIn } = await import('../save/storedResult')
    await storeForSignIn(fragment, resultPath)
    navigate('/login')
  }
  return (
    <Button wide tone="second" onClick={() => void signIn()}>
      {copy.signIn}
    </Button>
  )
}

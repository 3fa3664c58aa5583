import { lazy, Suspense } from 'react'
import { useLocation } from 'wouter'
import { stoolResultCopy } from '../../../copy/stoolResult.th'
import { useSession } from '../../../calls/session/useSession'
import { Button } from '../../../ui/Button'
import { resultPath } from '../path'
import type { SaveProps } from '../save/saveProps'

// What knows the member, the container and the codecs of a kept form comes for members only.
const SaveCheck = lazy(() => import('../save/SaveCheck'))

const copy = stoolResultCopy.save

/** The place of the button, before it is known what it will say. */
const Wait = () => <div className="stool-save-wait" />

/** Keeping a result: for a visitor the way to sign in and back, for a member the account. */
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
    const { keepForSignIn } = await import('../save/keptResult')
    await keepForSignIn(fragment, resultPath)
    navigate('/login')
  }
  return (
    <Button wide tone="second" onClick={() => void signIn()}>
      {copy.signIn}
    </Button>
  )
}

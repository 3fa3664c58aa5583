import { Suspense, useMemo, useState, type ReactNode } from 'react'
import { lazyView } from '../app/lazyView'
import { proofCopy } from '../copy/proof.th'
import { Dialog } from '../ui/Dialog'
import { Skeleton } from '../ui/Skeleton'
import { withProofBy, type WithProof } from './withProof'

const ProofPanel = lazyView(() => import('./ProofPanel'))

/**
 * For what guards the account: `withProof(() => call)` makes the call, asks the member to prove themselves where the
 * server wants that (403 `proof_required`), and makes the call again. Show `proofDialog` somewhere in the screen.
 */
export const useProof = (): { readonly withProof: WithProof; readonly proofDialog: ReactNode } => {
  const [asked, setAsked] = useState<{ readonly answer: (proved: boolean) => void } | null>(null)
  const withProof = useMemo(
    () =>
      withProofBy(
        () =>
          new Promise((resolve) => {
            const answer = (proved: boolean): void => {
              setAsked(null)
              resolve(proved)
            }
            setAsked({ answer })
          }),
      ),
    [],
  )
  const close = (): void => asked?.answer(false)
  const proofDialog = (
    <Dialog open={asked !== null} onClose={close} title={proofCopy.title}>
      <Suspense fallback={<Skeleton shapes={['line', 'card']} />}>
        {asked !== null && <ProofPanel onProved={() => asked.answer(true)} onClose={close} />}
      </Suspense>
    </Dialog>
  )
  return { withProof, proofDialog }
}

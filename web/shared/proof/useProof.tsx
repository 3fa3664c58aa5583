import { Suspense, useMemo, useState, type ReactNode } from 'react'
import { lazyView } from '../../page/lazyView'
import { loadCredentialServices } from '../../calls/useServices'
import { proofCopy } from '../../copy/proof.th'
import { Dialog } from '../../ui/Dialog'
import { Skeleton } from '../../ui/Skeleton'
import { proveAheadBy, withProofBy, type ProveAhead, type RunWithProof } from './withProof'

const ProofPanel = lazyView(() => import('./ProofPanel'))

const loadMethods = async () => (await loadCredentialServices()).proving.ways()

interface Proof {
  readonly withProof: RunWithProof
  readonly proveAhead: ProveAhead
  readonly proofDialog: ReactNode
}

/** Calls again after a proof that the server wants (403 `proof_required`). The screen has to show `proofDialog`. */
export const useProof = (): Proof => {
  const [asked, setAsked] = useState<{ readonly answer: (proved: boolean) => void } | null>(null)
  const { withProof, proveAhead } = useMemo(() => {
    const prove = () =>
      new Promise<boolean>((resolve) => {
        const answer = (proved: boolean): void => {
          setAsked(null)
          resolve(proved)
        }
        setAsked({ answer })
      })
    return { withProof: withProofBy(prove), proveAhead: proveAheadBy(loadMethods, prove) }
  }, [])
  const close = (): void => asked?.answer(false)
  const proofDialog = (
    <Dialog open={asked !== null} onClose={close} title={proofCopy.title}>
      <Suspense fallback={<Skeleton shapes={['line', 'card']} />}>
        {asked !== null && <ProofPanel onProved={() => asked.answer(true)} onClose={close} />}
      </Suspense>
    </Dialog>
  )
  return { withProof, proveAhead, proofDialog }
}

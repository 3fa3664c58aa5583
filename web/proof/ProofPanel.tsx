import type { ProofWays } from '@careplus/core/ports'
import { useState } from 'react'
import type { Sent } from '../account/sentCode'
import { useCredentialServices } from '../composition/useServices'
import { failureText } from '../copy/session.th'
import { useRemote } from '../family/remote'
import { Button } from '../ui/Button'
import { Note } from '../ui/Note'
import { Skeleton } from '../ui/Skeleton'
import { uiWords } from '../ui/words'
import { addressesOf, ChooseAddress, type Address } from './ChooseAddress'
import { ProofByCode } from './ProofByCode'
import { ProofByPassword } from './ProofByPassword'
import { ProofBySigningIn } from './ProofBySigningIn'
import type { ProofStepProps } from './proofStep'
import './proof.css'

const Ways = ({ ways, ...step }: ProofStepProps & { readonly ways: ProofWays }) => {
  const [going, setGoing] = useState<(Address & { readonly sent: Sent }) | null>(null)
  if (ways.password) return <ProofByPassword {...step} />
  if (going !== null) return <ProofByCode key={going.channel} {...going} {...step} onChange={() => setGoing(null)} />
  const addresses = addressesOf(ways)
  return addresses.length > 0 ? (
    <ChooseAddress addresses={addresses} onSent={(to, sent) => setGoing({ ...to, sent })} onClose={step.onClose} />
  ) : (
    <ProofBySigningIn social={ways.social} onClose={step.onClose} />
  )
}

/** What the dialog holds: the password, else a code, else signing in anew. Loaded at its first opening. */
const ProofPanel = (step: ProofStepProps) => {
  const { proving } = useCredentialServices()
  const [ways, reload] = useRemote('proof.ways', proving.ways)
  switch (ways._tag) {
    case 'loading':
      return <Skeleton shapes={['line', 'card']} />
    case 'failed':
      return (
        <Note
          tone={ways.failure._tag === 'NetworkError' ? 'offline' : 'error'}
          live
          action={
            <Button tone="outline" size="small" onClick={reload}>
              {uiWords.retry}
            </Button>
          }
        >
          {failureText(ways.failure)}
        </Note>
      )
    case 'ready':
      return <Ways ways={ways.value} {...step} />
  }
}

export default ProofPanel

import type { CodeChannel, ProofWays } from '@careplus/core/ports'
import { useState } from 'react'
import { useCredentialServices } from '../composition/useServices'
import { proofCopy } from '../copy/proof.th'
import { failureText } from '../copy/session.th'
import { useRemote } from '../family/remote'
import { Button } from '../ui/Button'
import { Icon } from '../ui/Icon'
import { Mail, MessageSquare } from '../ui/icons'
import { Note } from '../ui/Note'
import { Skeleton } from '../ui/Skeleton'
import { uiWords } from '../ui/words'
import { ProofByCode } from './ProofByCode'
import { ProofByPassword } from './ProofByPassword'
import { ProofBySigningIn } from './ProofBySigningIn'
import type { ProofStepProps } from './proofStep'
import './proof.css'

interface Sent {
  readonly channel: CodeChannel
  readonly address: string
}

const sendable = ({ sms, mail }: ProofWays): ReadonlyArray<Sent> => [
  ...(sms === null ? [] : [{ channel: 'sms' as const, address: sms }]),
  ...(mail === null ? [] : [{ channel: 'mail' as const, address: mail }]),
]

const ChooseAddress = ({
  addresses,
  onChosen,
  onClose,
}: {
  readonly addresses: ReadonlyArray<Sent>
  readonly onChosen: (sent: Sent) => void
  readonly onClose: () => void
}) => (
  <div className="proof-form">
    <p>{proofCopy.leadCode}</p>
    {addresses.map((each) => (
      <Button
        key={each.channel}
        tone="second"
        wide
        icon={<Icon of={each.channel === 'sms' ? MessageSquare : Mail} size={20} />}
        onClick={() => onChosen(each)}
      >
        {proofCopy.sendTo(each.address)}
      </Button>
    ))}
    <Button tone="ghost" wide onClick={onClose}>
      {proofCopy.keep}
    </Button>
  </div>
)

const Ways = ({ ways, ...step }: ProofStepProps & { readonly ways: ProofWays }) => {
  const [chosen, setChosen] = useState<Sent | null>(null)
  if (ways.password) return <ProofByPassword {...step} />
  if (chosen !== null) return <ProofByCode key={chosen.channel} {...chosen} {...step} />
  const addresses = sendable(ways)
  return addresses.length > 0 ? (
    <ChooseAddress addresses={addresses} onChosen={setChosen} onClose={step.onClose} />
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

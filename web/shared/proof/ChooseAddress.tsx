import type { CodeChannel, ProofWays } from '@careplus/core/ports'
import { useState } from 'react'
import { sentAt, type Sent } from '../account/sentCode'
import { useCredentialServices, useServices } from '../../calls/useServices'
import { proofCopy } from '../../copy/proof.th'
import { pressedFailureText } from '../../copy/session.th'
import { FailureNote } from '../failure/FailureNote'
import { useSending } from '../../calls/useSending'
import { Button } from '../../ui/Button'
import { Icon } from '../../ui/Icon'
import { Mail, MessageSquare } from '../../ui/icons'

export interface Address {
  readonly channel: CodeChannel
  /** Masked. */
  readonly address: string
}

export const addressesOf = ({ sms, mail }: ProofWays): ReadonlyArray<Address> => [
  ...(sms === null ? [] : [{ channel: 'sms' as const, address: sms }]),
  ...(mail === null ? [] : [{ channel: 'mail' as const, address: mail }]),
]

interface Props {
  readonly addresses: ReadonlyArray<Address>
  readonly onSent: (to: Address, sent: Sent) => void
  readonly onClose: () => void
}

export const ChooseAddress = ({ addresses, onSent, onClose }: Props) => {
  const { clock } = useServices()
  const { proving } = useCredentialServices()
  const { busy, failure, run } = useSending()
  const [chosen, setChosen] = useState<CodeChannel | null>(null)
  const ask = (to: Address): void => {
    if (busy) return
    setChosen(to.channel)
    run(
      () => proving.askCode(to.channel),
      (sent) => onSent(to, sentAt(sent, clock.now())),
    )
  }
  return (
    <div className="proof-form">
      <p>{proofCopy.leadCode}</p>
      {addresses.map((each) => (
        <Button
          key={each.channel}
          tone="second"
          wide
          icon={<Icon of={each.channel === 'sms' ? MessageSquare : Mail} size={20} />}
          busy={busy && chosen === each.channel}
          busyLabel={proofCopy.sending}
          onClick={() => ask(each)}
        >
          {proofCopy.sendTo(each.address)}
        </Button>
      ))}
      <FailureNote failure={failure} textOf={pressedFailureText} />
      <Button tone="ghost" wide onClick={onClose}>
        {proofCopy.keep}
      </Button>
    </div>
  )
}

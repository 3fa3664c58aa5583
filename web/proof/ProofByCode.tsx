import type { CodeChannel } from '@careplus/core/ports'
import * as TE from 'fp-ts/TaskEither'
import { useState } from 'react'
import { CodeEntry } from '../account/CodeEntry'
import type { Sent } from '../account/sentCode'
import type { CodeSource } from '../account/useCodeEntry'
import { useCredentialServices } from '../composition/useServices'
import { proofCopy } from '../copy/proof.th'
import { Button } from '../ui/Button'
import type { ProofStepProps } from './proofStep'
import '../account/session.css'

const { label, change, help } = proofCopy.code

export interface ProofByCodeProps extends ProofStepProps {
  readonly channel: CodeChannel
  /** Masked. */
  readonly address: string
  /** The code that is on its way. */
  readonly sent: Sent
  /** To another address, or the same one. */
  readonly onChange: () => void
}

/** The code that was sent. */
export const ProofByCode = ({ channel, address, sent, onChange, onProved, onClose }: ProofByCodeProps) => {
  const { proving } = useCredentialServices()
  const [source] = useState<CodeSource<true>>(() => ({
    sent,
    ask: proving.askCode(channel),
    prove: (code) => TE.map(() => true as const)(proving.giveCode(channel, code)),
  }))
  return (
    <div className="proof-form">
      <CodeEntry
        source={source}
        art={null}
        level={3}
        to={address}
        words={{ label, change, help: help[channel] }}
        onChange={onChange}
        onProved={onProved}
      />
      <Button tone="second" wide onClick={onClose}>
        {proofCopy.keep}
      </Button>
    </div>
  )
}

import type { CodeChannel } from '@careplus/core/ports'
import * as TE from 'fp-ts/TaskEither'
import { pipe } from 'fp-ts/function'
import { useState } from 'react'
import { CodeEntry } from '../account/CodeEntry'
import { sentAt, type Sent } from '../account/sentCode'
import type { CodeSource } from '../account/useCodeEntry'
import { useCredentialServices, useServices } from '../../calls/useServices'
import { proofCopy } from '../../copy/proof.th'
import { Button } from '../../ui/Button'
import type { ProofStepProps } from './proofStep'
import '../account/session.css'

const { label, change, help } = proofCopy.code

export interface ProofByCodeProps extends ProofStepProps {
  readonly channel: CodeChannel
  readonly address: string
  readonly sent: Sent
  readonly onChange: () => void
  readonly onResent: (sent: Sent) => void
}

export const ProofByCode = ({ channel, address, sent, onChange, onResent, onProved, onClose }: ProofByCodeProps) => {
  const { clock } = useServices()
  const { proving } = useCredentialServices()
  const [source] = useState<CodeSource<true>>(() => ({
    sent,
    ask: pipe(
      () => proving.askCode(channel),
      TE.map((next) => {
        onResent(sentAt(next, clock.now()))
        return next
      }),
    ),
    prove: (code) => TE.map(() => true as const)(() => proving.giveCode(channel, code))(),
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

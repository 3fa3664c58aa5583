import type { ProofWays } from '@careplus/core/ports'
import * as t from 'io-ts'
import { useState } from 'react'
import { Sent } from '../account/sentCode'
import { useCredentialServices } from '../../calls/useServices'
import { failureText } from '../../copy/session.th'
import { useRemote } from '../../calls/remote'
import { useStoredForm } from '../../calls/form/useStoredForm'
import { Button } from '../../ui/Button'
import { Note } from '../../ui/Note'
import { Skeleton } from '../../ui/Skeleton'
import { uiWords } from '../../ui/words'
import { addressesOf, ChooseAddress } from './ChooseAddress'
import { ProofByCode } from './ProofByCode'
import { ProofByPassword } from './ProofByPassword'
import { ProofBySigningIn } from './ProofBySigningIn'
import type { ProofStepProps } from './proofStep'
import './proof.css'

const SentCode = t.type({ channel: t.keyof({ sms: null, mail: null }), address: t.string, sent: Sent })
const StoredProof = t.type({ going: t.union([SentCode, t.null]) })

const ProofMethods = ({ ways: methods, ...step }: ProofStepProps & { readonly ways: ProofWays }) => {
  // Stored, because the browser may drop this page while the parent reads the mail, and another code takes a minute.
  const { typed, change, done } = useStoredForm('proof', StoredProof, { going: null })
  const [openedAt] = useState(Date.now)
  if (methods.password) return <ProofByPassword {...step} />
  const addresses = addressesOf(methods)
  const { going } = typed
  const holds = going !== null && going.sent.expiresAt > openedAt
  if (holds && addresses.some(({ address }) => address === going.address))
    return (
      <ProofByCode
        key={going.channel}
        {...going}
        {...step}
        onChange={() => change({ going: null })}
        onResent={(sent) => change({ going: { ...going, sent } })}
        onProved={() => {
          done()
          step.onProved()
        }}
      />
    )
  return addresses.length > 0 ? (
    <ChooseAddress
      addresses={addresses}
      onSent={(to, sent) => change({ going: { ...to, sent } })}
      onClose={step.onClose}
    />
  ) : (
    <ProofBySigningIn social={methods.social} onClose={step.onClose} />
  )
}

const ProofPanel = (step: ProofStepProps) => {
  const { proving } = useCredentialServices()
  const [methods, reload] = useRemote('proof.ways', proving.ways)
  switch (methods._tag) {
    case 'loading':
      return <Skeleton shapes={['line', 'card']} />
    case 'failed':
      return (
        <Note
          tone={methods.failure._tag === 'NetworkError' ? 'offline' : 'error'}
          live
          action={
            <Button tone="outline" size="small" onClick={reload}>
              {uiWords.retry}
            </Button>
          }
        >
          {failureText(methods.failure)}
        </Note>
      )
    case 'ready':
      return <ProofMethods ways={methods.value} {...step} />
  }
}

export default ProofPanel

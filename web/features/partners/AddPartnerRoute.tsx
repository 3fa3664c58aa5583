import type { InviteSecret } from '@careplus/core/ports'
import { useCallback, useEffect, useState } from 'react'
import { forgetInvite, saveInvite, loadInvite, moveInviteFromAddress } from '../../calls/session/storedInvite'
import { Household } from './Household'
import { AcceptInvite } from './AcceptInvite'
import './partner.css'

const AddPartnerRoute = () => {
  const [secret, setSecret] = useState<InviteSecret | null>(loadInvite)
  useEffect(() => {
    const arrived = (): void => {
      moveInviteFromAddress()
      setSecret(loadInvite())
    }
    arrived()
    addEventListener('hashchange', arrived)
    return () => removeEventListener('hashchange', arrived)
  }, [])
  const found = (given: InviteSecret): void => {
    saveInvite(given)
    setSecret(given)
  }
  const leave = (): void => {
    forgetInvite()
    setSecret(null)
  }
  const done = useCallback(() => forgetInvite(), [])
  const key = secret === null ? '' : JSON.stringify(secret)
  return secret === null ? (
    <Household onFound={found} />
  ) : (
    <AcceptInvite key={key} secret={secret} onLeave={leave} onDone={done} />
  )
}

export default AddPartnerRoute

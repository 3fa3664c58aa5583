import type { InviteSecret } from '@careplus/core/ports'
import { useCallback, useEffect, useState } from 'react'
import { forgetInvite, saveInvite, loadInvite, moveInviteFromAddress } from '../../calls/session/storedInvite'
import { Household } from './Household'
import { AcceptInvite } from './AcceptInvite'
import './partner.css'

/** `/add-partner`; with an invitation in the fragment, or a stored one, it shows the invited person's side. */
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
  // The card stays until a reload, which shows the other side.
  const done = useCallback(() => forgetInvite(), [])
  const key = secret === null ? '' : JSON.stringify(secret)
  return secret === null ? (
    <Household onFound={found} />
  ) : (
    <AcceptInvite key={key} secret={secret} onLeave={leave} onDone={done} />
  )
}

export default AddPartnerRoute

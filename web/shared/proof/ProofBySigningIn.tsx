import type { SocialName } from '@careplus/core/ports'
import { navigate } from 'wouter/use-browser-location'
import { useBusy } from '../../calls/useBusy'
import { useServices } from '../../calls/useServices'
import { proofCopy } from '../../copy/proof.th'
import { rememberAndGoToLogin } from '../../calls/session/returnAfterLogin'
import { Button } from '../../ui/Button'

const copy = proofCopy.signingIn

export const ProofBySigningIn = ({
  social,
  onClose,
}: {
  readonly social: ReadonlyArray<SocialName>
  readonly onClose: () => void
}) => {
  const { session } = useServices()
  const [busy, run] = useBusy()
  const signInAnew = async (): Promise<void> => {
    const returnPath = location.pathname + location.search + location.hash
    await session.logout()
    await rememberAndGoToLogin(returnPath, navigate)
  }
  return (
    <div className="proof-form">
      <p>{copy.lead(social.map((name) => copy.names[name]))}</p>
      <div className="proof-deeds">
        <Button wide busy={busy} busyLabel={copy.busy} onClick={() => run(signInAnew)}>
          {copy.submit}
        </Button>
        <Button tone="second" wide onClick={onClose}>
          {proofCopy.keep}
        </Button>
      </div>
    </div>
  )
}

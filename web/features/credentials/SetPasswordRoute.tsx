import { useLocation } from 'wouter'
import { useCredentialServices } from '../../calls/useServices'
import { credentialsCopy } from '../../copy/credentials.th'
import { clearMemberCache, useRemote } from '../../calls/remote'
import { useSession } from '../../calls/session/useSession'
import { ErrorState } from '../../ui/ErrorState'
import { LinkButton } from '../../ui/LinkButton'
import { Note } from '../../ui/Note'
import { Skeleton } from '../../ui/Skeleton'
import { useToast } from '../../ui/Toast'
import { failureText } from '../../copy/session.th'
import { useProof } from '../../shared/proof/useProof'
import { NewPasswordForm } from './NewPasswordForm'
import '../../shared/account/session.css'

const copy = credentialsCopy.setPassword

const SetPasswordRoute = () => {
  const { credentials, proving } = useCredentialServices()
  const { user } = useSession()
  const [, navigate] = useLocation()
  const toast = useToast()
  const { withProof, proofDialog } = useProof()
  const [methods, reload] = useRemote('proof.ways', proving.ways)

  if (methods._tag === 'loading') return <Skeleton shapes={['title', 'line', 'card']} />
  if (methods._tag === 'failed') return <ErrorState title={failureText(methods.failure)} onRetry={reload} />
  const first = !methods.value.password
  return (
    <div className="session-page session-register">
      <NewPasswordForm
        title={first ? copy.firstTitle : copy.changeTitle}
        lead={first ? copy.first : copy.change}
        submit={first ? copy.submitFirst : copy.submitChange}
        busyLabel={copy.busy}
        email={user?.email ?? null}
        send={(password) => withProof(() => credentials.setPassword(password))}
        onDone={({ ended }) => {
          clearMemberCache()
          toast({ text: copy.done(ended) })
          navigate('/user-profile', { replace: true })
        }}
      >
        {first && user?.email === null && (
          <Note
            action={
              <LinkButton tone="outline" size="small" href="/change-email">
                {copy.addEmail}
              </LinkButton>
            }
          >
            {copy.noEmail}
          </Note>
        )}
      </NewPasswordForm>
      {proofDialog}
    </div>
  )
}

export default SetPasswordRoute

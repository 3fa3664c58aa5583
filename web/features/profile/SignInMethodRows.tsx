import type { SocialName } from '@careplus/core/ports'
import { useState } from 'react'
import { useSignInMethods } from '../../shared/account/useSignInMethods'
import { profileCopy } from '../../copy/profile.th'
import { failureText } from '../../copy/session.th'
import { socialCopy } from '../../copy/social.th'
import { FailureNote } from '../../shared/failure/FailureNote'
import type { ProveAhead, RunWithProof } from '../../shared/proof/withProof'
import { Row, Rows } from '../../ui/Card'
import { SectionTitle } from '../../ui/InnerHeader'
import { ErrorNote, Note } from '../../ui/Note'
import { Skeleton } from '../../ui/Skeleton'
import { useToast } from '../../ui/Toast'
import { SocialRows } from './SocialRows'
import { ConfirmUnlink } from './ConfirmUnlink'
import { useLinkAccount } from './useLinkAccount'
import { useLinkedMethods } from './useLinkedMethods'
import { SignInMethodState } from './SignInMethodState'
import { useSectionAt } from './useSectionAt'

const copy = profileCopy.ways

interface Props {
  readonly withProof: RunWithProof
  readonly proveAhead: ProveAhead
}

export const SignInMethodRows = ({ withProof, proveAhead }: Props) => {
  const [methods, reload] = useLinkedMethods()
  const offered = useSignInMethods()
  const toast = useToast()
  const [unlinking, setUnlinking] = useState<SocialName | null>(null)
  const changed = (text: string): void => {
    toast({ text })
    reload()
  }
  const linking = useLinkAccount(proveAhead, (name) => changed(socialCopy.callback.linked(name)))
  const { stage, failure } = linking
  const section = useSectionAt('sign-in-methods', methods._tag !== 'loading')
  if (methods._tag === 'failed') return null
  return (
    <section className="profile__section" id="sign-in-methods" ref={section}>
      <SectionTitle title={copy.title} />
      {methods._tag === 'loading' ? (
        <Skeleton shapes={['card']} />
      ) : (
        <Rows label={copy.title}>
          {methods.value.password ? (
            <Row
              title={copy.password}
              second={copy.changePassword}
              href="/change-password"
              end={<SignInMethodState linked={methods.value.email} />}
            />
          ) : (
            <Row title={copy.password} second={copy.noPassword} href="/new-password" />
          )}
          <Row title={copy.phone} end={<SignInMethodState linked={methods.value.phone} />} />
          <SocialRows linked={methods.value} onUnlink={setUnlinking} {...{ offered, linking }} />
        </Rows>
      )}
      {stage._tag === 'elsewhere' && <Note live>{socialCopy.waiting(stage.name)}</Note>}
      {stage._tag === 'failed' && <ErrorNote>{stage.words}</ErrorNote>}
      <FailureNote failure={failure} textOf={failureText} />
      <ConfirmUnlink
        name={unlinking}
        withProof={withProof}
        onClose={() => setUnlinking(null)}
        onUnlinked={(name) => {
          setUnlinking(null)
          changed(copy.left(socialCopy.names[name]))
        }}
      />
    </section>
  )
}

import type { InviteSecret } from '@careplus/core/ports'
import { Suspense, useEffect, useMemo, useState, type ReactNode } from 'react'
import { clearMemberCache } from '../../calls/remote'
import { forgetInvite, loadInvite } from '../../calls/session/storedInvite'
import { usePolled } from '../../calls/usePolled'
import { useLoaded } from '../../calls/useLoaded'
import { useCareServices } from '../../calls/useServices'
import { partnerCopy } from '../../copy/partners.th'

const copy = partnerCopy.invited

interface Props {
  readonly onShared: () => void
  readonly otherwise: ReactNode
  readonly children: (title: string) => ReactNode
}

const Looking = ({ secret, onShared, otherwise, children }: Props & { readonly secret: InviteSecret }) => {
  const { invitations } = useCareServices()
  const [read, reload] = useLoaded(
    'invitation',
    useMemo(() => () => invitations.look(secret), [invitations, secret]),
  )
  const state = read._tag === 'ready' ? read.value.state : null
  usePolled(state === 'answered', reload)
  useEffect(() => {
    if (state !== 'confirmed') return
    forgetInvite()
    clearMemberCache()
    onShared()
  }, [state, onShared])
  return read._tag === 'ready' && state === 'answered'
    ? children(copy.waitTitle(read.value.inviter.name ?? copy.inviter))
    : otherwise
}

/** A member who has accepted an invitation waits for the inviter, and is not asked to add the same child. */
export const AwaitedInvite = (props: Props) => {
  const [secret] = useState(loadInvite)
  if (secret === null) return props.otherwise
  return (
    <Suspense fallback={props.otherwise}>
      <Looking {...props} secret={secret} />
    </Suspense>
  )
}

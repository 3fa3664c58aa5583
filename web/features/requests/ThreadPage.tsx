import { isSettled } from '@careplus/core/call'
import { useMemo } from 'react'
import { useRequestServices } from '../../calls/useServices'
import { requestCopy } from '../../copy/requests.th'
import { useRemote } from '../../calls/remote'
import { EmptyState } from '../../ui/EmptyState'
import { ErrorState } from '../../ui/ErrorState'
import { LinkButton } from '../../ui/LinkButton'
import { OfflineNote } from '../../ui/Note'
import { Skeleton } from '../../ui/Skeleton'
import { requestsPath } from './requestPath'
import { Thread } from './Thread'

const { thread: copy, list } = requestCopy

export const ThreadPage = ({ id }: { readonly id: string }) => {
  const { requests } = useRequestServices()
  const read = useMemo(() => () => requests.read(id), [requests, id])
  const [remote, reload] = useRemote(`request ${id}`, read)
  if (remote._tag === 'loading') return <Skeleton shapes={['line', 'card', 'card']} />
  if (remote._tag === 'ready')
    return (
      <>
        {remote.stale !== null && <OfflineNote>{list.stale}</OfflineNote>}
        <Thread request={remote.value} onChanged={reload} />
      </>
    )
  return isSettled(remote.failure) ? (
    <EmptyState title={copy.missing.title} action={<LinkButton href={requestsPath}>{copy.all}</LinkButton>}>
      {copy.missing.text}
    </EmptyState>
  ) : (
    <ErrorState title={list.failed.title} onRetry={reload}>
      {list.failed[remote.failure._tag]}
    </ErrorState>
  )
}

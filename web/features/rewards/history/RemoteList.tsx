import type { ReactNode } from 'react'
import { loyaltyCopy } from '../../../copy/loyalty.th'
import { OlderButton } from '../../../shared/list/OlderButton'
import type { Parts } from '../../../calls/parts'
import { EmptyState } from '../../../ui/EmptyState'
import { ErrorState } from '../../../ui/ErrorState'
import { LinkButton } from '../../../ui/LinkButton'
import { OfflineNote } from '../../../ui/Note'
import { Skeleton } from '../../../ui/Skeleton'

interface Props<A> {
  readonly parts: Parts<A>
  readonly empty: {
    readonly title: string
    readonly text: string
    readonly drawing: string
    readonly href: string
    readonly emptyAction: string
  }
  readonly children: (each: A) => ReactNode
}

export const RemoteList = <A,>({ parts: { list, reload, older }, empty, children }: Props<A>) => {
  if (list._tag === 'loading') return <Skeleton shapes={['card', 'card']} />
  if (list._tag === 'failed')
    return (
      <ErrorState title={loyaltyCopy.readFailed.title} onRetry={reload}>
        {loyaltyCopy.readFailed[list.failure._tag]}
      </ErrorState>
    )
  if (list.value.length === 0)
    return (
      <EmptyState
        drawing={empty.drawing}
        title={empty.title}
        action={<LinkButton href={empty.href}>{empty.emptyAction}</LinkButton>}
      >
        {empty.text}
      </EmptyState>
    )
  return (
    <>
      {list.stale !== null && <OfflineNote>{loyaltyCopy.stale}</OfflineNote>}
      <ul className="history-list">{list.value.map(children)}</ul>
      <OlderButton of={older} />
    </>
  )
}

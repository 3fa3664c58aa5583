import type { ReactNode } from 'react'
import { usePageTitle } from '../../page/pageTitle'
import { useHealthServices } from '../../calls/useServices'
import { adultsCopy } from '../../copy/adults.th'
import { Button } from '../../ui/Button'
import { EmptyState } from '../../ui/EmptyState'
import { ErrorState } from '../../ui/ErrorState'
import { LinkButton } from '../../ui/LinkButton'
import { Note, OfflineNote } from '../../ui/Note'
import { Skeleton, type SkeletonProps } from '../../ui/Skeleton'
import { useHousehold, type AdultView, type Household } from './useHousehold'
import './adults.css'
import kite from '../../ui/drawings/empty/kite.svg'

const copy = adultsCopy

export const AdultMissing = ({ headingLevel = 2 }: { readonly headingLevel?: 1 | 2 }) => {
  usePageTitle(copy.missing.page)
  return (
    <EmptyState
      drawing={kite}
      title={copy.missing.title}
      headingLevel={headingLevel}
      action={<LinkButton href="/adults">{copy.missing.all}</LinkButton>}
    >
      {copy.missing.text}
    </EmptyState>
  )
}

interface Props {
  readonly shapes?: SkeletonProps['shapes']
  readonly headingLevel?: 1 | 2
  readonly children: (household: Household, reload: () => void) => ReactNode
}

export const AdultsGate = ({ shapes = ['title', 'card', 'card'], headingLevel = 2, children }: Props) => {
  const [remote, reload] = useHousehold()
  if (remote._tag === 'loading') return <Skeleton shapes={shapes} />
  if (remote._tag === 'failed')
    return (
      <ErrorState title={copy.failed.title} onRetry={reload} headingLevel={headingLevel}>
        {copy.failed[remote.failure._tag]}
      </ErrorState>
    )
  const { value, stale } = remote
  return (
    <>
      {value.unread !== null && (
        <div className="adults-note">
          <Note
            tone="offline"
            live
            action={
              <Button tone="light" size="small" onClick={reload}>
                {copy.failed.retry}
              </Button>
            }
          >
            {copy.failed.part}
          </Note>
        </div>
      )}
      {stale !== null && value.unread === null && (
        <div className="adults-note">
          <OfflineNote>{copy.failed.stale}</OfflineNote>
        </div>
      )}
      {children(value, reload)}
    </>
  )
}

interface OneProps extends Omit<Props, 'children'> {
  readonly id: string
  readonly children: (view: AdultView, reload: () => void, household: Household) => ReactNode
}

/** One adult of the household. An adult who was moved into the account is still found by the id of this device. */
export const AdultGate = ({ id, children, ...gate }: OneProps) => {
  const { adultsHere } = useHealthServices()
  return (
    <AdultsGate {...gate}>
      {(household, reload) => {
        const find = (sought: string | null) => household.adults.find(({ adult }) => adult.id === sought)
        const view = find(id.toLowerCase()) ?? find(adultsHere.movedTo(id.toLowerCase()))
        return view === undefined ? (
          <AdultMissing {...(gate.headingLevel === undefined ? {} : { headingLevel: gate.headingLevel })} />
        ) : (
          children(view, reload, household)
        )
      }}
    </AdultsGate>
  )
}

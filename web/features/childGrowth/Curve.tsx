import { measuredChild } from '@careplus/core/growth'
import { useMemo } from 'react'
import { usePageTitle } from '../../page/pageTitle'
import { childrenGrowthCopy } from '../../copy/childrenGrowth.th'
import { nameOf } from '../../shared/children/childWords'
import type { FamilyChild } from '../../shared/children/useFamily'
import { EmptyState } from '../../ui/EmptyState'
import { ErrorState } from '../../ui/ErrorState'
import { followFamilyChild } from '../../shared/growth/followGrowth'
import { useToday } from '../../shared/growth/useToday'
import { useReferences } from '../../shared/growth/useReferences'
import { Icon } from '../../ui/Icon'
import { Plus } from '../../ui/icons'
import { LinkButton } from '../../ui/LinkButton'
import { Skeleton } from '../../ui/Skeleton'
import { CurveView } from './CurveView'
import './curve.css'
import curve from '../../ui/drawings/empty/curve.svg'

const copy = childrenGrowthCopy.curve

const longName = 15

interface Props {
  readonly familyChild: FamilyChild
  readonly othersHref: string | undefined
}

export const Curve = ({ familyChild, othersHref }: Props) => {
  const { child, records } = familyChild
  const [state, retry] = useReferences()
  const name = nameOf(child)
  usePageTitle(name.length > longName ? name : copy.title(name))
  const charted = useMemo(() => measuredChild(child), [child])
  const today = useToday()
  const followed = useMemo(
    () => (state._tag !== 'ready' || today === null ? null : followFamilyChild(state.references, familyChild, today)),
    [state, familyChild, today],
  )

  if (records.length === 0 || charted === null) {
    return (
      <EmptyState
        drawing={curve}
        title={copy.empty.title(name)}
        action={
          <LinkButton href={`/children-profile/add-growth?child=${child.id}`} icon={<Icon of={Plus} size={20} />}>
            {copy.empty.add}
          </LinkButton>
        }
      >
        {copy.empty.text}
      </EmptyState>
    )
  }
  if (state._tag === 'loading' || (state._tag === 'ready' && followed === null))
    return <Skeleton shapes={['line', 'title', 'chart', 'card']} />
  if (state._tag === 'failed' || followed === null) {
    return <ErrorState title={copy.referencesFailed} onRetry={retry} />
  }
  return <CurveView {...{ child, name, followed, charted, othersHref }} references={state.references} />
}

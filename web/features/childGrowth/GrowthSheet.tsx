import { measuredChild } from '@careplus/core/growth'
import { useEffect, useEffectEvent, useMemo, useState } from 'react'
import { useSearch } from 'wouter'
import { whenIdle } from '../../page/whenIdle'
import { childrenGrowthCopy } from '../../copy/childrenGrowth.th'
import type { FamilyChild } from '../../shared/children/useFamily'
import { EmptyState } from '../../ui/EmptyState'
import { ErrorState } from '../../ui/ErrorState'
import { useReferences } from '../../shared/growth/useReferences'
import { LinkButton } from '../../ui/LinkButton'
import { Note } from '../../ui/Note'
import { Skeleton } from '../../ui/Skeleton'
import { Switch } from '../../ui/Switch'
import { ProgressSheet } from './ProgressSheet'
import { sheetOf } from './sheetOf'
import { SheetActions } from './SheetActions'
import { useSheetPicture } from './useSheetPicture'
import './growthSheet.css'
import emptyCurve from '../../ui/drawings/empty/curve.svg'

const copy = childrenGrowthCopy.sheet
const curve = childrenGrowthCopy.curve

export const GrowthSheet = ({ familyChild }: { readonly familyChild: FamilyChild }) => {
  const { child, records } = familyChild
  const asked = new URLSearchParams(useSearch()).get('record')
  const [state, retry] = useReferences()
  const [hideName, setHideName] = useState(false)
  const record = records.find(({ id }) => id === asked) ?? records[0]
  const { paper, prepare, ...picture } = useSheetPicture(`${copy.file}-${record?.date ?? ''}.png`)
  const charted = useMemo(() => measuredChild(child), [child])
  const sheet = useMemo(
    () =>
      state._tag === 'ready' && record !== undefined && charted !== null
        ? sheetOf(state.references, { child, charted, records, record, hideName })
        : null,
    [state, child, charted, records, record, hideName],
  )

  const prepareNow = useEffectEvent(prepare)
  const isReady = sheet !== null
  useEffect(() => {
    if (isReady) whenIdle(prepareNow, 4_000)
  }, [isReady])

  if (record === undefined) {
    return (
      <EmptyState
        drawing={emptyCurve}
        title={curve.empty.title(child.nickname)}
        headingLevel={1}
        action={<LinkButton href={`/children-profile/add-growth?child=${child.id}`}>{curve.empty.add}</LinkButton>}
      >
        {curve.empty.text}
      </EmptyState>
    )
  }
  if (state._tag === 'failed') return <ErrorState title={curve.referencesFailed} onRetry={retry} headingLevel={1} />
  if (sheet === null) return <Skeleton shapes={['title', 'chart', 'line']} />
  return (
    <div className="sheet-page">
      <div className="sheet-page__words">
        <h1>{copy.title}</h1>
        <p>{copy.lead}</p>
      </div>
      {picture.held === null ? (
        <ProgressSheet ref={paper} {...sheet} />
      ) : (
        <>
          <Note live>{copy.hold}</Note>
          <img className="sheet__paper" src={picture.held} alt={sheet.label} width="1080" height="1350" />
        </>
      )}
      <div className="stack sheet-page__ways">
        <Switch
          checked={hideName}
          onChange={(hidden) => {
            setHideName(hidden)
            picture.letGo()
          }}
        >
          {copy.hideName}
        </Switch>
        <SheetActions {...picture} />
      </div>
    </div>
  )
}

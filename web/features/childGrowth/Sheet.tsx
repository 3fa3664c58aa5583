import { useMemo, useRef, useState } from 'react'
import { useSearch } from 'wouter'
import { childrenGrowthCopy } from '../../copy/childrenGrowth.th'
import type { ChildHere } from '../../family/useFamily'
import { Button } from '../../ui/Button'
import { EmptyState } from '../../ui/EmptyState'
import { ErrorState } from '../../ui/ErrorState'
import { dayOf } from '../../ui/growth/days'
import { useReferences } from '../../ui/growth/useReferences'
import { Icon } from '../../ui/Icon'
import { Download, Share } from '../../ui/icons'
import { LinkButton } from '../../ui/LinkButton'
import { Note } from '../../ui/Note'
import { Skeleton } from '../../ui/Skeleton'
import { Switch } from '../../ui/Switch'
import { useToast } from '../../ui/Toast'
import { ProgressSheet } from './ProgressSheet'
import { sheetOf } from './sheetOf'
import { canShare, download, sheetPicture } from './sheetPicture'
import './sheet.css'

const copy = childrenGrowthCopy.sheet
const curve = childrenGrowthCopy.curve

/** One measuring as a keepsake: looked at, with or without the name, then saved or handed on. */
export const Sheet = ({ here }: { readonly here: ChildHere }) => {
  const { child, records } = here
  const asked = new URLSearchParams(useSearch()).get('record')
  const [state, retry] = useReferences()
  const [hideName, setHideName] = useState(false)
  const [work, setWork] = useState<'idle' | 'saving' | 'sharing' | 'failed'>('idle')
  const [sharing] = useState(canShare)
  const showToast = useToast()
  const paper = useRef<SVGSVGElement>(null)
  const record = records.find(({ id }) => id === asked) ?? records[0]
  const dob = dayOf(child.birthday)
  const sheet = useMemo(
    () =>
      state._tag === 'ready' && record !== undefined && dob !== null
        ? sheetOf(state.references, { child, dob, records, record, hideName })
        : null,
    [state, child, dob, records, record, hideName],
  )

  if (record === undefined) {
    return (
      <EmptyState
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

  const make = async (then: 'saving' | 'sharing'): Promise<void> => {
    if (paper.current === null) return
    setWork(then)
    try {
      const file = await sheetPicture(paper.current, `${copy.file}-${record.date}.png`)
      if (then === 'sharing') await navigator.share({ files: [file] })
      else {
        download(file)
        showToast({ text: copy.done })
      }
      setWork('idle')
    } catch (problem) {
      // Closing the sheet of apps is no failure.
      setWork(problem instanceof DOMException && problem.name === 'AbortError' ? 'idle' : 'failed')
    }
  }
  return (
    <div className="sheet-page">
      <div className="sheet-page__words">
        <h1>{copy.title}</h1>
        <p>{copy.lead}</p>
      </div>
      <ProgressSheet ref={paper} {...sheet} />
      <div className="sheet-page__ways">
        <Switch checked={hideName} onChange={setHideName}>
          {copy.hideName}
        </Switch>
        {work === 'failed' && (
          <Note tone="error" live>
            {copy.failed}
          </Note>
        )}
        <Button
          wide
          busy={work === 'saving'}
          busyLabel={copy.saving}
          icon={<Icon of={Download} size={20} />}
          onClick={() => void make('saving')}
        >
          {copy.save}
        </Button>
        {sharing && (
          <Button
            wide
            tone="second"
            busy={work === 'sharing'}
            busyLabel={copy.saving}
            icon={<Icon of={Share} size={20} />}
            onClick={() => void make('sharing')}
          >
            {copy.share}
          </Button>
        )}
      </div>
    </div>
  )
}

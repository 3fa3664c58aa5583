import { ageOn, thaiAge, thaiDate, type IsoDate } from '@careplus/core/calendar'
import { check, followChild, followWords, measuredChild } from '@careplus/core/growth'
import { isRight } from 'fp-ts/Either'
import { useEffect, useMemo, useState } from 'react'
import { useLocation } from 'wouter'
import { usePageTitle } from '../../page/pageTitle'
import { loadGrowthServices, loadServices } from '../../calls/useServices'
import { growthCopy } from '../../copy/growth.th'
import { growthCheckCopy } from '../../copy/growthCheck.th'
import { growthResultCopy as result } from '../../copy/growthResult.th'
import { useSession } from '../../calls/session/useSession'
import { Button } from '../../ui/Button'
import { ErrorState } from '../../ui/ErrorState'
import { ErrorNote, Note } from '../../ui/Note'
import { draftForm } from '../../shared/growth/typedMeasurement'
import { isDoubted, ResultActions, ResultBody } from '../../shared/growth/ResultBody'
import { ResultHero } from '../../shared/growth/ResultHero'
import { useReferences } from '../../shared/growth/useReferences'
import { useWide } from '../../ui/useWide'
import { checkSavedAs, useCheck } from './growthCheck'
import { ResultSkeleton } from './ResultSkeleton'
import { useEarlierRecords } from './useEarlierRecords'
import { saveCheckAsDraft } from './saveCheckAsDraft'

const copy = growthCheckCopy.result
const draftsPath = '/children-profile/save-growth'

const SaveButton = ({ isDoubtful }: { readonly isDoubtful: boolean }) => {
  const [, navigate] = useLocation()
  const { user } = useSession()
  const { typed, draftId, saved, repairs } = useCheck()
  const [state, setState] = useState<'idle' | 'busy' | 'failed' | 'refused'>('idle')

  const save = async () => {
    if (saved) return navigate(draftsPath)
    setState('busy')
    try {
      const [{ drafts }, growth] = await Promise.all([loadServices(), loadGrowthServices()])
      const stored = saveCheckAsDraft(
        { drafts, ...growth },
        { form: draftForm(typed), memberId: user?.id ?? null, draftId, repairs },
      )
      if (!isRight(stored)) return setState('refused')
      checkSavedAs(stored.right.id)
      return navigate(draftsPath)
    } catch {
      return setState('failed')
    }
  }
  return (
    <>
      {state === 'failed' && <ErrorNote>{copy.saveFailed}</ErrorNote>}
      {state === 'refused' && <ErrorNote>{copy.notAllRead}</ErrorNote>}
      <Button
        tone={isDoubtful ? 'second' : 'primary'}
        wide
        busy={state === 'busy'}
        busyLabel={copy.busy}
        onClick={() => void save()}
      >
        {saved ? copy.saved : repairs === null ? copy.save : copy.send}
      </Button>
    </>
  )
}

const ResultScreen = ({ today, onShown }: { readonly today: IsoDate; readonly onShown: () => void }) => {
  const { typed } = useCheck()
  const wide = useWide()
  const [state, retry] = useReferences()
  const read = useMemo(() => check(today)(draftForm(typed)), [today, typed])
  const checked = isRight(read) ? read.right : null
  const name = growthCopy.childName(checked?.name ?? '')
  const child = useMemo(() => (checked === null ? null : measuredChild(checked)), [checked])
  const earlier = useEarlierRecords(checked)
  const followed = useMemo(
    () =>
      state._tag === 'ready' && earlier._tag !== 'loading' && child !== null && checked !== null
        ? followChild(state.references)(child, [{ ...checked, takenOn: null }, ...earlier.records], checked.date)
        : null,
    [state, child, checked, earlier],
  )
  const newest = followed?.newest ?? null
  usePageTitle(result.title(name))
  const shown = newest !== null || state._tag === 'failed'
  useEffect(() => {
    if (shown) onShown()
  }, [shown, onShown])
  if (state._tag === 'failed') {
    return (
      <ErrorState title={result.failedTitle} onRetry={retry} headingLevel={1}>
        {copy.failed}
      </ErrorState>
    )
  }
  if (state._tag === 'loading' || child === null || followed === null || newest === null) return <ResultSkeleton />
  const words = followWords(followed, today)
  const isDoubtful = isDoubted(followed)
  const actions = (
    <ResultActions measureAgain={isDoubtful} formHref="/growth">
      <SaveButton isDoubtful={isDoubtful} />
    </ResultActions>
  )
  return (
    <>
      <ResultHero
        picture={newest.assessment.picture}
        heightCm={newest.measured.height}
        over={
          <p>
            {name} · {thaiDate(newest.date)}{' '}
            <span className="result-age">{thaiAge(ageOn(child.birthDate, newest.date))}</span>
          </p>
        }
        heading={words.heading}
        due={words.due}
        action={wide && actions}
      />
      <ResultBody
        {...{ assessed: newest, followed, child, name, words, measureAgain: isDoubtful }}
        lead={earlier._tag === 'alone' && <Note>{copy.alone}</Note>}
        references={state.references}
        formHref="/growth"
        action={wide ? null : actions}
      />
    </>
  )
}

export default ResultScreen

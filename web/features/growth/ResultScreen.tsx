import { ageOn, thaiAge, thaiDate } from '@careplus/core/calendar'
import { gestationOf, growthConcerns, typedNumber } from '@careplus/core/growth'
import { oneLine } from '@careplus/core/text'
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
import { Note } from '../../ui/Note'
import { Skeleton } from '../../ui/Skeleton'
import { tell, type ChartedChild, type Measured } from '../../shared/growth/told'
import { dayOf } from '../../shared/growth/days'
import { measuredFigures } from '../../shared/growth/measuring'
import { ResultBody } from '../../shared/growth/ResultBody'
import { ResultHero } from '../../shared/growth/ResultHero'
import { resultHeading, resultWords } from '../../shared/growth/resultWords'
import { useReferences } from '../../shared/growth/useReferences'
import { checkSavedAs, useCheck } from './check'
import { keepCheck } from './keepCheck'
import { draftForm, type CheckTyped } from './typed'

const copy = growthCheckCopy.result
const draftsPath = '/children-profile/save-growth'

const childOf = ({ gender: sex, dob, gestation, gestationDays }: CheckTyped): ChartedChild | null => {
  const born = dayOf(dob)
  const early = gestationOf(typedNumber(gestation), typedNumber(gestationDays ?? ''))
  return sex === null || born === null ? null : { sex, birthDate: born, gestation: early }
}

const measuredOf = (typed: CheckTyped): Measured => {
  const { measure = null, head_circumference = null, ...figures } = measuredFigures(typed, typed.dob)
  return { ...figures, measure, head_circumference }
}

const SaveButton = ({ again }: { readonly again: boolean }) => {
  const [, navigate] = useLocation()
  const { user } = useSession()
  const { typed, draftId, saved, repairs } = useCheck()
  const [state, setState] = useState<'idle' | 'busy' | 'failed' | 'refused'>('idle')

  const save = async () => {
    if (saved) return navigate(draftsPath)
    setState('busy')
    try {
      const [{ drafts }, growth] = await Promise.all([loadServices(), loadGrowthServices()])
      const kept = keepCheck(
        { drafts, ...growth },
        { form: draftForm(typed), memberId: user?.id ?? null, draftId, repairs },
      )
      if (!isRight(kept)) return setState('refused')
      checkSavedAs(kept.right.id)
      return navigate(draftsPath)
    } catch {
      return setState('failed')
    }
  }
  return (
    <>
      {state === 'failed' && (
        <Note tone="error" live>
          {copy.saveFailed}
        </Note>
      )}
      {state === 'refused' && (
        <Note tone="error" live>
          {copy.notAllRead}
        </Note>
      )}
      <Button
        tone={again ? 'second' : 'primary'}
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

/** The result of what stands in the form. Loads the references, then says that it is shown; asks no server. */
const ResultScreen = ({ onShown }: { readonly onShown: () => void }) => {
  const { typed } = useCheck()
  const [state, retry] = useReferences()
  const name = growthCopy.childName(oneLine(typed.name))
  const child = useMemo(() => childOf(typed), [typed])
  const told = useMemo(
    () => (state._tag === 'ready' && child !== null ? tell(state.references, child)(measuredOf(typed)) : null),
    [state, child, typed],
  )
  usePageTitle(result.title(name))
  const shown = told !== null || state._tag === 'failed'
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
  if (state._tag === 'loading' || child === null || told === null)
    return <Skeleton shapes={['title', 'chart', 'card']} />
  const words = resultWords(told)
  const concerns = growthConcerns(child.birthDate, told.date, [told])
  return (
    <>
      <ResultHero
        picture={told.assessment.picture}
        heightCm={told.measured.height}
        over={
          <p>
            {name} · {thaiDate(told.date)}
            <br />
            {thaiAge(ageOn(child.birthDate, told.date))}
          </p>
        }
        heading={resultHeading(told, concerns)}
      />
      <ResultBody
        {...{ told, child, name, concerns }}
        references={state.references}
        formHref="/growth"
        action={<SaveButton again={words.again} />}
      />
    </>
  )
}

export default ResultScreen

import { addDays, ageOn, thaiAge, thaiDate } from '@careplus/core/calendar'
import { assessStool, headingOf, stoolDisclaimer, type StoolInputs } from '@careplus/core/stool'
import { lazy, Suspense, useCallback, useMemo, useState } from 'react'
import { usePageTitle } from '../../../page/pageTitle'
import { stoolCopy } from '../../../copy/stool.th'
import { stoolResultCopy as copy } from '../../../copy/stoolResult.th'
import { useSession } from '../../../calls/session/useSession'
import { Skeleton } from '../../../ui/Skeleton'
import type { ResultPlace } from '../stoolPath'
import { CloseWatchCard } from './CloseWatchCard'
import type { KnownChild } from './knownChild'
import { RecheckCard } from './RecheckCard'
import { NextSteps } from './NextSteps'
import { StoolResultHero } from './StoolResultHero'
import { SaveSlot } from './SaveSlot'
import { PhoneScript } from './PhoneScript'
import { ShareResultButton } from './ShareResultButton'
import { SheetLink } from './SheetLink'
import { TrialDays } from './TrialDays'
import { FurtherLinks } from './FurtherLinks'
import { Reasons } from './Reasons'
import { DangerCard } from '../CallCard'

const DoctorSheet = lazy(() => import('./DoctorSheet'))
const ResultCalendar = lazy(() => import('../calendar/ResultCalendar'))

interface Props {
  readonly inputs: StoolInputs
  readonly fragment: string
  readonly place: ResultPlace
}

const Result = ({ inputs, fragment, place }: Props) => {
  const [child, setChild] = useState<KnownChild | null>(null)
  const known = useCallback((found: KnownChild | null) => setChild(found), [])
  const { status } = useSession()
  const assessment = useMemo(() => assessStool(inputs), [inputs])
  const { level } = assessment
  const trial = place.trial === true
  const urgent = level === 'emergency'
  const age = thaiAge(ageOn(addDays(inputs.date, -inputs.ageInDays), inputs.date))
  usePageTitle(headingOf(assessment).heading)

  if (place.sheet === true)
    return (
      <Suspense fallback={<Skeleton shapes={['title', 'card', 'card']} />}>
        <DoctorSheet {...{ inputs, assessment, age, child }}>
          <SaveSlot {...{ inputs, fragment, place, level, quiet: true }} onChild={known} />
        </DoctorSheet>
      </Suspense>
    )
  const over = `${child?.name ?? copy.age(age)} · ${thaiDate(inputs.date)}`
  return (
    <>
      {!trial && <ShareResultButton fragment={fragment} date={inputs.date} />}
      <StoolResultHero {...{ assessment, over }} />
      <div className="stool-result">
        {trial && (
          <div className="stool-result__trial">
            <p className="stool-trial" role="note">
              {stoolCopy.trial.banner}
            </p>
            <TrialDays {...{ inputs }} />
          </div>
        )}
        <div className="stool-result__main">
          {urgent && <PhoneScript inputs={inputs} />}
          {!urgent && <Reasons {...{ inputs, assessment }} />}
          <NextSteps {...{ inputs, assessment }} />
          <div className="stool-result__ways">
            <SheetLink {...{ fragment, place, level }} />
            {!trial && <SaveSlot {...{ inputs, fragment, place, level }} onChild={known} />}
          </div>
          {urgent ? <Reasons {...{ inputs, assessment }} /> : <DangerCard ageInDays={inputs.ageInDays} />}
          <FurtherLinks {...{ place, urgent }} />
        </div>
        <div className="stool-result__side">
          {assessment.closeWatch !== null && <CloseWatchCard inputs={inputs} watch={assessment.closeWatch} />}
          {!urgent && <RecheckCard recheck={assessment.lookAgain} reminds={status === 'signedIn' && !trial} />}
          {child !== null && status === 'signedIn' && !trial && (
            <Suspense fallback={<Skeleton shapes={['card']} />}>
              <ResultCalendar child={child} date={inputs.date} checkId={place.checkId ?? null} />
            </Suspense>
          )}
          <p className="smallest second">{stoolDisclaimer}</p>
        </div>
      </div>
    </>
  )
}

export default Result

import { lazy, Suspense, useCallback, useEffect, useRef } from 'react'
import { Link, useLocation, useSearch } from 'wouter'
import { focusHeading } from '../../page/useArrivalAt'
import { growthCheckCopy } from '../../copy/growthCheck.th'
import { Note } from '../../ui/Note'
import { TypedChildBeside } from '../../shared/growth/TypedChildBeside'
import { useToday } from '../../shared/growth/useToday'
import { useCheck } from './growthCheck'
import { CheckForm, useFormDay } from './CheckForm'
import { isComplete } from './checkTyped'
import { ResultSkeleton } from './ResultSkeleton'
import { useKnownChild } from './useKnownChild'

const ResultScreen = lazy(() => import('./ResultScreen'))
const copy = growthCheckCopy.form

const FormScreen = ({ onDone }: { readonly onDone: () => void }) => {
  const today = useFormDay()
  const shown = useKnownChild(today)
  const { name, sex, birthDate, date, weight, height } = shown.values
  return (
    <>
      <header className="bleed check-head">
        <div className="check-head__in">
          <h1>{copy.title}</h1>
          <p className="second">{copy.lead}</p>
        </div>
      </header>
      <div className="check-body">
        {!shown.isKnown && (
          <div className="check-member for-member">
            <Note>
              {copy.member} <Link href="/children">{copy.memberLink}</Link>
            </Note>
          </div>
        )}
        <div className="with-typed-child">
          <CheckForm docked {...{ shown, today, onDone }} />
          {shown.waits && <div className="check-wait if-member" />}
          <TypedChildBeside {...{ name, sex, birthDate, date, weight, height }} />
        </div>
      </div>
    </>
  )
}

const GrowthRoute = () => {
  const [, navigate] = useLocation()
  const asked = new URLSearchParams(useSearch()).has('result')
  const today = useToday()
  const { typed, ready } = useCheck()
  const waits = asked && (!ready || today === null)
  const shows = asked && today !== null && ready && isComplete(today, typed)

  const last = useRef(shows)
  const turning = useRef(false)
  const focus = useCallback(() => {
    if (turning.current) turning.current = !focusHeading()
  }, [])
  useEffect(() => {
    if (last.current === shows) return
    last.current = shows
    turning.current = true
    scrollTo(0, 0)
    focus()
  }, [shows, focus])

  if (waits) return <ResultSkeleton />
  if (today === null || !shows)
    return (
      <>
        {!ready && (
          <div className="bleed if-result">
            <ResultSkeleton />
          </div>
        )}
        <FormScreen onDone={() => navigate('/growth?result')} />
      </>
    )
  return (
    <Suspense fallback={<ResultSkeleton />}>
      <ResultScreen today={today} onShown={focus} />
    </Suspense>
  )
}

export default GrowthRoute

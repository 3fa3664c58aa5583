import type { NutritionInputs } from '@careplus/core/nutrition'
import { todayInBangkok } from '@careplus/core/calendar'
import { useEffect } from 'react'
import { useLocation, useSearch } from 'wouter'
import { nutritionCopy as copy } from '../../copy/nutrition.th'
import { FoodBowl } from './foods'
import { linkOf } from './answersLink'
import { beginFor, useCheck } from './nutritionCheck'
import { NutritionForm } from './NutritionForm'
import { formPath, resultHref } from './nutritionPaths'
import './nutrition.css'

/** A link from a child's page (`?child=`) chooses that child once; a later choice stays. */
const useAskedChild = (): void => {
  const [, navigate] = useLocation()
  const asked = new URLSearchParams(useSearch()).get('child')
  const { ready } = useCheck()
  useEffect(() => {
    if (!ready || asked === null) return
    beginFor(asked)
    navigate(formPath, { replace: true })
  }, [ready, asked, navigate])
}

const MilnutrisureRoute = () => {
  const [, navigate] = useLocation()
  useAskedChild()
  const show = (inputs: NutritionInputs, childId: string | null): void =>
    navigate(resultHref(linkOf({ date: todayInBangkok(Date.now()), inputs }), childId))
  return (
    <>
      <header className="bleed nutrition-head">
        <div className="nutrition-head__in">
          <div>
            <h1>{copy.title}</h1>
            <p>{copy.lead}</p>
          </div>
          <FoodBowl />
        </div>
      </header>
      <NutritionForm onDone={show} />
    </>
  )
}

export default MilnutrisureRoute

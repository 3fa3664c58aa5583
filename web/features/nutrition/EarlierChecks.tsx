import { thaiDate } from '@careplus/core/calendar'
import { assessNutrition, varietyWords } from '@careplus/core/nutrition'
import type { NutritionCheck } from '@careplus/core/ports'
import { withThaiBreaks } from '@careplus/core/text'
import { useState } from 'react'
import { Link } from 'wouter'
import { useHealthServices } from '../../calls/useServices'
import { nutritionCopy } from '../../copy/nutrition.th'
import { ConfirmRemoval } from '../../shared/removal/ConfirmRemoval'
import { Button } from '../../ui/Button'
import { linkOf } from './answersLink'
import { resultHref } from './nutritionPaths'

const copy = nutritionCopy.earlier

const few = 3

interface Props {
  readonly childId: string
  /** Newest first. */
  readonly checks: ReadonlyArray<NutritionCheck>
  readonly onRemoved: () => void
}

export const EarlierChecks = ({ childId, checks, onRemoved }: Props) => {
  const { nutritionChecks } = useHealthServices()
  const [all, setAll] = useState(false)
  if (checks.length === 0) return null
  return (
    <section className="stack nutrition-section nutrition-earlier" aria-labelledby="nutrition-earlier">
      <h3 id="nutrition-earlier">{copy.title}</h3>
      <ul className="ui-card ui-card--plain ui-rows">
        {checks.slice(0, all ? undefined : few).map((check) => {
          const { groups, variety } = assessNutrition(check)
          const date = thaiDate(check.date)
          return (
            <li key={check.id}>
              <Link href={resultHref(linkOf({ date: check.date, inputs: check }), childId)}>
                <strong>{date}</strong>
                <span>{withThaiBreaks(copy.row(groups, varietyWords[variety].heading))}</span>
              </Link>
              <ConfirmRemoval
                words={{
                  label: copy.remove,
                  title: copy.removeTitle(date),
                  confirm: copy.removeConfirm,
                }}
                of={copy.removeOf(date)}
                remove={(key) => nutritionChecks.remove(childId, check.id, key)}
                onRemoved={onRemoved}
              >
                {copy.removeText}
              </ConfirmRemoval>
            </li>
          )
        })}
      </ul>
      {!all && checks.length > few && (
        <Button tone="ghost" size="small" onClick={() => setAll(true)}>
          {copy.all(checks.length)}
        </Button>
      )}
    </section>
  )
}

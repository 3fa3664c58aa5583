import { dayOf, ageOn, thaiAgeInMonths, type IsoDate } from '@careplus/core/calendar'
import { nutritionAges } from '@careplus/core/nutrition'
import { mayDo } from '@careplus/core/partners'
import type { Child } from '@careplus/core/ports'
import { Suspense } from 'react'
import { useLocation, useSearch } from 'wouter'
import { useServices } from '../../calls/useServices'
import { nutritionResultCopy } from '../../copy/nutritionResult.th'
import { nameOf } from '../../shared/children/childWords'
import { FamilyFailed } from '../../shared/children/FamilyGate'
import { useRemote } from '../../calls/remote'
import { ChoiceCards } from '../../ui/ChoiceCards'
import { Button } from '../../ui/Button'
import { LinkButton } from '../../ui/LinkButton'
import { Skeleton } from '../../ui/Skeleton'
import type { LinkedCheck } from './answersLink'
import { useCheck } from './nutritionCheck'
import { ChildChecks } from './ChildChecks'
import { DockAtEnd } from './DockAtEnd'
import { resultHref } from './nutritionPaths'

const copy = nutritionResultCopy.save

export interface ChildOfAge {
  readonly child: Child
  readonly ageInMonths: number
}

const ofAgeOn =
  (date: IsoDate) =>
  (child: Child): ReadonlyArray<ChildOfAge> => {
    const born = dayOf(child.birthDate)
    if (born === null || born > date || !mayDo(child.role, 'record')) return []
    const { years, months } = ageOn(born, date)
    const ageInMonths = years * 12 + months
    return ageInMonths < nutritionAges.lowest || ageInMonths > nutritionAges.highest ? [] : [{ child, ageInMonths }]
  }

const ageWords = (ageInMonths: number): string =>
  thaiAgeInMonths({ years: Math.floor(ageInMonths / 12), months: ageInMonths % 12, days: 0 })

interface Props {
  readonly linked: LinkedCheck & { readonly link: string }
  readonly slot: HTMLElement | null
}

const SaveNutritionCheck = ({ linked, slot }: Props) => {
  const [, navigate] = useLocation()
  const [remote, reload] = useRemote('children', useServices().children.list)
  const asked = new URLSearchParams(useSearch()).get('child')
  const { answers } = useCheck()
  if (remote._tag === 'loading') return <Skeleton shapes={['card']} />
  if (remote._tag === 'failed') return <FamilyFailed failure={remote.failure} onRetry={reload} headingLevel={2} />
  const ofAge = remote.value.flatMap(ofAgeOn(linked.date))
  const chosen = ofAge.find(({ child }) => child.id === (asked ?? answers.whose))
  if (ofAge.length === 0)
    return (
      <section className="stack nutrition-section nutrition-keep" aria-labelledby="nutrition-keep">
        <h2 id="nutrition-keep">{copy.title}</h2>
        <p>{copy.nobody}</p>
        <LinkButton href="/children/add-information" tone="second">
          {copy.addChild}
        </LinkButton>
      </section>
    )
  return (
    <section className="stack nutrition-section nutrition-keep" aria-labelledby="nutrition-keep">
      <h2 id="nutrition-keep">{copy.title}</h2>
      <ChoiceCards
        label={copy.which}
        value={chosen?.child.id ?? null}
        onChange={(id) => navigate(resultHref(linked.link, id), { replace: true })}
        choices={ofAge.map(({ child, ageInMonths }) => ({
          value: child.id,
          label: nameOf(child),
          help:
            ageInMonths === linked.inputs.ageInMonths
              ? ageWords(ageInMonths)
              : copy.differs(nameOf(child), ageWords(ageInMonths)),
        }))}
      />
      {chosen === undefined ? (
        <DockAtEnd slot={slot}>
          <Button wide waiting={copy.choose}>
            {copy.submit}
          </Button>
        </DockAtEnd>
      ) : (
        <Suspense fallback={<Skeleton shapes={['line', 'line']} />}>
          <ChildChecks key={chosen.child.id} child={chosen.child} linked={linked} slot={slot} onChanged={reload} />
        </Suspense>
      )}
    </section>
  )
}

export default SaveNutritionCheck

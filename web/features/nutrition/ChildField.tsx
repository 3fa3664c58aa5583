import { followChild, measuredChild } from '@careplus/core/growth'
import { dayOf, ageOn, daysBetween, thaiDate, type IsoDate } from '@careplus/core/calendar'
import { nutritionAges } from '@careplus/core/nutrition'
import { useEffect, useMemo } from 'react'
import { nutritionCopy } from '../../copy/nutrition.th'
import { ageText, nameOf } from '../../shared/children/childWords'
import { useFamily, type FamilyChild, type Family } from '../../shared/children/useFamily'
import { ChoiceCards } from '../../ui/ChoiceCards'
import { bandText } from '../../shared/growth/assessMeasurement'
import { followedRecord } from '../../shared/growth/followGrowth'
import { useReferences, type ReferencesState } from '../../shared/growth/useReferences'
import { Note } from '../../ui/Note'
import { Skeleton } from '../../ui/Skeleton'
import { otherChild, type KnownChild } from './nutritionAnswers'

const copy = nutritionCopy.whose
const growth = nutritionCopy.growth

/** In days. An older measurement says little about how a child eats now. */
const usedForDays = 366

export interface Account {
  readonly choosing: boolean
  /** null: another child, or no choice yet. */
  readonly known: KnownChild | null
}

const monthsOf = ({ child }: FamilyChild, today: IsoDate): number => {
  const born = dayOf(child.birthDate)
  if (born === null || born > today) return 0
  const { years, months } = ageOn(born, today)
  return years * 12 + months
}

const isOfAge =
  (today: IsoDate) =>
  (familyChild: FamilyChild): boolean => {
    const months = monthsOf(familyChild, today)
    return months >= nutritionAges.lowest && months <= nutritionAges.highest
  }

const knownOf = (familyChild: FamilyChild, today: IsoDate, state: ReferencesState): KnownChild => {
  const none = { ageInMonths: monthsOf(familyChild, today), classNumber: null }
  const [last, charted] = [familyChild.records[0], measuredChild(familyChild.child)]
  const on = dayOf(last?.date ?? null)
  if (last === undefined || charted === null || on === null) return { ...none, growthText: growth.none }
  if (daysBetween(on, today) > usedForDays) return { ...none, growthText: growth.old(thaiDate(on)) }
  if (state._tag !== 'ready') return { ...none, growthText: null }
  const assessed = followChild(state.references)(charted, [followedRecord(last)], today).newest
  const { buildIndicator, classNumber } = assessed?.assessment ?? { buildIndicator: null, classNumber: null }
  if (assessed === null || buildIndicator === null || classNumber === null) return { ...none, growthText: growth.none }
  const words = growth.measured(bandText(buildIndicator, assessed), thaiDate(on))
  // The class of a tall child does not say whether its weight is a concern; the class of the same weight at standard height does.
  const tallChild = classNumber === 15 && assessed.assessment.indicators[buildIndicator]
  const isObese = tallChild && tallChild._tag === 'scored' && tallChild.band === 'beyond'
  return { ...none, classNumber: isObese ? 17 : classNumber, growthText: `${growth.used}: ${words}` }
}

const noFamily: Family = []

interface Props {
  readonly whose: string | null
  readonly today: IsoDate
  readonly error: string | undefined
  readonly onChange: (whose: string) => void
  readonly onAccount: (account: Account) => void
}

const ChildField = ({ whose, today, error, onChange, onAccount }: Props) => {
  const [remote] = useFamily()
  const [references] = useReferences()
  const family = remote._tag === 'ready' ? remote.value : noFamily
  const ofAge = useMemo(() => family.filter(isOfAge(today)), [family, today])
  const choosing = ofAge.length > 0
  const chosen = ofAge.find(({ child }) => child.id === whose)
  const known = useMemo(
    () => (chosen === undefined ? null : knownOf(chosen, today, references)),
    [chosen, today, references],
  )
  const loading = remote._tag === 'loading'
  useEffect(() => {
    if (!loading) onAccount({ choosing, known })
  }, [loading, choosing, known, onAccount])
  if (loading) return <Skeleton shapes={['card']} />
  if (remote._tag === 'failed') return <Note tone="offline">{copy.failed}</Note>
  if (!choosing) return family.length === 0 ? null : <Note>{copy.noneOld}</Note>
  return (
    <div data-field="whose">
      <ChoiceCards
        label={copy.label}
        value={chosen === undefined && whose !== otherChild ? null : whose}
        onChange={onChange}
        error={error}
        name="whose"
        choices={[
          ...ofAge.map(({ child }) => ({ value: child.id, label: nameOf(child), help: ageText(child, today) })),
          { value: otherChild, label: copy.other, help: copy.otherHelp },
        ]}
      />
    </div>
  )
}

export default ChildField

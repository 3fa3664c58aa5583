import type { Child, NewNutritionCheck, NutritionCheck } from '@careplus/core/ports'
import { pipe } from 'fp-ts/function'
import * as TE from 'fp-ts/TaskEither'
import { useMemo } from 'react'
import { useHealthServices, useServices } from '../../calls/useServices'
import { nutritionCopy } from '../../copy/nutrition.th'
import { nutritionResultCopy } from '../../copy/nutritionResult.th'
import { nameOf } from '../../shared/children/childWords'
import { childsWord, useChildYes } from '../../shared/children/childYes'
import { ConsentBox } from '../../shared/consents/ConsentBox'
import { FailureNote } from '../../shared/failure/FailureNote'
import { clearMemberCache, useRemote } from '../../calls/remote'
import { useAttempts } from '../../calls/form/useStoredForm'
import { useSending } from '../../calls/useSending'
import { Button } from '../../ui/Button'
import { Icon } from '../../ui/Icon'
import { Check } from '../../ui/icons'
import { LinkButton } from '../../ui/LinkButton'
import { Note } from '../../ui/Note'
import { Skeleton } from '../../ui/Skeleton'
import { useToast } from '../../ui/Toast'
import { linkOf, type LinkedCheck } from './answersLink'
import { startAnew } from './nutritionCheck'
import { DockAtEnd } from './DockAtEnd'
import { EarlierChecks } from './EarlierChecks'

const copy = nutritionResultCopy.save

interface Props {
  readonly child: Child
  readonly linked: LinkedCheck
  readonly slot: HTMLElement | null
  readonly onChanged: () => void
}

const bodyOf = ({ date, inputs: { ageInMonths: _, ...answers } }: LinkedCheck): NewNutritionCheck => ({
  date,
  ...answers,
})

const SaveAnswers = ({ child, linked, slot, onSaved }: Omit<Props, 'onChanged'> & { readonly onSaved: () => void }) => {
  const { random, changeConsent } = useServices()
  const { nutritionChecks } = useHealthServices()
  const attempts = useAttempts(`nutrition.${child.id}`)
  const { busy, failure, run } = useSending()
  const yes = useChildYes(child.birthDate)
  const consent = useMemo(() => {
    const key = random.uuid()
    return () =>
      changeConsent({ purpose: 'child_health', childId: child.id, granted: true, ...childsWord(child.birthDate) }, key)
  }, [random, changeConsent, child.id, child.birthDate])
  const name = nameOf(child)
  const given = child.health_consent_at !== null
  if (!given && child.role !== 'owner') return <Note>{copy.owner(name)}</Note>
  const save = (): void => {
    const body = bodyOf(linked)
    run(
      pipe(
        given ? TE.right(undefined) : consent,
        TE.chain(() => () => attempts.once(body, (key) => nutritionChecks.add(child.id, body, key))),
      ),
      onSaved,
    )
  }
  return (
    <>
      {!given && <ConsentBox name={name} yes={yes} without={copy.without} />}
      <FailureNote failure={failure} />
      <DockAtEnd slot={slot}>
        <Button
          wide
          busy={busy}
          busyLabel={copy.busy}
          waiting={given || yes.agreed ? undefined : copy.consent}
          onClick={save}
        >
          {copy.submit}
        </Button>
      </DockAtEnd>
    </>
  )
}

/** The age of a check of this child follows from its birthday. */
const isSame =
  (linked: LinkedCheck) =>
  (check: NutritionCheck): boolean =>
    linkOf({ date: check.date, inputs: { ...check, ageInMonths: linked.inputs.ageInMonths } }) === linkOf(linked)

export const ChildChecks = ({ child, linked, slot, onChanged }: Props) => {
  const { nutritionChecks } = useHealthServices()
  const toast = useToast()
  const read = useMemo(() => () => nutritionChecks.ofChild(child.id), [nutritionChecks, child.id])
  const [remote, reload] = useRemote(`nutrition.${child.id}`, read)
  const changed = (text: string): void => {
    clearMemberCache()
    toast({ text })
    reload()
    onChanged()
  }
  if (remote._tag === 'loading') return <Skeleton shapes={['line', 'line']} />
  const checks = remote._tag === 'ready' ? remote.value : []
  const isSaved = checks.some(isSame(linked))
  return (
    <>
      {remote._tag === 'failed' && <Note tone="offline">{copy.failed}</Note>}
      {isSaved ? (
        <>
          <p className="nutrition-kept">
            <Icon of={Check} />
            {copy.kept(nameOf(child))}
          </p>
          <DockAtEnd slot={slot}>
            <LinkButton href={`/children/${child.id}`} wide>
              {copy.toChild(nameOf(child))}
            </LinkButton>
          </DockAtEnd>
        </>
      ) : (
        <SaveAnswers
          child={child}
          linked={linked}
          slot={slot}
          onSaved={() => {
            startAnew()
            changed(copy.saved)
          }}
        />
      )}
      <EarlierChecks childId={child.id} checks={checks} onRemoved={() => changed(nutritionCopy.earlier.removed)} />
    </>
  )
}

import { nutritionInputs, type NutritionInputs } from '@careplus/core/nutrition'
import { isRight } from 'fp-ts/Either'
import { Suspense, useCallback, useState, type SubmitEvent } from 'react'
import { lazyView } from '../../page/lazyView'
import { nutritionCopy as copy } from '../../copy/nutrition.th'
import { useSession } from '../../calls/session/useSession'
import { Button } from '../../ui/Button'
import { Dock } from '../../shared/growth/Dock'
import { PrivateNote } from '../../shared/growth/PrivateNote'
import { useProblems } from '../../shared/growth/useProblems'
import { useToday } from '../../shared/growth/useToday'
import { Skeleton } from '../../ui/Skeleton'
import { uiWords } from '../../ui/words'
import { AgeFields } from './AgeFields'
import { ageOf, answerProblems, inputsOf, isBegun, isTooYoung, otherChild, type AnswerField } from './nutritionAnswers'
import { answer, startAnew, useCheck } from './nutritionCheck'
import { FoodCards } from './FoodCards'
import { GrowthField } from './GrowthField'
import { HabitFields } from './HabitFields'
import { TooYoung } from './TooYoung'
import type { Account } from './ChildField'

const ChildField = lazyView(() => import('./ChildField'))

/** A visitor's account; a member's is null until it is known. */
const nobody: Account = { choosing: false, known: null }

interface Props {
  /** `childId` null: no child of the account. */
  readonly onDone: (inputs: NutritionInputs, childId: string | null) => void
}

/** Submitted before the app has loaded the form does nothing (`dialog`), so that no answer gets into an address. */
export const NutritionForm = ({ onDone }: Props) => {
  const { status } = useSession()
  const today = useToday()
  const { answers } = useCheck()
  const [account, setAccount] = useState<Account | null>(null)
  const onAccount = useCallback((next: Account) => setAccount(next), [])
  const member = status === 'signedIn'
  const { choosing, known } = (member ? account : null) ?? nobody
  const opening = member && account === null
  const { form, shown, tried } = useProblems<AnswerField>(answerProblems(answers, known, choosing))
  const errorOf = (field: AnswerField): string | undefined => shown(field)?.text
  const young = isTooYoung(ageOf(answers, known))

  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    if (!tried()) return
    const inputs = nutritionInputs(inputsOf(answers, known))
    if (isRight(inputs)) onDone(inputs.right, known === null ? null : answers.whose)
  }
  return (
    <form ref={form} method="dialog" noValidate onSubmit={submit} className="nutrition-form">
      <div className="nutrition-form__part">
        <section className="stack nutrition-section" aria-labelledby="nutrition-whose">
          <h2 id="nutrition-whose">{copy.whose.title}</h2>
          {member && today !== null && (
            <Suspense fallback={<Skeleton shapes={['card']} />}>
              <ChildField
                whose={answers.whose}
                today={today}
                error={errorOf('whose')}
                onChange={(childId) => answer({ whose: childId })}
                onAccount={onAccount}
              />
            </Suspense>
          )}
          {!opening && known === null && (!choosing || answers.whose === otherChild) && (
            <AgeFields years={answers.years} months={answers.months} error={errorOf('age')} onChange={answer} />
          )}
        </section>
        {young ? (
          <TooYoung />
        ) : (
          <FoodCards eaten={answers.eaten} error={errorOf('eaten')} onChange={(eaten) => answer({ eaten })} />
        )}
      </div>
      <div className="nutrition-form__part">
        {!young && (
          <>
            <HabitFields answers={answers} errorOf={errorOf} onChange={answer} />
            <GrowthField
              known={known}
              classNumber={answers.classNumber}
              onChange={(classNumber) => answer({ classNumber })}
            />
            <PrivateNote>{copy.private}</PrivateNote>
          </>
        )}
        {isBegun(answers) && (
          <Button tone="ghost" size="small" onClick={startAnew} className="nutrition-anew">
            {copy.anew}
          </Button>
        )}
      </div>
      {!young && (
        <Dock>
          <Button type="submit" wide busy={opening} busyLabel={uiWords.loading}>
            {copy.submit}
          </Button>
        </Dock>
      )}
    </form>
  )
}

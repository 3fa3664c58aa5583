import type { Either } from 'fp-ts/Either'
import { pipe } from 'fp-ts/function'
import * as T from 'fp-ts/Task'
import * as TE from 'fp-ts/TaskEither'
import type { CallFailure, Child, IdempotencyKey, StoolCheck } from '@careplus/core/ports'
import type { StoolInputs } from '@careplus/core/stool'
import { useRef, useState } from 'react'
import { useHealthServices, useServices } from '../../../calls/useServices'
import { childsWord } from '../../../shared/children/childYes'
import { clearMemberCache } from '../../../calls/remote'
import { useAttempts } from '../../../calls/form/useStoredForm'
import { useSending } from '../../../calls/useSending'
import { usePendingWrite } from '../../../calls/pending/usePendingWrite'
import { useStoolForm } from '../useStoolForm'
import { newCheckOf } from './savableFor'

const isConsentLost = (failure: CallFailure | null): boolean =>
  failure?._tag === 'ApiError' && failure.code === 'consent_required'

/** Consent and result each have one key, so a repeat after a lost answer creates neither twice. */
export const useSaveCheck = (inputs: StoolInputs, onSaved: (child: Child, check: StoolCheck) => void) => {
  const { random, changeConsent } = useServices()
  const { stoolChecks } = useHealthServices()
  const attempts = useAttempts('stool')
  const waiting = usePendingWrite('stool')
  const { typed, done } = useStoolForm(false)
  const { busy, failure, run } = useSending()
  const [agreed, setAgreed] = useState<string | null>(null)
  const yes = useRef<{ readonly childId: string; readonly key: IdempotencyKey } | null>(null)

  const lost = isConsentLost(failure)
  const needsConsent = (child: Child): boolean => lost || (child.health_consent_at === null && agreed !== child.id)

  const consent = ({ id: childId, birthDate }: Child): Promise<Either<CallFailure, void>> => {
    if (yes.current?.childId !== childId) yes.current = { childId, key: random.uuid() }
    const { key } = yes.current
    return pipe(
      () => changeConsent({ purpose: 'child_health', childId, granted: true, ...childsWord(birthDate) }, key),
      TE.map(() => {
        yes.current = null
        setAgreed(childId)
        clearMemberCache()
      }),
    )()
  }
  const save = (child: Child): void => {
    const check = newCheckOf(inputs)
    const key = attempts.keyOf({ child: child.id, ...check })
    const first = needsConsent(child) ? () => consent(child) : TE.right(undefined)
    run(
      pipe(
        first,
        TE.chain(() => {
          waiting.save({ _tag: 'stool', childId: child.id, check, key })
          return () => stoolChecks.add(child.id, check, key)
        }),
        T.tap((answer) =>
          T.fromIO(() => {
            attempts.answered(answer)
            waiting.answered(answer)
          }),
        ),
      ),
      (saved) => {
        clearMemberCache()
        if (typed.child?.id === child.id && typed.date === inputs.date && typed.colour === inputs.colour) done()
        onSaved(child, saved)
      },
    )
  }
  return { busy, failure, needsConsent, save }
}

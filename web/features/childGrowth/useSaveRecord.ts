import { isRight } from 'fp-ts/Either'
import type { TaskEither } from 'fp-ts/TaskEither'
import type { ChangeConsent } from '@careplus/core/consent'
import type { CallFailure, Child } from '@careplus/core/ports'
import { useMachine } from '@xstate/react'
import { useEffect, useState } from 'react'
import { fromPromise } from 'xstate'
import { useServices } from '../../composition/useServices'
import { forgetKept } from '../../family/remote'
import { saveRecordMachine, type Sent } from './saveRecord.machine'

type Write = (sent: Sent) => TaskEither<CallFailure, void>

/** One yes is one value until it is recorded: a repeat after a lost answer is no second row. */
const consentOf = (changeConsent: ChangeConsent, childId: string) => {
  let yes: TaskEither<CallFailure, void> | null = null
  return async () => {
    yes ??= changeConsent({ purpose: 'child_health', childId, granted: true })
    const answer = await yes()
    if (isRight(answer)) {
      yes = null
      forgetKept()
    }
    return answer
  }
}

/** The machine with this child's consent and `write` provided. `onSaved` runs once, before the state is told. */
export const useSaveRecord = (child: Child, write: Write, onSaved: () => void) => {
  const { changeConsent } = useServices()
  const [consent] = useState(() => consentOf(changeConsent, child.id))
  // A running machine takes the newest of what is provided.
  const machine = saveRecordMachine.provide({
    actors: {
      consent: fromPromise(consent),
      write: fromPromise(async ({ input }: { readonly input: Sent }) => {
        const answer = await write(input)()
        if (isRight(answer)) {
          forgetKept()
          onSaved()
        }
        return answer
      }),
    },
  })
  const [state, send] = useMachine(machine, { input: { needsConsent: child.health_consent_at === null } })
  useEffect(() => {
    const onOnline = () => send({ type: 'connection.returned' })
    addEventListener('online', onOnline)
    return () => removeEventListener('online', onOnline)
  }, [send])
  return [state, send] as const
}

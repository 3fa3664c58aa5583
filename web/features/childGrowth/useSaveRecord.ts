import { isRight } from 'fp-ts/Either'
import { hasArrived } from '@careplus/core/call'
import type { ChangeConsent } from '@careplus/core/consents'
import type { Child, IdempotencyKey } from '@careplus/core/ports'
import { useMachine } from '@xstate/react'
import { useCallback, useEffect, useState } from 'react'
import { fromPromise } from 'xstate'
import { onConnection, useOnReturn } from '../../page/onReturn'
import { useServices } from '../../calls/useServices'
import { childsWord } from '../../shared/children/childYes'
import { decodePendingWrite } from '../../calls/pending/decodePendingWrite'
import { pageOpen, writeGrowth } from '../../calls/pending/pendingWrites'
import { clearMemberCache } from '../../calls/remote'
import { useAttempts } from '../../calls/form/useStoredForm'
import { usePendingWrite } from '../../calls/pending/usePendingWrite'
import { saveRecordMachine, type Sent } from './saveRecord.machine'

/** One key until the consent is recorded, so that a repeat creates no second row. */
const consentOf = (changeConsent: ChangeConsent, uuid: () => IdempotencyKey, { id: childId, birthDate }: Child) => {
  let key: IdempotencyKey | null = null
  return async () => {
    key ??= uuid()
    const answer = await changeConsent(
      { purpose: 'child_health', childId, granted: true, ...childsWord(birthDate) },
      key,
    )
    if (isRight(answer)) {
      key = null
      clearMemberCache()
    }
    return answer
  }
}

export const useSaveRecord = (child: Child, form: string, onSaved: () => void) => {
  const { random, changeConsent, growthRecords } = useServices()
  const waiting = usePendingWrite(form)
  const attempts = useAttempts(form)
  const [consent] = useState(() => consentOf(changeConsent, random.uuid, child))
  const machine = saveRecordMachine.provide({
    actors: {
      consent: fromPromise(consent),
      write: fromPromise(async ({ input: { record, key, replaces } }: { readonly input: Sent }) => {
        const sent = { _tag: 'growth', childId: child.id, replaces, record, key, page: pageOpen() } as const
        waiting.save(sent)
        const answer = await writeGrowth(growthRecords, sent)
        waiting.answered(answer)
        attempts.answered(answer)
        if (isRight(answer) || hasArrived(answer.left)) clearMemberCache()
        if (isRight(answer)) onSaved()
        return answer
      }),
    },
  })
  const [state, dispatch] = useMachine(machine, { input: { needsConsent: child.health_consent_at === null } })
  const goOn = useCallback(() => dispatch({ type: 'connection.returned' }), [dispatch])
  useOnReturn(goOn, true, onConnection)
  const [held] = useState(() => decodePendingWrite(waiting.load()))
  useEffect(() => {
    if (held?._tag !== 'growth') return
    const { record, replaces, key } = held
    dispatch({ type: 'form.submitted', record, replaces, key, agreed: false })
  }, [held, dispatch])
  const send = (event: Parameters<typeof dispatch>[0]): void => {
    if (event.type === 'form.changed') waiting.forget()
    dispatch(event)
  }
  return [state, send] as const
}

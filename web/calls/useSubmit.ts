import { networkError, type CallFailure } from '@careplus/core/call'
import { useState } from 'react'
import { useBusy } from './useBusy'

/** `lost` turns a missing chunk into a refusal. It never retries by itself, because it may ask for a code. */
export const useSubmit = <R>(lost: (failure: CallFailure) => R) => {
  const [busy, run] = useBusy()
  const [refusal, setRefusal] = useState<R | null>(null)
  const submit = (work: () => Promise<R | null | void>): void =>
    run(async () => {
      setRefusal(null)
      const refused = await work().catch((cause: unknown) =>
        lost(networkError(navigator.onLine ? 'failed' : 'offline', cause)),
      )
      setRefusal(refused ?? null)
    })
  return { busy, refusal, submit, forget: () => setRefusal(null) }
}

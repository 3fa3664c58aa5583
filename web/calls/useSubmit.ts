import { networkError, type CallFailure } from '@careplus/core/call'
import { useState } from 'react'
import { useBusy } from './useBusy'

/**
 * What a press asks for, once at a time. `work` resolves with why it was refused, nothing where it was not; a throw is a chunk
 * that did not come, which `lost` words. Unlike `useSending` it is never made again without a press, for it asks for a letter,
 * a code, a sign-in.
 */
export const useSubmit = <R>(lost: (failure: CallFailure) => R) => {
  const [busy, run] = useBusy()
  const [refusal, setRefusal] = useState<R | null>(null)
  const submit = (work: () => Promise<R | null | void>): void =>
    run(async () => {
      setRefusal(null)
      const refused = await work().catch(() => lost(networkError(navigator.onLine ? 'failed' : 'offline')))
      setRefusal(refused ?? null)
    })
  return { busy, refusal, submit, forget: () => setRefusal(null) }
}

import type * as t from 'io-ts'
import type { CallFailure } from '@careplus/core/ports'
import { useEffect, useMemo, useRef } from 'react'
import { forgetKept } from '../remote'
import { startChange, changeDraftCodec, rebaseOnNewest, type ChangeDraft, type Standing } from './changeDraft'
import { useStoredForm } from './useStoredForm'

/** Another carer, or this one on another device, has changed it since it was read. */
export const isStale = (failure: CallFailure | null): boolean =>
  failure?._tag === 'ApiError' && failure.code === 'version_stale'

/** After a refusal for an older version: what stands now is read, and the screen shows it beside what was typed or seen. */
export const useReloadIfStale = (failure: CallFailure | null, reload: () => void): void => {
  const stale = isStale(failure)
  const latest = useRef(reload)
  useEffect(() => {
    latest.current = reload
  }, [reload])
  useEffect(() => {
    if (!stale) return
    forgetKept()
    latest.current()
  }, [stale])
}

export interface ChangeForm<A> {
  /** The change on the newest version that was read. */
  readonly held: ChangeDraft<A>
  readonly typed: A
  readonly change: (part: Partial<A>) => void
  readonly done: () => void
}

/** A kept form that changes what others may change too: it keeps the version it began from with what is typed. */
export const useChangeForm = <A extends object>(
  name: string,
  codec: t.Type<A, unknown>,
  standing: Standing<A>,
): ChangeForm<A> => {
  const draftCodec = useMemo(() => changeDraftCodec(codec), [codec])
  const storedForm = useStoredForm(name, draftCodec, startChange(standing))
  const held = rebaseOnNewest(storedForm.typed, standing)
  return {
    held,
    typed: held.typed,
    change: (part) => storedForm.change({ ...held, typed: { ...held.typed, ...part } }),
    done: storedForm.done,
  }
}

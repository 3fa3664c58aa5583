import type * as t from 'io-ts'
import type { CallFailure } from '@careplus/core/ports'
import { useEffect, useMemo, useRef } from 'react'
import { clearMemberCache } from '../remote'
import { startChange, changeDraftCodec, rebaseOnNewest, type ChangeDraft, type Standing } from './changeDraft'
import { useStoredForm } from './useStoredForm'

export const isStale = (failure: CallFailure | null): boolean =>
  failure?._tag === 'ApiError' && failure.code === 'version_stale'

export const useReloadIfStale = (failure: CallFailure | null, reload: () => void): void => {
  const stale = isStale(failure)
  const latest = useRef(reload)
  useEffect(() => {
    latest.current = reload
  }, [reload])
  useEffect(() => {
    if (!stale) return
    clearMemberCache()
    latest.current()
  }, [stale])
}

export interface ChangeForm<A> {
  readonly held: ChangeDraft<A>
  readonly typed: A
  readonly change: (part: Partial<A>) => void
  readonly done: () => void
}

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

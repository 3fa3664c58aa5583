import type { GrowthDraft } from '@careplus/core/ports'
import { useEffect, useMemo, useState, useSyncExternalStore } from 'react'
import { readLocal } from '../../page/peekSession'
import type { StoredCheck } from './storedGrowthCheck'
import { measuredOn, nobodyTyped, nothingStored, type CheckTyped } from '../../shared/growth/typedMeasurement'
import { useToday } from '../../shared/growth/useToday'
import { typedOf } from './checkTyped'
import { changes } from '../../page/changes'

/** Stored at every key press, so that neither a reload nor going back loses anything. */
const nothing: StoredCheck = { typed: { ...nobodyTyped, ...nothingStored }, draftId: null, saved: false, repairs: null }

let current = nothing
let touched = false
const { onChange, changed: notifyListeners } = changes()

const device = async () => {
  const [{ formStore }, storedCheck] = await Promise.all([
    import('../../composition/formStore'),
    import('./storedGrowthCheck'),
  ])
  return {
    read: () => storedCheck.loadStoredCheck(formStore, Date.now()),
    write: (now: StoredCheck | null) => storedCheck.saveStoredCheck(formStore, Date.now(), now),
  }
}

const setCurrent = (next: StoredCheck): void => {
  current = next
  touched = true
  notifyListeners()
  void device().then(
    ({ write }) => write(current === nothing ? null : current),
    () => undefined,
  )
}

export const typeInCheck = (change: Partial<CheckTyped>): void => {
  const { readOn: _, ...rest } = current
  setCurrent({ ...rest, typed: { ...current.typed, ...change }, saved: false })
}

export const askResult = (today: string): void => setCurrent({ readOn: today, ...current })

export const startCheckAnew = (): void => setCurrent(nothing)

export const checkSavedAs = (draftId: string): void => setCurrent({ ...current, draftId, saved: true, repairs: null })

export const repairDraft = (draft: GrowthDraft): void =>
  setCurrent({ typed: typedOf(draft), draftId: null, saved: false, repairs: draft.id })

/** The draft left this device because it was sent, which also ends the form, or because it was removed. */
export const draftLeft = (draftId: string, sent: boolean): void => {
  if (current.draftId !== draftId) return
  setCurrent(sent && current.saved ? nothing : { ...current, draftId: null, saved: false })
}

const recall = async (): Promise<void> => {
  if (touched || readLocal('form.growth-check') === null) return
  const found = (await device()).read()
  if (touched || found === null) return
  current = found
  touched = true
  notifyListeners()
}

export interface GrowthCheckState extends Omit<StoredCheck, 'typed' | 'readOn'> {
  readonly typed: CheckTyped
  readonly ready: boolean
}

export const useCheck = (): GrowthCheckState => {
  const now = useSyncExternalStore(
    onChange,
    () => current,
    () => nothing,
  )
  const [ready, setReady] = useState(touched)
  useEffect(() => {
    recall().then(
      () => setReady(true),
      () => setReady(true),
    )
  }, [])
  const today = useToday()
  const { typed, readOn, ...rest } = now
  return { ...rest, typed: useMemo(() => measuredOn(readOn ?? today, typed), [readOn, today, typed]), ready }
}

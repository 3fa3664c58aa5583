import type { GrowthDraft } from '@careplus/core/ports'
import { useEffect, useMemo, useState, useSyncExternalStore } from 'react'
import { readLocal } from '../../page/peek'
import type { StoredCheck } from './storedGrowthCheck'
import { measuredOn, nobodyTyped, nothingStored, type CheckTyped } from '../../shared/growth/typedMeasurement'
import { useToday } from '../../shared/growth/useToday'
import { typedOf } from './checkTyped'
import { changes } from '../../page/changes'

/**
 * The check that this page is at: one for all its screens, and kept on the device with every key, so that a reload or a
 * way back loses nothing. What reads and writes it there is a chunk of its own, fetched when there is something.
 */
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

/** A device that keeps nothing costs a reload its values, and no more. */
const setCurrent = (next: StoredCheck): void => {
  current = next
  touched = true
  notifyListeners()
  void device().then(
    ({ write }) => write(current === nothing ? null : current),
    () => undefined,
  )
}

/** A change unmakes the word 'saved', and the day on which the result was asked for. */
export const typeInCheck = (change: Partial<CheckTyped>): void => {
  const { readOn: _, ...rest } = current
  setCurrent({ ...rest, typed: { ...current.typed, ...change }, saved: false })
}

/** The result is asked for: a check of whom no day was chosen is of this one, and stays so. */
export const askResult = (today: string): void => setCurrent({ readOn: today, ...current })

export const startCheckAnew = (): void => setCurrent(nothing)

/** `draftId` now holds what stands in the form. */
export const checkSavedAs = (draftId: string): void => setCurrent({ ...current, draftId, saved: true, repairs: null })

/** A refused draft goes back into the form. */
export const repairDraft = (draft: GrowthDraft): void =>
  setCurrent({ typed: typedOf(draft), draftId: null, saved: false, repairs: draft.id })

/** The draft left this device: sent (then the form is done with, too), or removed. */
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

export interface Check extends Omit<StoredCheck, 'typed' | 'readOn'> {
  readonly typed: CheckTyped
  /** False while what was kept is being read. */
  readonly ready: boolean
}

export const useCheck = (): Check => {
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

import type { GrowthDraft } from '@careplus/core/ports'
import { useEffect, useMemo, useState, useSyncExternalStore } from 'react'
import { readLocal } from '../../page/peek'
import type { Kept } from './keptCheck'
import { measuredOn, nobodyTyped, nothingStored, type CheckTyped } from '../../shared/growth/typedMeasurement'
import { useToday } from '../../shared/growth/useToday'
import { typedOf } from './typed'
import { changes } from '../../page/changes'

/**
 * The check that this page is at: one for all its screens, and kept on the device with every key, so that a reload or a
 * way back loses nothing. What reads and writes it there is a chunk of its own, fetched when there is something.
 */
const nothing: Kept = { typed: { ...nobodyTyped, ...nothingStored }, draftId: null, saved: false, repairs: null }

let kept = nothing
let touched = false
const { onChange, changed: tell } = changes()

const device = async () => {
  const [{ formStore }, kept] = await Promise.all([import('../../composition/formStore'), import('./keptCheck')])
  return {
    read: () => kept.readKept(formStore, Date.now()),
    write: (now: Kept | null) => kept.writeKept(formStore, Date.now(), now),
  }
}

/** A device that keeps nothing costs a reload its values, and no more. */
const put = (next: Kept): void => {
  kept = next
  touched = true
  tell()
  void device().then(
    ({ write }) => write(kept === nothing ? null : kept),
    () => undefined,
  )
}

/** A change unmakes the word 'saved', and the day on which the result was asked for. */
export const typeInCheck = (change: Partial<CheckTyped>): void => {
  const { readOn: _, ...rest } = kept
  put({ ...rest, typed: { ...kept.typed, ...change }, saved: false })
}

/** The result is asked for: a check of whom no day was chosen is of this one, and stays so. */
export const askResult = (today: string): void => put({ readOn: today, ...kept })

export const startCheckAnew = (): void => put(nothing)

/** `draftId` now holds what stands in the form. */
export const checkSavedAs = (draftId: string): void => put({ ...kept, draftId, saved: true, repairs: null })

/** A refused draft goes back into the form. */
export const repairDraft = (draft: GrowthDraft): void =>
  put({ typed: typedOf(draft), draftId: null, saved: false, repairs: draft.id })

/** The draft left this device: sent (then the form is done with, too), or removed. */
export const draftLeft = (draftId: string, sent: boolean): void => {
  if (kept.draftId !== draftId) return
  put(sent && kept.saved ? nothing : { ...kept, draftId: null, saved: false })
}

const recall = async (): Promise<void> => {
  if (touched || readLocal('form.growth-check') === null) return
  const found = (await device()).read()
  if (touched || found === null) return
  kept = found
  touched = true
  tell()
}

export interface Check extends Omit<Kept, 'typed' | 'readOn'> {
  readonly typed: CheckTyped
  /** False while what was kept is being read. */
  readonly ready: boolean
}

export const useCheck = (): Check => {
  const now = useSyncExternalStore(
    onChange,
    () => kept,
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

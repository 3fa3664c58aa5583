import { useEffect, useState, useSyncExternalStore } from 'react'
import { readLocal } from '../../session/peek'
import { noAnswers, type Answers } from './answers'
import type { Kept } from './keptCheck'

/**
 * The check that this page is at: one for both its screens, and kept on the device with every answer, so that a reload
 * or a way back loses nothing. What reads and writes it there is a chunk of its own, fetched when there is something.
 */
const nothing: Kept = { answers: noAnswers, shown: null }

let kept = nothing
let touched = false
const listeners = new Set<() => void>()

const tell = (): void => {
  for (const listener of listeners) listener()
}

/** A device that keeps nothing costs a reload its answers, and no more. */
const put = (next: Kept): void => {
  kept = next
  touched = true
  tell()
  void import('./keptCheck').then(
    ({ writeKept }) => writeKept(kept === nothing ? null : kept),
    () => undefined,
  )
}

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export const answer = (change: Partial<Answers>): void => put({ ...kept, answers: { ...kept.answers, ...change } })

export const startAnew = (): void => put(nothing)

/** For a child that was chosen elsewhere; answers about another one are not its own. */
export const beginFor = (whose: string): void => {
  if (kept.answers.whose !== whose) put({ ...nothing, answers: { ...noAnswers, whose } })
}

/** The result of `link` is being shown. */
export const showing = (link: string): void => {
  if (kept.shown !== link) put({ ...kept, shown: link })
}

const recall = async (): Promise<void> => {
  if (touched || readLocal('form.nutrition-check') === null) return
  const found = (await import('./keptCheck')).readKept()
  if (touched || found === null) return
  kept = found
  touched = true
  tell()
}

export interface Check extends Kept {
  /** False while what was kept is being read. */
  readonly ready: boolean
}

export const useCheck = (): Check => {
  const now = useSyncExternalStore(
    subscribe,
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
  return { ...now, ready }
}

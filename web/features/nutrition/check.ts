import { useEffect, useSyncExternalStore } from 'react'
import { readLocal } from '../../page/peek'
import { onSession, sessionView } from '../../calls/session/view'
import { noAnswers, type Answers } from './answers'
import type { Kept } from './keptCheck'
import { changes } from '../../page/changes'

/**
 * The check that this page is at: one for both its screens, and kept on the device with every answer, so that a reload
 * or a way back loses nothing. It is the member's who answered; a visitor's goes with them into the account. What reads
 * and writes it there is a chunk of its own, fetched when there is something.
 */
export interface Check extends Kept {
  /** False while what was kept is being read. */
  readonly ready: boolean
}

const nothing: Kept = { answers: noAnswers, shown: null }
const unread: Check = { ...nothing, ready: false }

let held = unread
/** Whose it is: a member's id; '': a visitor's. */
let whose = ''
const { onChange, changed } = changes()

const hold = (next: Check): void => {
  held = next
  changed()
}

const isNothing = ({ answers, shown }: Kept): boolean => answers === noAnswers && shown === null

/** A device that keeps nothing costs a reload its answers, and no more. */
const write = (): void => {
  const member = whose
  void import('./keptCheck').then(
    ({ writeKept }) => {
      if (member === whose) writeKept(member, isNothing(held) ? null : held)
    },
    () => undefined,
  )
}

const put = ({ answers, shown }: Kept): void => {
  hold({ answers, shown, ready: true })
  write()
}

export const answer = (change: Partial<Answers>): void => put({ ...held, answers: { ...held.answers, ...change } })

export const startAnew = (): void => put(nothing)

/** For a child that was chosen elsewhere; answers about another one are not its own. */
export const beginFor = (child: string): void => {
  if (held.answers.whose !== child) put({ ...nothing, answers: { ...noAnswers, whose: child } })
}

/** The result of `link` is being shown. */
export const showing = (link: string): void => {
  if (held.shown !== link) put({ ...held, shown: link })
}

const isKept = (member: string): boolean =>
  [member, ''].some((owner) => readLocal(`form.${owner}.nutrition-check`) !== null)

const recall = async (): Promise<void> => {
  const member = whose
  if (held.ready) return
  const found = isKept(member)
    ? await import('./keptCheck').then(
        ({ readKept }) => readKept(member),
        () => null,
      )
    : null
  if (member === whose && !held.ready) hold({ ...(found ?? nothing), ready: true })
}

/** As long as nobody can say who is signed in, nothing is read: it could be another's. */
const follow = (): void => {
  const { status, user } = sessionView()
  const member = user?.id ?? ''
  if (member !== whose) {
    const comesAlong = whose === '' && !isNothing(held)
    whose = member
    if (comesAlong) write()
    else hold(unread)
  }
  if (status !== 'unknown') void recall()
}

onSession(follow)

export const useCheck = (): Check => {
  useEffect(follow, [])
  return useSyncExternalStore(
    onChange,
    () => held,
    () => unread,
  )
}

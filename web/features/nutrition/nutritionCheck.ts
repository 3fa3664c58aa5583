import { useEffect, useSyncExternalStore } from 'react'
import { unasked } from '../../page/build'
import { readLocal } from '../../page/peekSession'
import { onSession, sessionView } from '../../calls/session/sessionView'
import { noAnswers, type Answers } from './nutritionAnswers'
import type { StoredCheck } from './storedNutritionCheck'
import { changes } from '../../page/changes'

/** Stored at every answer, so that neither a reload nor going back loses anything. It belongs to the member who
 *  answered;
 *  a visitor's goes into the account with them. */
export interface Check extends StoredCheck {
  readonly ready: boolean
}

const nothing: StoredCheck = { answers: noAnswers, shown: null }
const unread: Check = { ...nothing, ready: false }

let held = unread
/** The member's id; '' for a visitor. */
let ownerId = ''
const { onChange, changed } = changes()

const hold = (next: Check): void => {
  held = next
  changed()
}

const isNothing = ({ answers, shown }: StoredCheck): boolean => answers === noAnswers && shown === null

const write = (): void => {
  const member = ownerId
  unasked(() => import('./storedNutritionCheck')).then(
    ({ writeStored }) => {
      if (member === ownerId) writeStored(member, isNothing(held) ? null : held)
    },
    () => undefined,
  )
}

const put = ({ answers, shown }: StoredCheck): void => {
  hold({ answers, shown, ready: true })
  write()
}

export const answer = (change: Partial<Answers>): void => put({ ...held, answers: { ...held.answers, ...change } })

export const startAnew = (): void => put(nothing)

export const beginFor = (child: string): void => {
  if (held.answers.whose !== child) put({ ...nothing, answers: { ...noAnswers, whose: child } })
}

export const showing = (link: string): void => {
  if (held.shown !== link) put({ ...held, shown: link })
}

const isStored = (member: string): boolean =>
  [member, ''].some((owner) => readLocal(`form.${owner}.nutrition-check`) !== null)

const recall = async (): Promise<void> => {
  const member = ownerId
  if (held.ready) return
  const found = isStored(member)
    ? await import('./storedNutritionCheck').then(
        ({ readStored }) => readStored(member),
        () => null,
      )
    : null
  if (member === ownerId && !held.ready) hold({ ...(found ?? nothing), ready: true })
}

/** Loads nothing before the session is known, because the check could be another member's. */
const follow = (): void => {
  const { status, user } = sessionView()
  const member = user?.id ?? ''
  if (member !== ownerId) {
    const comesAlong = ownerId === '' && !isNothing(held)
    ownerId = member
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

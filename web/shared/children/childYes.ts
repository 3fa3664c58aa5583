import { todayInBangkok } from '@careplus/core/calendar'
import { childAnswersToo, consentVersions } from '@careplus/core/consent'
import type { HealthConsent } from '@careplus/core/ports'
import { useState } from 'react'
import { dayOf } from '../growth/days'

interface Ticked {
  readonly parent: boolean
  readonly child: boolean
}

const unticked: Ticked = { parent: false, child: false }

const answersToo = (birthday: string | null): boolean => {
  const born = dayOf(birthday)
  return born !== null && childAnswersToo(born, todayInBangkok(Date.now()))
}

/** What is sent beside a parent's yes: of a child of ten or more its own, which is asked before anything can be sent. */
export const childsWord = (birthday: string): { readonly childAgrees?: true } =>
  answersToo(birthday) ? { childAgrees: true } : {}

/** What is ticked of a child's consent: a parent's word, and from ten years on the child's own. Never ticked beforehand. */
export interface ChildYes {
  readonly ticked: Ticked
  readonly asksChild: boolean
  /** Everything that is asked was ticked. */
  readonly agreed: boolean
  readonly tick: (change: Partial<Ticked>) => void
  /** It is about another child now. */
  readonly clear: () => void
}

/** `birthday`: ISO; null: not known yet. */
export const useChildYes = (birthday: string | null): ChildYes => {
  const [ticked, setTicked] = useState(unticked)
  const asksChild = answersToo(birthday)
  return {
    ticked,
    asksChild,
    agreed: ticked.parent && (!asksChild || ticked.child),
    tick: (change) => setTicked((now) => ({ ...now, ...change })),
    clear: () => setTicked(unticked),
  }
}

/** A parent's yes to the text that is shown now, given with a child that is added. */
export const healthConsent = (birthday: string): HealthConsent => ({
  version: consentVersions.child_health,
  ...(answersToo(birthday) ? { child_agrees: true } : {}),
})

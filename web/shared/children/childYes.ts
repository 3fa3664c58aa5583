import { dayOf, todayInBangkok } from '@careplus/core/calendar'
import { childAnswersToo, consentVersions } from '@careplus/core/consents'
import type { HealthConsent } from '@careplus/core/ports'
import { useState } from 'react'

interface Ticked {
  readonly parent: boolean
  readonly child: boolean
}

const unticked: Ticked = { parent: false, child: false }

const answersToo = (birthDate: string | null): boolean => {
  const born = dayOf(birthDate)
  return born !== null && childAnswersToo(born, todayInBangkok(Date.now()))
}

/** What is sent beside a parent's yes: of a child of ten or more its own, which is asked before anything can be sent. */
export const childsWord = (birthDate: string): { readonly childAgrees?: true } =>
  answersToo(birthDate) ? { childAgrees: true } : {}

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

/** `birthDate`: ISO; null: not known yet. */
export const useChildYes = (birthDate: string | null): ChildYes => {
  const [ticked, setTicked] = useState(unticked)
  const asksChild = answersToo(birthDate)
  return {
    ticked,
    asksChild,
    agreed: ticked.parent && (!asksChild || ticked.child),
    tick: (change) => setTicked((now) => ({ ...now, ...change })),
    clear: () => setTicked(unticked),
  }
}

/** A parent's yes to the text that is shown now, given with a child that is added. */
export const healthConsent = (birthDate: string): HealthConsent => ({
  version: consentVersions.child_health,
  ...(answersToo(birthDate) ? { child_agrees: true } : {}),
})

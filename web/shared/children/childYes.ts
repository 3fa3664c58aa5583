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

/** The child's own agreement, required from ten years on and sent with the parent's consent. */
export const childsWord = (birthDate: string): { readonly childAgrees?: true } =>
  answersToo(birthDate) ? { childAgrees: true } : {}

/** The ticks of a child's consent: the parent's, and from ten years on the child's own. No box is ticked beforehand. */
export interface ChildYes {
  readonly ticked: Ticked
  readonly asksChild: boolean
  readonly agreed: boolean
  readonly tick: (change: Partial<Ticked>) => void
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

/** The parent's consent to the current text, sent with a new child. */
export const healthConsent = (birthDate: string): HealthConsent => ({
  version: consentVersions.child_health,
  ...(answersToo(birthDate) ? { child_agrees: true } : {}),
})

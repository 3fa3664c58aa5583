import { useEffect, useState } from 'react'
import { keptVisit, type PhoneVisit, type VisitPurpose } from './phoneVisit'

/**
 * What this tab keeps of the way so far, of the step that a page is for; null: nothing; undefined: not looked yet. Read
 * once: the page itself moves it on.
 */
export const useVisit = <Step extends PhoneVisit['step']>(
  purpose: VisitPurpose,
  step: Step,
): Extract<PhoneVisit, { readonly step: Step }> | null | undefined => {
  const [visit, setVisit] = useState<PhoneVisit | null | undefined>()
  useEffect(() => {
    const kept = keptVisit(purpose)
    setVisit(kept?.step === step ? kept : null)
  }, [purpose, step])
  return visit as Extract<PhoneVisit, { readonly step: Step }> | null | undefined
}

import { useEffect, useState } from 'react'
import { loadVisit, type PhoneVisit, type VisitPurpose } from './phoneVisit'

/** null: another step is stored; undefined: not loaded yet. Loaded once, because the page itself moves it on. */
export const useVisit = <Step extends PhoneVisit['step']>(
  purpose: VisitPurpose,
  step: Step,
): Extract<PhoneVisit, { readonly step: Step }> | null | undefined => {
  const [visit, setVisit] = useState<PhoneVisit | null | undefined>()
  useEffect(() => {
    const stored = loadVisit(purpose)
    setVisit(stored?.step === step ? stored : null)
  }, [purpose, step])
  return visit as Extract<PhoneVisit, { readonly step: Step }> | null | undefined
}

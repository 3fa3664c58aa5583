import { useEffect, useState } from 'react'
import { loadVisit, type PhoneVisit, type VisitPurpose } from './phoneVisit'

/** The stored step, if it is the one this page is for; null where it is not, undefined before the first look. Read once,
 *  because the page itself moves it on. */
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

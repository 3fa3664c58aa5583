import { dayOf, thaiFullDate } from '@careplus/core/calendar'
import { consentVersions } from '@careplus/core/consents'
import type { ReactNode } from 'react'
import { Link } from 'wouter'
import { adultsCopy } from '../../copy/adults.th'
import { consentTextHref } from '../../shared/consents/consentText'
import { Icon } from '../../ui/Icon'
import { ShieldCheck } from '../../ui/icons'
import '../../shared/children/family.css'

const copy = adultsCopy.consent

export const ConsentText = ({ children }: { readonly children: ReactNode }) => {
  const version = dayOf(consentVersions.mobility)
  return (
    <section className="family-consent" aria-label={copy.title}>
      <h2>
        <Icon of={ShieldCheck} />
        {copy.title}
      </h2>
      <p>{copy.text}</p>
      {children}
      {version !== null && (
        <Link href={consentTextHref('mobility')} className="family-consent__read">
          {copy.read(thaiFullDate(version))}
        </Link>
      )}
    </section>
  )
}

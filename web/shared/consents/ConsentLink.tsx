import type { MouseEvent, ReactNode } from 'react'
import { Link } from 'wouter'
import { useSession } from '../../calls/session/useSession'
import { openConsent } from '../../calls/consents/consentSheet'

/** Opens the place to change consent: a member's profile, a visitor's sheet. Without script it leads to the policy. */
export const ConsentLink = ({ children }: { readonly children: ReactNode }) => {
  const member = useSession().status === 'signedIn'
  const open = (event: MouseEvent): void => {
    event.preventDefault()
    openConsent('visitor')
  }
  return (
    <Link href={member ? '/user-profile#consents' : '/privacy-policy-new'} onClick={member ? undefined : open}>
      {children}
    </Link>
  )
}

import type { freePurposes } from '@careplus/core/consents'
import { Link } from 'wouter'
import { consentTextsCopy as copy } from '../../copy/tracking.th'
import { consentTextHref } from './consentText'
import './consentTextLinks.css'

interface Props {
  readonly purposes: ReadonlyArray<(typeof freePurposes)[number]>
  readonly onFollow?: () => void
}

export const ConsentTextLinks = ({ purposes, onFollow }: Props) => (
  <p className="consent-text-links">
    {copy.read}
    {purposes.map((purpose) => (
      <Link key={purpose} href={consentTextHref(purpose)} onClick={onFollow}>
        {copy[purpose]}
      </Link>
    ))}
  </p>
)

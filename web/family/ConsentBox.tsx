import { consentVersions } from '@careplus/core/consent'
import { thaiFullDate } from '@careplus/core/calendar'
import type { ReactNode } from 'react'
import { Link } from 'wouter'
import { childrenCopy } from '../copy/children.th'
import { Checkbox } from '../ui/Checkbox'
import { Icon } from '../ui/Icon'
import { ShieldCheck } from '../ui/icons'
import { dayOf } from '../ui/growth/measuring'
import './family.css'

const copy = childrenCopy.consent

/** What is kept of a child's health, and who sees it; below it the question, or the answer that was given. */
export const ConsentText = ({ name, children }: { readonly name: string; readonly children: ReactNode }) => {
  const version = dayOf(consentVersions.child_health)
  return (
    <section className="family-consent" aria-label={copy.title(name)}>
      <h2>
        <Icon of={ShieldCheck} />
        {copy.title(name)}
      </h2>
      <p>{copy.text}</p>
      {children}
      {version !== null && (
        <Link href="/privacy-policy" className="family-consent__read">
          {copy.read(thaiFullDate(version))}
        </Link>
      )}
    </section>
  )
}

interface Props {
  /** `น้องมะลิ` */
  readonly name: string
  readonly ticked: boolean
  readonly onTick: (ticked: boolean) => void
  /** What happens without it, here. */
  readonly without: string
  readonly error?: string | undefined
}

/** That child's own consent: apart from everything else, and never ticked beforehand. */
export const ConsentBox = ({ name, ticked, onTick, without, error }: Props) => (
  <ConsentText name={name}>
    <div data-field="consent" className="family-consent__ask">
      <Checkbox checked={ticked} onChange={(event) => onTick(event.target.checked)} help={without} error={error}>
        {copy.agree(name)}
      </Checkbox>
    </div>
  </ConsentText>
)

import { consentVersions } from '@careplus/core/consents'
import { dayOf, thaiFullDate } from '@careplus/core/calendar'
import type { ReactNode } from 'react'
import { Link } from 'wouter'
import { familyCopy } from '../../copy/family.th'
import { consentTextHref } from './consentText'
import { Checkbox } from '../../ui/Checkbox'
import type { ChildYes } from '../children/childYes'
import { Icon } from '../../ui/Icon'
import { ShieldCheck } from '../../ui/icons'
import '../children/family.css'

const copy = familyCopy.consent

interface TextProps {
  readonly name: string
  readonly headingLevel?: 2 | 4
  readonly children: ReactNode
}

export const ConsentText = ({ name, headingLevel = 2, children }: TextProps) => {
  const version = dayOf(consentVersions.child_health)
  const Heading = `h${headingLevel}` as const
  return (
    <section className="family-consent" aria-label={copy.title(name)}>
      <Heading>
        <Icon of={ShieldCheck} />
        {copy.title(name)}
      </Heading>
      <p>{copy.text}</p>
      {children}
      {version !== null && (
        <Link href={consentTextHref('child_health')} className="family-consent__read">
          {copy.read(thaiFullDate(version))}
        </Link>
      )}
    </section>
  )
}

interface TicksProps {
  readonly name: string
  readonly yes: ChildYes
  readonly without: string
  readonly error?: string | undefined
}

/** The parent's consent, and from ten years on the child's own. */
export const ConsentTicks = ({ name, yes: { ticked, asksChild, tick }, without, error }: TicksProps) => (
  <div data-field="consent" className="family-consent__ask">
    <Checkbox
      checked={ticked.parent}
      onChange={(event) => tick({ parent: event.target.checked })}
      help={without}
      error={ticked.parent ? undefined : error}
    >
      {copy.agree(name)}
    </Checkbox>
    {asksChild && (
      <Checkbox
        checked={ticked.child}
        onChange={(event) => tick({ child: event.target.checked })}
        help={copy.childAgreesHelp}
        error={ticked.parent ? error : undefined}
      >
        {copy.childAgrees(name)}
      </Checkbox>
    )}
  </div>
)

/** Each child has a consent of its own, which is never ticked beforehand. */
export const ConsentBox = ({ headingLevel = 2, ...ticks }: Omit<TextProps, 'children'> & TicksProps) => (
  <ConsentText name={ticks.name} headingLevel={headingLevel}>
    <ConsentTicks {...ticks} />
  </ConsentText>
)

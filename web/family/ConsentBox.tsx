import { consentVersions } from '@careplus/core/consent'
import { thaiFullDate } from '@careplus/core/calendar'
import type { ReactNode } from 'react'
import { Link } from 'wouter'
import { familyCopy } from '../copy/family.th'
import { consentTextHref } from '../tracking/consentText'
import { Checkbox } from '../ui/Checkbox'
import { dayOf } from '../ui/growth/days'
import { Icon } from '../ui/Icon'
import { ShieldCheck } from '../ui/icons'
import './family.css'

const copy = familyCopy.consent

interface TextProps {
  /** `น้องมะลิ` */
  readonly name: string
  /** 4 inside a card that has a heading of its own. */
  readonly headingLevel?: 2 | 4
  readonly children: ReactNode
}

/** What is kept of a child's health, and who sees it; below it the question, or the answer that was given. */
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

interface Props extends Omit<TextProps, 'children'> {
  readonly ticked: boolean
  readonly onTick: (ticked: boolean) => void
  /** What happens without it, here. */
  readonly without: string
  readonly error?: string | undefined
}

/** That child's own consent: apart from everything else, and never ticked beforehand. */
export const ConsentBox = ({ ticked, onTick, without, error, ...text }: Props) => (
  <ConsentText {...text}>
    <div data-field="consent" className="family-consent__ask">
      <Checkbox checked={ticked} onChange={(event) => onTick(event.target.checked)} help={without} error={error}>
        {copy.agree(text.name)}
      </Checkbox>
    </div>
  </ConsentText>
)

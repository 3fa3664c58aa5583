import { consentVersions } from '@careplus/core/consent'
import { thaiFullDate, type IsoDate } from '@careplus/core/calendar'
import { Link } from 'wouter'
import { sessionCopy } from '../copy/session.th'
import { Card } from '../ui/Card'
import { Checkbox } from '../ui/Checkbox'
import type { Answers } from './answers'

const copy = sessionCopy.start
const version = copy.version(thaiFullDate(consentVersions.terms as IsoDate))

/** What everyone who joins is asked: the two things that are needed, and the two that are free. */
export const JoinTicks = ({
  answers,
  marketingHelp = copy.marketingHelp,
}: {
  readonly answers: Answers
  readonly marketingHelp?: string | undefined
}) => {
  const tick = (name: keyof Answers) => ({ name, defaultChecked: answers[name] })
  return (
    <>
      <fieldset className="session-consents">
        <legend>{copy.neededTitle}</legend>
        <Card>
          <Checkbox {...tick('adult')}>{copy.adult}</Checkbox>
          <Checkbox {...tick('accepted')} help={version}>
            {copy.accept} <Link href="/terms-and-conditions">{copy.terms}</Link> {copy.andRead}{' '}
            <Link href="/privacy-policy-new">{copy.privacy}</Link>
          </Checkbox>
        </Card>
      </fieldset>
      <fieldset className="session-consents">
        <legend>
          {copy.freeTitle} <span>{copy.freeNote}</span>
        </legend>
        <Card>
          <Checkbox {...tick('analytics')} help={copy.analyticsHelp}>
            {copy.analytics}
          </Checkbox>
          <Checkbox {...tick('marketing')} help={marketingHelp}>
            {copy.marketing}
          </Checkbox>
        </Card>
      </fieldset>
    </>
  )
}

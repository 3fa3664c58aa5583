import { consentVersions, freePurposes } from '@careplus/core/consents'
import { thaiFullDate, type IsoDate } from '@careplus/core/calendar'
import { Link } from 'wouter'
import { sessionCopy } from '../../copy/session.th'
import { ConsentTextLinks } from '../consents/ConsentTextLinks'
import { Card } from '../../ui/Card'
import { Checkbox } from '../../ui/Checkbox'
import type { Answers } from './joinAnswers'

const copy = sessionCopy.start
const versionOf = (purpose: 'terms' | 'privacy'): string =>
  copy.version(copy[purpose], thaiFullDate(consentVersions[purpose] as IsoDate))
const versions = `${versionOf('terms')} · ${versionOf('privacy')}`

export const JoinTicks = ({ answers }: { readonly answers: Answers }) => {
  const tick = (name: keyof Answers) => ({ name, defaultChecked: answers[name] })
  return (
    <>
      <fieldset className="session-consents">
        <legend>{copy.neededTitle}</legend>
        <Card>
          <Checkbox {...tick('adult')}>{copy.adult}</Checkbox>
          <Checkbox {...tick('accepted')} help={versions}>
            {copy.accept} <Link href="/terms-and-conditions">{copy.terms}</Link> {copy.andRead}{' '}
            <Link href="/privacy-policy-new">{copy.privacy}</Link>
          </Checkbox>
        </Card>
        <p className="consent-text-links">
          {copy.before}
          <Link href="/privacy-policy-announcement">{copy.changes}</Link>
        </p>
      </fieldset>
      <fieldset className="session-consents">
        <legend>
          {copy.freeTitle} <span>{copy.freeNote}</span>
        </legend>
        <Card>
          {freePurposes.map((purpose) => (
            <Checkbox key={purpose} {...tick(purpose)} help={copy[`${purpose}Help`]}>
              {copy[purpose]}
            </Checkbox>
          ))}
        </Card>
        <ConsentTextLinks purposes={freePurposes} />
      </fieldset>
    </>
  )
}

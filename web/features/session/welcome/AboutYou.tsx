import type { SessionUser } from '@careplus/core/ports'
import type { FirstStep } from '@careplus/core/reminders'
import { useState } from 'react'
import { Link, useLocation } from 'wouter'
import { useServices } from '../../../calls/useServices'
import { partnerCopy } from '../../../copy/partners.th'
import { sessionCopy } from '../../../copy/session.th'
import { InfoForm } from '../../../shared/account/InfoForm'
import { ChoiceCards } from '../../../ui/ChoiceCards'

const copy = sessionCopy.info

interface Props {
  readonly user: SessionUser
  /** null: not one of the first steps. */
  readonly step: FirstStep | null
}

/** Name and birth date, and whether a child is added now; all of it can be skipped. The steps are counted from the child's form on. */
export const AboutYou = ({ user, step }: Props) => {
  const { profile, random, clock, session } = useServices()
  const [, navigate] = useLocation()
  const [child, setChild] = useState<'now' | 'later'>('now')
  return (
    <>
      <InfoForm
        {...{ user, profile, random, clock }}
        submit={copy.submit}
        onSaved={(changed) => {
          session.memberChanged(changed)
          const toChild = step === 'child' ? '/children/add-information?first' : '/children/add-information'
          navigate(child === 'now' ? toChild : '/', { replace: true })
        }}
      >
        <ChoiceCards
          label={copy.childTitle}
          value={child}
          onChange={setChild}
          choices={[
            { value: 'now', label: copy.childNow, help: copy.childNowHelp },
            { value: 'later', label: copy.childLater, help: copy.childLaterHelp },
          ]}
        />
      </InfoForm>
      <p className="session-other">
        <Link href="/">{copy.skip}</Link>
      </p>
      <p className="session-other">
        <Link href="/add-partner">{partnerCopy.haveCode}</Link>
      </p>
    </>
  )
}

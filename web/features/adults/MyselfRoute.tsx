import type { AdultProfile } from '@careplus/core/adults'
import type { IsoDate } from '@careplus/core/calendar'
import { consentVersions } from '@careplus/core/consents'
import { useState } from 'react'
import { useLocation } from 'wouter'
import { useHealthServices } from '../../calls/useServices'
import { adultsCopy } from '../../copy/adults.th'
import { AdultsGate } from '../../shared/adults/AdultsGate'
import { MemoryOnly } from '../../shared/adults/MemoryOnly'
import { useSentForm } from '../../calls/form/useSentForm'
import { useSession } from '../../calls/session/useSession'
import { Checkbox } from '../../ui/Checkbox'
import { EmptyState } from '../../ui/EmptyState'
import { useToday } from '../../shared/growth/useToday'
import { LinkButton } from '../../ui/LinkButton'
import { useToast } from '../../ui/Toast'
import { AdultForm } from './AdultForm'
import { AdultTypedCodec, nobodyTyped } from './adultTyped'
import { ConsentText } from './ConsentText'

const copy = adultsCopy.form

const AddMyself = ({ today }: { readonly today: IsoDate }) => {
  const { adults, deviceAdults } = useHealthServices()
  const { user } = useSession()
  const [, navigate] = useLocation()
  const showToast = useToast()
  const { typed, busy, failure, change, send } = useSentForm('adult.myself', AdultTypedCodec, {
    ...nobodyTyped,
    relation: 'myself',
    name: user?.name ?? '',
  })
  const [agreed, setAgreed] = useState(false)
  const save = (profile: AdultProfile): void => {
    const place = agreed ? adults : deviceAdults
    const version = consentVersions.mobility
    send(
      { profile, agreed },
      (key) => place.create(profile, { version }, key),
      ({ id }) => {
        showToast({ text: copy.added(profile.name) })
        navigate(`/adults/${id}`, { replace: true })
      },
    )
  }
  return (
    <AdultForm {...{ typed, today, busy, failure }} asksRelation={false} onChange={change} onSubmit={save}>
      <ConsentText>
        <div className="family-consent__ask">
          <Checkbox
            checked={agreed}
            onChange={(event) => setAgreed(event.target.checked)}
            help={adultsCopy.consent.without}
          >
            {adultsCopy.consent.agree}
          </Checkbox>
        </div>
      </ConsentText>
      {!agreed && <MemoryOnly />}
    </AdultForm>
  )
}

const MyselfRoute = () => {
  const today = useToday()
  return (
    <AdultsGate shapes={['line', 'line', 'line', 'card']}>
      {({ adults }) => {
        const there = adults.find(({ adult }) => adult.relation === 'myself')
        if (there !== undefined)
          return (
            <EmptyState
              title={copy.alreadyTitle}
              action={<LinkButton href={`/adults/${there.adult.id}`}>{copy.already}</LinkButton>}
            >
              {copy.alreadyText}
            </EmptyState>
          )
        return today !== null && <AddMyself today={today} />
      }}
    </AdultsGate>
  )
}

export default MyselfRoute

import { relationWords } from '@careplus/core/adults'
import { thaiFullDate } from '@careplus/core/calendar'
import { useState } from 'react'
import { useLocation } from 'wouter'
import { usePageTitle } from '../../page/pageTitle'
import { dayText } from '../../shared/account/instants'
import { useHealthServices } from '../../calls/useServices'
import { adultsCopy } from '../../copy/adults.th'
import type { AdultView } from '../../shared/adults/useHousehold'
import { ChangedSince } from '../../shared/changes/ChangedSince'
import { ConfirmRemoval } from '../../shared/removal/ConfirmRemoval'
import { Card } from '../../ui/Card'
import { Icon } from '../../ui/Icon'
import { Pencil } from '../../ui/icons'
import { LinkButton } from '../../ui/LinkButton'
import { useToast } from '../../ui/Toast'
import { adultFieldWords } from './adultFieldWords'
import { typedOfAdult } from './adultTyped'
import { MyConsent } from './MyConsent'
import { PassageCard } from './PassageCard'
import { FactList } from '../../ui/FactList'

const copy = adultsCopy.facts

interface Props {
  readonly view: AdultView
  readonly onChanged: () => void
}

const Consent = ({ view: { adult, passage }, onChanged }: Props) => {
  if (passage !== null) return <PassageCard {...{ adult, passage, onChanged }} />
  if (adult.relation === 'myself') return <MyConsent adult={adult} onChanged={onChanged} />
  return (
    <Card tone="pandan" as="section" className="passage" label={copy.consent}>
      <h2>{copy.consent}</h2>
      {adult.consent_at !== null && <p>{adultsCopy.consent.othersSince(adult.name, dayText(adult.consent_at))}</p>}
      <p>{adultsCopy.consent.othersCan}</p>
    </Card>
  )
}

export const AdultFacts = ({ view, onChanged }: Props) => {
  const { adults, adultsHere } = useHealthServices()
  const [, navigate] = useLocation()
  const showToast = useToast()
  const { adult, checks, passage } = view
  const [seen] = useState(adult)
  const { form } = adultsCopy
  usePageTitle(copy.title(adult.name))
  const facts = [
    [form.name, adult.name],
    [copy.relation, relationWords[adult.relation]],
    [copy.born, thaiFullDate(adult.birthDate)],
    [copy.sex, form[adult.sex]],
    [form.weight, adult.weight === null ? copy.none : `${adult.weight}\u00A0${form.kg}`],
    [form.height, adult.height === null ? copy.none : `${adult.height}\u00A0${form.cm}`],
    [copy.kept, passage === null ? copy.account : copy.device],
  ] as const
  return (
    <div className="adult-facts">
      <Card as="section" label={copy.about}>
        <FactList className="adult-facts__list" facts={facts} />
        <div className="adult-facts__ways">
          <LinkButton
            tone="second"
            size="small"
            href={`/adults/edit-profile?of=${adult.id}`}
            icon={<Icon of={Pencil} size={20} />}
          >
            {copy.edit}
          </LinkButton>
          <LinkButton tone="second" size="small" href={`/adults/${adult.id}`}>
            {copy.toPage}
          </LinkButton>
        </div>
      </Card>
      <Consent {...{ view, onChanged }} />
      <ConfirmRemoval
        words={{
          label: copy.remove(adult.name),
          title: copy.removeTitle(adult.name),
          confirm: copy.remove(adult.name),
        }}
        remove={(key) => (passage === null ? adults : adultsHere).remove(adult.id, adult.version, key)}
        onRemoved={() => {
          showToast({ text: copy.removed(adult.name) })
          navigate('/adults', { replace: true })
        }}
        onStale={onChanged}
      >
        {copy.removeText(checks.length)}
        <ChangedSince before={typedOfAdult(seen)} now={typedOfAdult(adult)} words={adultFieldWords} />
      </ConfirmRemoval>
    </div>
  )
}

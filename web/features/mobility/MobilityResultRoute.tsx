import type { IsoDate } from '@careplus/core/calendar'
import type { MobilityCheck } from '@careplus/core/ports'
import { useState } from 'react'
import { useLocation, useSearch } from 'wouter'
import { useHealthServices } from '../../calls/useServices'
import { mobilityCopy } from '../../copy/mobility.th'
import { ChosenAdult } from '../../shared/adults/ChosenAdult'
import { MemoryOnly } from '../../shared/adults/MemoryOnly'
import type { AdultView } from '../../shared/adults/useHousehold'
import { ConfirmRemoval } from '../../shared/removal/ConfirmRemoval'
import { useSentForm } from '../../calls/form/useSentForm'
import { Button } from '../../ui/Button'
import { EmptyState } from '../../ui/EmptyState'
import { dateText } from '../../shared/growth/dateText'
import { Dock } from '../../shared/growth/Dock'
import { Icon } from '../../ui/Icon'
import { BookOpen } from '../../ui/icons'
import { LinkButton } from '../../ui/LinkButton'
import { useToast } from '../../ui/Toast'
import { FailureNote } from '../../shared/failure/FailureNote'
import { inputsOf, mobilityForm, MobilityTypedCodec, nothingTyped } from './mobilityTyped'
import { ResultView } from './ResultView'
import { useReportedCheck } from './useReportedCheck'
import './mobility.css'

const copy = mobilityCopy.result

const Sheet = ({ tone }: { readonly tone: 'primary' | 'second' }) => (
  <Button wide tone={tone} icon={<Icon of={BookOpen} size={20} />} onClick={() => print()}>
    {copy.sheet}
  </Button>
)

interface Props {
  readonly view: AdultView
  readonly today: IsoDate
  readonly of: string
  readonly onSaved: (check: MobilityCheck) => void
}

const NewResult = ({ view: { adult, passage }, today, of, onSaved }: Props) => {
  const { mobilityChecks, adultsHere } = useHealthServices()
  const showToast = useToast()
  const { typed, busy, failure, send } = useSentForm(mobilityForm(of), MobilityTypedCodec, nothingTyped)
  const inputs = inputsOf(typed, today, adult.sex)
  useReportedCheck(inputs !== null)
  if (inputs === null)
    return (
      <EmptyState
        title={copy.noneTitle}
        headingLevel={1}
        action={<LinkButton href={`/mobility/detail?of=${of}`}>{copy.none}</LinkButton>}
      >
        {copy.noneText}
      </EmptyState>
    )
  const isLocal = passage !== null
  const save = (): void => {
    const { sex: _, ...check } = inputs
    const add = isLocal ? adultsHere.addCheck : mobilityChecks.add
    send(
      { check, here: isLocal },
      (key) => add(adult.id, check, key),
      (saved) => {
        showToast({ text: isLocal ? copy.savedHere : copy.savedAccount })
        onSaved(saved)
      },
    )
  }
  return (
    <ResultView {...{ adult, inputs, today }} editHref={(step) => `/mobility/detail?of=${of}&step=${step}`}>
      {isLocal && <p className="small second">{copy.hereOnly}</p>}
      {isLocal && <MemoryOnly />}
      <FailureNote failure={failure} />
      <Dock>
        <Button wide busy={busy} busyLabel={copy.saving} onClick={save}>
          {isLocal ? copy.saveHere : copy.saveAccount}
        </Button>
        <Sheet tone="second" />
      </Dock>
    </ResultView>
  )
}

interface SavedResultProps {
  readonly view: AdultView
  readonly today: IsoDate
  readonly check: MobilityCheck
}

const SavedResult = ({ view: { adult, passage }, today, check }: SavedResultProps) => {
  const { mobilityChecks, adultsHere } = useHealthServices()
  const [, navigate] = useLocation()
  const showToast = useToast()
  const remove = passage === null ? mobilityChecks.remove : adultsHere.removeCheck
  return (
    <ResultView {...{ adult, today }} inputs={check} editHref={null}>
      {passage !== null && <MemoryOnly />}
      <LinkButton tone="ghost" size="small" href={`/adults/${adult.id}`}>
        {copy.toAdult(adult.name)}
      </LinkButton>
      <ConfirmRemoval
        words={{
          label: copy.remove,
          title: copy.removeTitle(dateText(check.date)),
          confirm: copy.removeYes,
        }}
        remove={(key) => remove(adult.id, check.id, key)}
        onRemoved={() => {
          showToast({ text: copy.removed })
          navigate(`/adults/${adult.id}`, { replace: true })
        }}
      >
        {copy.removeText}
      </ConfirmRemoval>
      <Dock>
        <Sheet tone="primary" />
      </Dock>
    </ResultView>
  )
}

const MobilityResultRoute = () => {
  const [, navigate] = useLocation()
  const asked = new URLSearchParams(useSearch()).get('check')
  const [saved, setSaved] = useState<MobilityCheck | null>(null)
  return (
    <ChosenAdult path="/mobility/result" shapes={['title', 'card', 'card']} headingLevel={1}>
      {({ view, of, today, reload }) => {
        const check = asked === null ? undefined : [saved, ...view.checks].find((each) => each?.id === asked)
        if (check !== undefined && check !== null) return <SavedResult {...{ view, today, check }} />
        return (
          <NewResult
            {...{ view, today, of }}
            onSaved={(made) => {
              setSaved(made)
              reload()
              navigate(`/mobility/result?of=${of}&check=${made.id}`, { replace: true })
            }}
          />
        )
      }}
    </ChosenAdult>
  )
}

export default MobilityResultRoute

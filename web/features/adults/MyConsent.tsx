import type { Adult, Consent } from '@careplus/core/ports'
import { useMemo, useState } from 'react'
import { useLocation } from 'wouter'
import { dayText } from '../../shared/account/instants'
import { useServices } from '../../calls/useServices'
import { adultsCopy } from '../../copy/adults.th'
import { FailureNote } from '../../shared/failure/FailureNote'
import { OlderButton } from '../../shared/list/OlderButton'
import { useParts, type OlderParts } from '../../calls/parts'
import { clearMemberCache } from '../../calls/remote'
import { useSending } from '../../calls/useSending'
import { Button } from '../../ui/Button'
import { ConfirmDialog } from '../../ui/ConfirmDialog'
import { fullDateText } from '../../shared/growth/dateText'
import { useToast } from '../../ui/Toast'
import { ConsentText } from './ConsentText'

const copy = adultsCopy.consent

const lineKey = ({ granted, recorded_at }: Consent): string => recorded_at + String(granted)

interface HistoryProps {
  readonly rows: ReadonlyArray<Consent>
  readonly older: OlderParts
}

const History = ({ rows, older }: HistoryProps) => (
  <>
    <h3>{copy.history}</h3>
    <ul className="adult-consents">
      {rows.map((row) => (
        <li key={lineKey(row)}>
          <strong>{row.granted ? copy.granted : copy.refused}</strong>
          <span>{copy.line(dayText(row.recorded_at), fullDateText(row.version))}</span>
        </li>
      ))}
    </ul>
    <OlderButton of={older} />
  </>
)

export const MyConsent = ({ adult, onChanged }: { readonly adult: Adult; readonly onChanged: () => void }) => {
  const { random, changeConsent, consents } = useServices()
  const [, navigate] = useLocation()
  const showToast = useToast()
  const [asks, setAsks] = useState(false)
  const { busy, failure, run } = useSending()
  const read = useMemo(() => (from: string | null) => consents.list('mobility', from), [consents])
  const { list: history, older } = useParts<Consent>('consents.mobility', read, lineKey)
  const withdraw = (): void => {
    const key = random.uuid()
    run(
      () => changeConsent({ purpose: 'mobility', childId: null, granted: false }, key),
      () => {
        setAsks(false)
        clearMemberCache()
        showToast({ text: copy.withdrawn })
        onChanged()
        navigate('/adults', { replace: true })
      },
    )
  }
  return (
    <ConsentText>
      {adult.consent_at !== null && <p>{copy.since(dayText(adult.consent_at))}</p>}
      {history._tag === 'ready' && history.value.length > 0 && <History rows={history.value} older={older} />}
      <Button tone="ghost" size="small" className="family-remove" onClick={() => setAsks(true)}>
        {copy.withdraw}
      </Button>
      <ConfirmDialog
        open={asks}
        onClose={() => setAsks(false)}
        title={copy.withdrawTitle}
        busy={busy}
        confirm={copy.withdrawYes}
        keep={copy.keep}
        onConfirm={withdraw}
      >
        {copy.withdrawText}
        <FailureNote failure={failure} />
      </ConfirmDialog>
    </ConsentText>
  )
}

import { thaiDate, todayInBangkok } from '@careplus/core/calendar'
import type { MyPrize } from '@careplus/core/ports'
import { useMemo, useState } from 'react'
import { AddressWords } from '../../../shared/addresses/AddressWords'
import { useRewardsServices, useServices } from '../../../calls/useServices'
import { prizeCopy as copy } from '../../../copy/prize.th'
import { loyaltyCopy } from '../../../copy/loyalty.th'
import { FailureNote } from '../../../shared/failure/FailureNote'
import { clearMemberCache, useRemote } from '../../../calls/remote'
import { useQuestion } from '../../../calls/useSending'
import { Button } from '../../../ui/Button'
import { Card } from '../../../ui/Card'
import { Dialog } from '../../../ui/Dialog'
import { ErrorState } from '../../../ui/ErrorState'
import { Skeleton } from '../../../ui/Skeleton'
import { useToast } from '../../../ui/Toast'
import { PrizeForm } from './PrizeForm'

interface Props {
  readonly id: string
  readonly onChanged: () => void
}

const Decline = ({ id, onChanged }: Props) => {
  const { random } = useServices()
  const { prizes } = useRewardsServices()
  const showToast = useToast()
  const { busy, failure, run, asks, ask, close } = useQuestion()
  const confirm = (): void => {
    const key = random.uuid()
    run(
      () => prizes.decline(id, key),
      () => {
        clearMemberCache()
        close()
        showToast({ text: copy.decline.done })
        onChanged()
      },
    )
  }
  return (
    <>
      <Button tone="ghost" size="small" onClick={ask}>
        {copy.decline.open}
      </Button>
      <Dialog
        open={asks}
        onClose={close}
        title={copy.decline.title}
        alert
        actions={
          <>
            <Button wide busy={busy} busyLabel={copy.sending} onClick={confirm}>
              {copy.decline.confirm}
            </Button>
            <Button tone="second" wide onClick={close}>
              {copy.decline.back}
            </Button>
          </>
        }
      >
        <p>{copy.decline.text}</p>
        <FailureNote failure={failure} textOf={() => copy.failed} />
      </Dialog>
    </>
  )
}

const Claimed = ({
  prize: { claim, delivered_at },
  onChange,
}: {
  readonly prize: MyPrize
  readonly onChange: () => void
}) =>
  claim === null ? null : (
    <>
      <h3>{copy.claimed.title}</h3>
      <p>
        {delivered_at === null
          ? copy.claimed.text
          : copy.claimed.delivered(thaiDate(todayInBangkok(Date.parse(delivered_at))))}
      </p>
      <p className="second small">
        {claim.name} · {claim.number === null ? copy.claimed.deleted : copy.claimed.number(claim.number)}
      </p>
      <AddressWords address={claim.address} />
      {delivered_at === null && (
        <Button tone="second" size="small" onClick={onChange}>
          {copy.claimed.change}
        </Button>
      )}
    </>
  )

const PrizeCard = ({ id, onChanged }: Props) => {
  const { prizes } = useRewardsServices()
  const showToast = useToast()
  const [read, retry] = useRemote(
    `prize ${id}`,
    useMemo(() => () => prizes.mine(id), [prizes, id]),
  )
  const [changes, setChanges] = useState(false)
  if (read._tag === 'loading') return <Skeleton shapes={['card']} label={copy.reading} />
  if (read._tag === 'failed')
    return (
      <ErrorState title={loyaltyCopy.readFailed.title} onRetry={retry}>
        {loyaltyCopy.readFailed[read.failure._tag]}
      </ErrorState>
    )
  const prize = read.value
  if (prize === null) return <p>{copy.contact}</p>
  const claims = prize.claim === null || changes
  return (
    <Card tone="plain" className="draw-prize">
      {claims && prize.delivered_at === null ? (
        <>
          <h3>{copy.title}</h3>
          <p className="second small">{copy.until(thaiDate(prize.claim_to))}</p>
          <PrizeForm
            id={id}
            prize={prize}
            onClaimed={() => {
              clearMemberCache()
              setChanges(false)
              showToast({ text: copy.sent })
              retry()
            }}
          />
        </>
      ) : (
        <Claimed prize={prize} onChange={() => setChanges(true)} />
      )}
      {prize.delivered_at === null && <Decline id={id} onChanged={onChanged} />}
    </Card>
  )
}

export default PrizeCard

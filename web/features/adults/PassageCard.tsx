import { ownConfirmationWords } from '@careplus/core/adults'
import type { Adult, AdultPassage, CallFailure } from '@careplus/core/ports'
import { useLocation } from 'wouter'
import { useHealthServices } from '../../calls/useServices'
import { adultsCopy } from '../../copy/adults.th'
import { FailureNote } from '../../shared/failure/FailureNote'
import { clearMemberCache } from '../../calls/remote'
import { usePolled } from '../../calls/usePolled'
import { useSending } from '../../calls/useSending'
import { dayText } from '../../shared/account/instants'
import { Button } from '../../ui/Button'
import { Card } from '../../ui/Card'
import { useToast } from '../../ui/Toast'
import { ConsentText } from './ConsentText'
import { ShareConfirmLink } from './ShareConfirmLink'

const copy = adultsCopy.ask

/** Each poll counts towards the limit of that question. */
const pollIntervalMs = 15_000

const failedText = (failure: CallFailure): string =>
  failure._tag === 'NetworkError' ? copy.failed.offline : copy.failed.other

interface Props {
  readonly adult: Adult
  readonly passage: AdultPassage
  readonly onChanged: () => void
}

const Mine = ({ adult, onChanged }: Omit<Props, 'passage'>) => {
  const { adultsHere } = useHealthServices()
  const [, navigate] = useLocation()
  const showToast = useToast()
  const { busy, failure, run } = useSending()
  const move = (): void =>
    run(
      () => adultsHere.agreeForMyself(adult.id),
      (moved) => {
        clearMemberCache()
        showToast({ text: adultsCopy.consent.moved })
        if (moved._tag === 'moved') navigate(`/adults/${moved.accountId}`, { replace: true })
        else onChanged()
      },
    )
  return (
    <ConsentText>
      <p>{adultsCopy.consent.hereText}</p>
      <FailureNote failure={failure} textOf={failedText} />
      <Button tone="outline" size="small" busy={busy} busyLabel={adultsCopy.consent.moving} onClick={move}>
        {adultsCopy.consent.move}
      </Button>
    </ConsentText>
  )
}

const Others = ({ adult: { id, name }, passage: { question }, onChanged }: Props) => {
  const { adultsHere } = useHealthServices()
  const { busy, failure, run } = useSending()
  const state = question?.state ?? null
  usePolled(state === 'open', onChanged, pollIntervalMs)
  const ask = (): void => run(() => adultsHere.ask(id), onChanged)
  const askButton = (label: string) => (
    <>
      <FailureNote failure={failure} textOf={failedText} />
      <Button tone="outline" size="small" busy={busy} busyLabel={copy.asking} onClick={ask}>
        {label}
      </Button>
    </>
  )
  if (question === null || state === null)
    return (
      <Card tone="pandan" as="section" className="passage">
        <h2>{copy.title}</h2>
        <p>{ownConfirmationWords}</p>
        {askButton(copy.ask(name))}
      </Card>
    )
  switch (state) {
    case 'open':
      return (
        <Card tone="pandan" as="section" className="passage">
          <h2>{copy.openTitle(name)}</h2>
          <p>{copy.until(dayText(question.asked_at), dayText(question.expires_at))}</p>
          <p>{copy.moves}</p>
          <ShareConfirmLink secret={question.secret} />
        </Card>
      )
    case 'agreed':
    case 'used':
      return (
        <Card tone="pandan" as="section" className="passage">
          <div role="status">
            <h2>{copy.movingTitle(name)}</h2>
            <p>{copy.moving}</p>
          </div>
          <Button tone="outline" size="small" onClick={onChanged}>
            {copy.retry}
          </Button>
        </Card>
      )
    case 'refused':
    case 'expired':
    case 'gone':
      return (
        <Card tone="sunk" as="section" className="passage">
          <div role="status">
            <h2>{state === 'refused' ? copy.refusedTitle(name) : copy.expiredTitle}</h2>
            <p>{state === 'refused' ? copy.refused : copy.expired}</p>
          </div>
          {askButton(copy.again)}
        </Card>
      )
  }
}

export const PassageCard = (props: Props) =>
  props.adult.relation === 'myself' ? <Mine {...props} /> : <Others {...props} />

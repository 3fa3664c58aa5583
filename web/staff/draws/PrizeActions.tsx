import { addressLines } from '@careplus/core/addresses'
import { recipientLine } from '@careplus/core/internal/addresses'
import { bahtOfSatang } from '@careplus/core/loyalty'
import { useState } from 'react'
import { staffCalls, type PrizeClaim, type StaffDraw } from '../../composition/staff'
import { staffDrawsCopy } from '../../copy/staffDraws.th'
import { staffWinnersCopy as copy } from '../../copy/staffWinners.th'
import { Button } from '../../ui/Button'
import { ConfirmAction } from '../ConfirmAction'
import { Fact } from '../FactCard'
import { usePermissions } from '../Permitted'
import { useAction } from '../useAction'

type Winner = StaffDraw['winners'][number]

const Shown = ({ claim }: { readonly claim: PrizeClaim }) => (
  <dl className="staff-facts">
    <Fact word={copy.claim.name}>{claim.name}</Fact>
    <Fact word={copy.claim.documents[claim.document]}>{claim.number ?? copy.claim.deleted}</Fact>
    {claim.tax_satang > 0 && <Fact word={copy.claim.tax}>{copy.claim.baht(bahtOfSatang(claim.tax_satang))}</Fact>}
    <Fact word={copy.claim.address}>{[recipientLine(claim.address), ...addressLines(claim.address)].join(' ')}</Fact>
  </dl>
)

interface Props {
  readonly item: string
  readonly winner: Winner
  readonly onDone: () => void
}

export const PrizeActions = ({ item, winner: { place, claimed, delivered_at, standing }, onDone }: Props) => {
  const isPermitted = usePermissions()
  const looking = useAction('claim')
  const delivering = useAction(`deliver.${item}.${place}`)
  const [claim, setClaim] = useState<PrizeClaim | null>(null)
  const [asked, setAsked] = useState(false)
  const given = { params: { item_id: item }, body: { place } }
  if (standing !== 'winner') return null
  return (
    <div className="staff-contact">
      {claim !== null && <Shown claim={claim} />}
      {claimed && claim === null && isPermitted('claims.read') && (
        <Button
          tone="second"
          size="small"
          busy={looking.busy}
          aria-label={`${copy.claim.look} ${staffDrawsCopy.place(place)}`}
          onClick={() => looking.run(place, () => staffCalls.lookAtPrizeClaim(given), setClaim)}
        >
          {copy.claim.look}
        </Button>
      )}
      {looking.refusal !== null && (
        <p className="small" role="alert">
          {looking.refusal}
        </p>
      )}
      {delivered_at !== null ? (
        <span className="second small">{copy.claim.delivered}</span>
      ) : isPermitted('prizes.deliver') ? (
        <Button
          tone="second"
          size="small"
          aria-label={`${copy.claim.deliver} ${staffDrawsCopy.place(place)}`}
          onClick={() => setAsked(true)}
        >
          {copy.claim.deliver}
        </Button>
      ) : null}
      <ConfirmAction
        open={asked}
        title={copy.claim.deliver}
        confirm={copy.claim.deliver}
        tone="primary"
        action={delivering}
        onConfirm={() =>
          delivering.run(
            place,
            (key) => staffCalls.deliverPrize({ ...given, key }),
            () => {
              setAsked(false)
              onDone()
            },
          )
        }
        onClose={() => setAsked(false)}
      >
        {claimed ? copy.claim.deliverText : copy.claim.unclaimed}
      </ConfirmAction>
    </div>
  )
}

import type { BillUnderWay, BillWish } from '@careplus/core/loyalty-bills'
import { useState } from 'react'
import { useOnline } from '../../../page/connection'
import { uploadBillCopy } from '../../../copy/uploadBill.th'
import { Button } from '../../../ui/Button'
import { Card } from '../../../ui/Card'
import { ConfirmDialog } from '../../../ui/ConfirmDialog'
import { LinkButton } from '../../../ui/LinkButton'
import { Tag } from '../../../ui/Tag'
import { historyPath } from '../../../shared/loyalty/paths'
import { SentPictures } from '../../../shared/pictures/SentPictures'
import { useHeadingFocus } from './useHeadingFocus'
import { factsOf, appearanceOf, sentenceOf, sharesOf, toneOf, type BillAppearance } from './billWords'

const copy = uploadBillCopy.waiting

interface Props {
  readonly pendingBill: BillUnderWay
  readonly onIntent: (intent: BillWish) => void
  readonly onRepair: () => void
  readonly onPutAway: () => void
  readonly formTaken: boolean
}

type MainAction = { readonly word: string; readonly press: () => void }

const mainActionOf = (appearance: BillAppearance, { pendingBill, onIntent, onRepair }: Props): MainAction | null => {
  switch (appearance) {
    case 'busy':
      return { word: copy.pause, press: () => onIntent('pause.requested') }
    case 'waiting':
      return pendingBill.upload.context.notBefore !== null
        ? null
        : { word: copy.retry, press: () => onIntent('retry.requested') }
    case 'paused':
      return { word: copy.resume, press: () => onIntent('resume.requested') }
    case 'needsRepair':
      return { word: copy.repair, press: onRepair }
    case 'sent':
      return null
  }
}

const removable: Readonly<Record<BillAppearance, boolean>> = {
  busy: false,
  waiting: true,
  paused: true,
  needsRepair: true,
  sent: false,
}

export const BillCard = (props: Props) => {
  const { pendingBill, onPutAway, formTaken } = props
  const [asked, setAsked] = useState<'remove' | 'repair' | null>(null)
  const online = useOnline()
  const appearance = appearanceOf(pendingBill)
  const close = (): void => setAsked(null)
  const onRepair = (): void => (formTaken ? setAsked('repair') : props.onRepair())
  const mainAction = mainActionOf(appearance, { ...props, onRepair })
  const { heading, ways } = useHeadingFocus()
  return (
    <Card as="li" className="bill-card">
      <div className="bill-card__head">
        <h3 ref={heading} tabIndex={-1}>
          {pendingBill.kept.shopTitle}
        </h3>
        <Tag tone={toneOf[appearance]}>{copy.state[appearance]}</Tag>
      </div>
      <p className="bill-card__facts">
        {factsOf(pendingBill)} <span className="nowrap">{copy.receipt(pendingBill.kept.bill.receipt_number)}</span>
      </p>
      <SentPictures
        pictures={pendingBill.kept.pictures}
        shares={sharesOf(pendingBill)}
        nameOf={uploadBillCopy.pictures.one}
      />
      <p role={appearance === 'busy' ? undefined : 'status'}>{sentenceOf(pendingBill, online)}</p>
      <div className="wrap bill-card__ways" {...ways}>
        {mainAction !== null && (
          <Button tone="second" size="small" onClick={mainAction.press}>
            {mainAction.word}
          </Button>
        )}
        {appearance === 'sent' && (
          <>
            <LinkButton href={historyPath} tone="second" size="small">
              {copy.history}
            </LinkButton>
            <Button tone="ghost" size="small" onClick={onPutAway}>
              {copy.putAway}
            </Button>
          </>
        )}
        {removable[appearance] && (
          <Button tone="ghost" size="small" onClick={() => setAsked('remove')}>
            {copy.remove}
          </Button>
        )}
      </div>
      <ConfirmDialog
        open={asked !== null}
        onClose={close}
        {...(asked === 'repair'
          ? { title: copy.repairTitle, tone: 'primary', confirm: copy.repairConfirm, keep: copy.repairKeep }
          : { title: copy.removeTitle, confirm: copy.removeConfirm, keep: copy.removeKeep })}
        onConfirm={asked === 'repair' ? props.onRepair : onPutAway}
      >
        <p>{asked === 'repair' ? copy.repairText : copy.removeText}</p>
      </ConfirmDialog>
    </Card>
  )
}

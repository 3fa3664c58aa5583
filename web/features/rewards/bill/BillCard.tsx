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
  readonly underWay: BillUnderWay
  readonly onWish: (wish: BillWish) => void
  readonly onRepair: () => void
  readonly onPutAway: () => void
  /** The form is not empty, so a bill cannot be taken back into it. */
  readonly formTaken: boolean
}

type Way = { readonly word: string; readonly press: () => void }

const mainWay = (look: BillAppearance, { underWay, onWish, onRepair }: Props): Way | null => {
  switch (look) {
    case 'busy':
      return { word: copy.pause, press: () => onWish('pause.requested') }
    case 'waiting':
      return underWay.upload.context.notBefore !== null
        ? null
        : { word: copy.retry, press: () => onWish('retry.requested') }
    case 'paused':
      return { word: copy.resume, press: () => onWish('resume.requested') }
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

/** A bill of this device on its way into the account: its state, and what can be done. */
export const BillCard = (props: Props) => {
  const { underWay, onPutAway, formTaken } = props
  const [asked, setAsked] = useState<'remove' | 'repair' | null>(null)
  const online = useOnline()
  const look = appearanceOf(underWay)
  const close = (): void => setAsked(null)
  const onRepair = (): void => (formTaken ? setAsked('repair') : props.onRepair())
  const way = mainWay(look, { ...props, onRepair })
  const { heading, ways } = useHeadingFocus()
  return (
    <Card as="li" className="bill-card">
      <div className="bill-card__head">
        <h3 ref={heading} tabIndex={-1}>
          {underWay.kept.shopTitle}
        </h3>
        <Tag tone={toneOf[look]}>{copy.state[look]}</Tag>
      </div>
      <p className="bill-card__facts">
        {factsOf(underWay)} <span className="nowrap">{copy.receipt(underWay.kept.bill.receipt_number)}</span>
      </p>
      <SentPictures
        pictures={underWay.kept.pictures}
        shares={sharesOf(underWay)}
        nameOf={uploadBillCopy.pictures.one}
      />
      {/* The pictures' own bars show the progress. */}
      <p role={look === 'busy' ? undefined : 'status'}>{sentenceOf(underWay, online)}</p>
      <div className="wrap bill-card__ways" {...ways}>
        {way !== null && (
          <Button tone="second" size="small" onClick={way.press}>
            {way.word}
          </Button>
        )}
        {look === 'sent' && (
          <>
            <LinkButton href={historyPath} tone="second" size="small">
              {copy.history}
            </LinkButton>
            <Button tone="ghost" size="small" onClick={onPutAway}>
              {copy.putAway}
            </Button>
          </>
        )}
        {removable[look] && (
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

import { isSettled } from '@careplus/core/call'
import type { CallFailure, SavedAddress } from '@careplus/core/ports'
import { useState } from 'react'
import { Link } from 'wouter'
import { useRewardsServices, useServices } from '../../../calls/useServices'
import { addressCopy, addressFailedText } from '../../../copy/addresses.th'
import { FailureNote } from '../../../shared/failure/FailureNote'
import { clearMemberCache } from '../../../calls/remote'
import { ChangedSince } from '../../../shared/changes/ChangedSince'
import { ConfirmRemoval } from '../../../shared/removal/ConfirmRemoval'
import { useSending } from '../../../calls/useSending'
import { Button } from '../../../ui/Button'
import { Card } from '../../../ui/Card'
import { Icon } from '../../../ui/Icon'
import { Check, Pencil } from '../../../ui/icons'
import { Tag } from '../../../ui/Tag'
import { useToast } from '../../../ui/Toast'
import { VisuallyHidden } from '../../../ui/VisuallyHidden'
import { AddressWords } from '../../../shared/addresses/AddressWords'
import { typedOfAddress } from '../../../shared/addresses/addressTyped'
import { addressFieldWords } from './addressFieldWords'

const copy = addressCopy.book

interface Props {
  readonly address: SavedAddress
  readonly editHref: string
  readonly onChanged: () => void
}

const MakeMain = ({ address, of, onChanged }: Omit<Props, 'editHref'> & { readonly of: string }) => {
  const { random } = useServices()
  const { addresses } = useRewardsServices()
  const showToast = useToast()
  const { busy, failure, run } = useSending()
  const make = (): void => {
    // A new key for each press: another address may have become the main one since an earlier press.
    const readAnewIfRefused = (refused: CallFailure): void => {
      if (!isSettled(refused)) return
      clearMemberCache()
      onChanged()
    }
    const key = random.uuid()
    run(
      () => addresses.change(address.id, { is_default: true }, address.version, key),
      () => {
        clearMemberCache()
        showToast({ text: copy.mainChanged })
        onChanged()
      },
      readAnewIfRefused,
    )
  }
  return (
    <>
      <Button tone="ghost" size="small" busy={busy} busyLabel={copy.makingMain} onClick={make}>
        {copy.makeMain}
        <VisuallyHidden> {of}</VisuallyHidden>
      </Button>
      <FailureNote failure={failure} textOf={addressFailedText} />
    </>
  )
}

export const AddressCard = ({ address, editHref, onChanged }: Props) => {
  const { addresses } = useRewardsServices()
  const showToast = useToast()
  const [seen] = useState(address)
  const of = copy.of(address.recipient, address.house)
  return (
    <Card as="li" className="address-card">
      <AddressWords address={address} />
      {address.is_default && (
        <Tag tone="pandan" icon={<Icon of={Check} size={16} />}>
          {copy.main}
        </Tag>
      )}
      <div className="address-card__deeds">
        <Link href={editHref} className="ui-button ui-button--ghost ui-button--small">
          <span className="ui-button__face">
            <Icon of={Pencil} size={20} />
            <span>
              {copy.edit}
              <VisuallyHidden> {of}</VisuallyHidden>
            </span>
          </span>
        </Link>
        <ConfirmRemoval
          words={copy.remove}
          of={of}
          remove={(key) => addresses.remove(address.id, address.version, key)}
          onRemoved={() => {
            showToast({ text: copy.removed })
            onChanged()
          }}
          onStale={onChanged}
        >
          <p className="address-card__which">{of}</p>
          {copy.removeText}
          <ChangedSince before={typedOfAddress(seen)} now={typedOfAddress(address)} words={addressFieldWords} />
        </ConfirmRemoval>
        {!address.is_default && <MakeMain {...{ address, of, onChanged }} />}
      </div>
    </Card>
  )
}

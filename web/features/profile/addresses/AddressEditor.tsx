import type { IdempotencyKey, PostalAddress, SavedAddress } from '@careplus/core/ports'
import { useState } from 'react'
import { useRewardsServices } from '../../../calls/useServices'
import { addressCopy } from '../../../copy/addresses.th'
import { changedFields } from '../../../calls/form/changeDraft'
import { useSentChange } from '../../../calls/form/useSentChange'
import { Button } from '../../../ui/Button'
import { Checkbox } from '../../../ui/Checkbox'
import { useToast } from '../../../ui/Toast'
import { Meanwhile } from '../../../shared/changes/Meanwhile'
import { AddressForm } from '../../../shared/addresses/AddressForm'
import {
  addressOfTyped,
  AddressTypedCodec,
  noAddressTyped,
  typedOfAddress,
} from '../../../shared/addresses/addressTyped'
import { addressFieldWords } from './addressFieldWords'

const copy = addressCopy.form

export interface AddressEditorProps {
  /** null: a new address. */
  readonly address: SavedAddress | null
  /** Whether the form asks if this is the main address: the first one always is, and the main one stays it. */
  readonly asksMain: boolean
  readonly onSaved: (address: SavedAddress) => void
  readonly reload: () => void
}

export const AddressEditor = ({ address, asksMain, onSaved, reload }: AddressEditorProps) => {
  const { addresses } = useRewardsServices()
  const showToast = useToast()
  const name = `address.${address?.id ?? 'new'}`
  const initial = address === null ? noAddressTyped : typedOfAddress(address)
  const standing = { version: address?.version ?? 0, typed: initial }
  const { typed, held, busy, failure, change, changed, send } = useSentChange(name, AddressTypedCodec, standing, reload)
  const [main, setMain] = useState(false)

  const save = (typedAddress: PostalAddress): void => {
    const { version } = held.base
    const part = changedFields(addressOfTyped(held.base.typed) ?? {}, typedAddress)
    const body =
      address === null ? { ...typedAddress, is_default: main } : { ...part, ...(main ? { is_default: true } : {}) }
    const task = (key: IdempotencyKey) =>
      address === null
        ? addresses.add({ ...typedAddress, is_default: main }, key)
        : addresses.change(address.id, body, version, key)
    send({ version, ...body }, task, (saved) => {
      showToast({ text: address === null ? addressCopy.book.added : addressCopy.book.changed })
      onSaved(saved)
    })
  }
  return (
    <AddressForm
      {...{ typed, busy, failure }}
      placesOf={addresses.placesOf}
      onChange={change}
      onSubmit={save}
      actions={
        <Button type="submit" wide busy={busy} busyLabel={copy.busy}>
          {copy.save}
        </Button>
      }
    >
      <Meanwhile held={held} words={addressFieldWords} onTake={change} />
      {asksMain && (
        <Checkbox
          checked={main}
          onChange={(event) => {
            changed()
            setMain(event.target.checked)
          }}
          help={copy.mainHelp}
        >
          {copy.main}
        </Checkbox>
      )}
    </AddressForm>
  )
}

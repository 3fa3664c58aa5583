import type { IdempotencyKey, PostalAddress, SavedAddress } from '@careplus/core/ports'
import { useState } from 'react'
import { useRewardsServices } from '../../../calls/useServices'
import { addressCopy } from '../../../copy/addresses.th'
import { useSentForm } from '../../../calls/form/useSentForm'
import { Button } from '../../../ui/Button'
import { Checkbox } from '../../../ui/Checkbox'
import { useToast } from '../../../ui/Toast'
import { AddressForm } from '../../../shared/addresses/AddressForm'
import { AddressTypedCodec, noAddressTyped, typedOfAddress } from '../../../shared/addresses/addressTyped'

const copy = addressCopy.form

export interface AddressEditorProps {
  /** null: a new address. */
  readonly address: SavedAddress | null
  /** Whether the form asks if this is the main address: the first one always is, and the main one stays it. */
  readonly asksMain: boolean
  readonly onSaved: (address: SavedAddress) => void
}

/** Adds or changes an address. The typed text is stored on the device until the address is saved. */
export const AddressEditor = ({ address, asksMain, onSaved }: AddressEditorProps) => {
  const { addresses } = useRewardsServices()
  const showToast = useToast()
  const name = `address.${address?.id ?? 'new'}`
  const initial = address === null ? noAddressTyped : typedOfAddress(address)
  const { typed, busy, failure, change, changed, send } = useSentForm(name, AddressTypedCodec, initial)
  const [main, setMain] = useState(false)

  const save = (told: PostalAddress): void => {
    const body = { ...told, is_default: main || address?.is_default === true }
    const task = (key: IdempotencyKey) =>
      address === null ? addresses.add(body, key) : addresses.change(address.id, body, key)
    send(body, task, (saved) => {
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

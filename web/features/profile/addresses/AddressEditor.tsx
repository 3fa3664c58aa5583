import type { PostalAddress, SavedAddress } from '@careplus/core/ports'
import { useState } from 'react'
import { useRewardsServices, useServices } from '../../../calls/useServices'
import { addressCopy } from '../../../copy/address.th'
import { forgetKept } from '../../../calls/remote'
import { useAttempts, useKeptForm } from '../../../calls/form/useKeptForm'
import { useSending } from '../../../calls/useSending'
import { Button } from '../../../ui/Button'
import { Checkbox } from '../../../ui/Checkbox'
import { useToast } from '../../../ui/Toast'
import { AddressForm } from '../../../shared/addresses/AddressForm'
import { AddressTypedCodec, noAddressTyped, typedOfAddress } from '../../../shared/addresses/addressTyped'

const copy = addressCopy.form

export interface AddressEditorProps {
  /** null: a new one. */
  readonly address: SavedAddress | null
  /** Whether the member may say that it is the main one: the first one is anyhow, and the main one stays it. */
  readonly asksMain: boolean
  readonly onSaved: (address: SavedAddress) => void
}

/** Adds an address, or changes one; what is typed is kept until it is saved. */
export const AddressEditor = ({ address, asksMain, onSaved }: AddressEditorProps) => {
  const { random } = useServices()
  const { addresses } = useRewardsServices()
  const showToast = useToast()
  const name = `address.${address?.id ?? 'new'}`
  const initial = address === null ? noAddressTyped : typedOfAddress(address)
  const { typed, change, done } = useKeptForm(name, AddressTypedCodec, initial)
  const attempts = useAttempts(name, random.uuid)
  const { busy, failure, run, changed } = useSending()
  const [main, setMain] = useState(false)

  const save = (told: PostalAddress): void => {
    const body = { ...told, is_default: main || address?.is_default === true }
    const key = attempts.keyOf(body)
    run(address === null ? addresses.add(body, key) : addresses.change(address.id, body, key), (saved) => {
      attempts.sent()
      done()
      forgetKept()
      showToast({ text: address === null ? addressCopy.book.added : addressCopy.book.changed })
      onSaved(saved)
    })
  }
  return (
    <AddressForm
      {...{ typed, busy, failure }}
      placesOf={addresses.placesOf}
      onChange={(part) => {
        changed()
        change(part)
      }}
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

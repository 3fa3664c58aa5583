import type { AddressField } from '@careplus/core/addresses'
import type { Addresses, CallFailure, PostalAddress } from '@careplus/core/ports'
import type { ReactNode, SubmitEvent } from 'react'
import { addressFailedText } from '../../copy/addresses.th'
import { FailureNote } from '../failure/FailureNote'
import { useProblems } from '../growth/useProblems'
import { AddressFields } from './AddressFields'
import { addressOfTyped, addressProblems, type AddressTyped } from './addressTyped'
import './address.css'

export interface AddressFormProps {
  readonly typed: AddressTyped
  readonly onChange: (part: Partial<AddressTyped>) => void
  readonly placesOf: Addresses['placesOf']
  readonly busy?: boolean
  /** Of the last attempt; null again when a field changes. */
  readonly failure?: CallFailure | null
  readonly onSubmit: (address: PostalAddress) => void
  readonly children?: ReactNode
  readonly actions: ReactNode
}

export const AddressForm = (props: AddressFormProps) => {
  const { typed, onChange, placesOf, busy = false, failure = null, onSubmit, children, actions } = props
  const { form, shown, leave, enter, tried } = useProblems<AddressField>(addressProblems(typed))
  const submit = (event: SubmitEvent): void => {
    event.preventDefault()
    const address = addressOfTyped(typed)
    if (tried() && !busy && address !== null) onSubmit(address)
  }
  return (
    <form ref={form} noValidate onSubmit={submit} className="address-form">
      <AddressFields {...{ typed, onChange, placesOf }} problem={shown} onLeave={leave} onEnter={enter} />
      {children}
      <FailureNote failure={failure} textOf={addressFailedText} />
      {actions}
    </form>
  )
}

import { mostAddresses } from '@careplus/core/internal/addresses'
import type { ItemDetail } from '@careplus/core/loyalty'
import type { PostalAddress, SavedAddress } from '@careplus/core/ports'
import type { ReactNode, SubmitEvent } from 'react'
import { AddressChoices } from './AddressChoices'
import { AddressForm } from '../../../shared/addresses/AddressForm'
import { typedOfAddress, type AddressTyped } from '../../../shared/addresses/addressTyped'
import { useAddresses } from '../../../shared/addresses/useAddresses'
import { useRewardsServices } from '../../../calls/useServices'
import { rewardsConfirmCopy } from '../../../copy/rewardsConfirm.th'
import { Button } from '../../../ui/Button'
import { Checkbox } from '../../../ui/Checkbox'
import { Dock } from '../../../shared/growth/Dock'
import { Note } from '../../../ui/Note'
import { Segmented } from '../../../ui/Segmented'
import { Skeleton } from '../../../ui/Skeleton'
import { ItemLine } from './ItemLine'
import { StepHead } from './StepHead'

const copy = rewardsConfirmCopy.address

export interface Chosen {
  readonly from: 'saved' | 'new'
  /** null: the main one. */
  readonly id: string | null
  readonly keeps: boolean
}

interface Props {
  readonly item: ItemDetail
  readonly quantity: number
  readonly form: { readonly typed: AddressTyped; readonly change: (part: Partial<AddressTyped>) => void }
  readonly chosen: Chosen
  readonly onChoose: (chosen: Chosen) => void
  readonly onGiven: (address: PostalAddress) => void
}

const next = (
  <Dock>
    <Button type="submit" wide>
      {copy.next}
    </Button>
    <p>{copy.nextHint}</p>
  </Dock>
)

const SavedForm = ({
  saved,
  chosen,
  onChoose,
  onGiven,
}: Omit<Props, 'item' | 'quantity' | 'form'> & { readonly saved: ReadonlyArray<SavedAddress> }) => {
  const address = saved.find(({ id }) => id === chosen.id) ?? saved[0]
  const submit = (event: SubmitEvent): void => {
    event.preventDefault()
    if (address === undefined) return
    const { byHand: _, ...postal } = typedOfAddress(address)
    onGiven(postal)
  }
  return (
    <form noValidate onSubmit={submit}>
      <AddressChoices
        addresses={saved}
        chosen={address?.id ?? null}
        onChoose={({ id }) => onChoose({ ...chosen, id })}
      />
      {next}
    </form>
  )
}

const NewForm = ({
  form,
  chosen,
  onChoose,
  onGiven,
  mayKeep,
}: Omit<Props, 'item' | 'quantity'> & { readonly mayKeep: boolean }) => {
  const { addresses } = useRewardsServices()
  return (
    <AddressForm
      typed={form.typed}
      onChange={form.change}
      placesOf={addresses.placesOf}
      onSubmit={onGiven}
      actions={next}
    >
      {mayKeep && (
        <Checkbox
          checked={chosen.keeps}
          onChange={(event) => onChoose({ ...chosen, keeps: event.target.checked })}
          help={copy.keepHelp}
        >
          {copy.keep}
        </Checkbox>
      )}
    </AddressForm>
  )
}

export const AddressStep = (props: Props) => {
  const { item, quantity, chosen, onChoose } = props
  const [list] = useAddresses()
  const mine = list._tag === 'ready' ? list.value : []
  const fresh = chosen.from === 'new' || mine.length === 0
  const frame = (inside: ReactNode) => (
    <div className="confirm">
      <StepHead title={copy.title} now={1} />
      <ItemLine item={item} quantity={quantity} />
      {inside}
    </div>
  )
  if (list._tag === 'loading') return frame(<Skeleton shapes={['card', 'card']} />)
  return frame(
    <>
      {list._tag === 'failed' && <Note tone="warn">{copy.notRead}</Note>}
      {mine.length > 0 && (
        <Segmented
          label={copy.which}
          hideLabel
          answer={false}
          options={[
            { value: 'saved', label: copy.saved(mine.length) },
            { value: 'new', label: copy.new },
          ]}
          value={fresh ? 'new' : 'saved'}
          onChange={(from) => onChoose({ ...chosen, from })}
        />
      )}
      {fresh ? (
        <NewForm
          {...props}
          onGiven={(address) => {
            onChoose({ ...chosen, from: 'new' })
            props.onGiven(address)
          }}
          mayKeep={list._tag === 'ready' && mine.length < mostAddresses}
        />
      ) : (
        <SavedForm {...props} saved={mine} />
      )}
    </>,
  )
}

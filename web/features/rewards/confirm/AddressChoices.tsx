import type { SavedAddress } from '@careplus/core/ports'
import { addressCopy } from '../../../copy/addresses.th'
import { CheckMark } from '../../../ui/CheckMark'
import { Field, useFieldTies } from '../../../ui/Field'
import { Tag } from '../../../ui/Tag'
import { AddressWords } from '../../../shared/addresses/AddressWords'
import '../../../ui/ChoiceCards.css'

const copy = addressCopy.book

export interface AddressChoicesProps {
  readonly addresses: ReadonlyArray<SavedAddress>
  /** null: none is chosen yet. */
  readonly chosen: string | null
  readonly onChoose: (address: SavedAddress) => void
  readonly error?: string | undefined
}

export const AddressChoices = ({ addresses, chosen, onChoose, error }: AddressChoicesProps) => {
  const ties = useFieldTies({ error })
  return (
    <Field group ties={ties} label={copy.choose} error={error}>
      <div className="ui-choices">
        {addresses.map((address) => (
          <label key={address.id} className="ui-choice">
            <input
              type="radio"
              name={ties.id}
              value={address.id}
              checked={address.id === chosen}
              onChange={() => onChoose(address)}
              className="ui-choice__input"
            />
            <span className="ui-choice__words">
              <AddressWords address={address} />
              {address.is_default && <Tag tone="pandan">{copy.main}</Tag>}
            </span>
            {address.id === chosen && <CheckMark size={22} />}
          </label>
        ))}
      </div>
    </Field>
  )
}

import type { AddressField } from '@careplus/core/addresses'
import type { Addresses } from '@careplus/core/ports'
import { useEffect, type HTMLInputAutoCompleteAttribute, type InputHTMLAttributes } from 'react'
import { addressCopy } from '../../copy/addresses.th'
import { CheckMark } from '../../ui/CheckMark'
import { Field, useFieldTies } from '../../ui/Field'
import { TextField } from '../../ui/TextField'
import { VisuallyHidden } from '../../ui/VisuallyHidden'
import { placeParts, type FieldsProps } from './addressTyped'
import { PlaceFields } from './PlaceFields'
import { postcodeOf, usePlaces } from './usePlaces'

const copy = addressCopy.form

interface PostcodeProps {
  readonly value: string
  readonly found: boolean
  readonly error: string | undefined
  readonly onType: (postcode: string) => void
  readonly onLeave: () => void
}

const Postcode = ({ value, found, error, onType, onLeave }: PostcodeProps) => {
  const ties = useFieldTies({ hint: copy.postcodeHint, error })
  return (
    <Field ties={ties} label={copy.postcode} hint={copy.postcodeHint} error={error}>
      <div className="ui-field__box ui-field__box--number">
        <input
          {...ties}
          type="text"
          className="ui-field__input"
          name="postcode"
          inputMode="numeric"
          autoComplete="postal-code"
          placeholder={copy.postcodePlaceholder}
          value={value}
          onChange={(event) => onType(event.target.value)}
          onBlur={onLeave}
        />
        {found && (
          <span className="ui-field__side address-found">
            <CheckMark size={24} />
          </span>
        )}
      </div>
      <VisuallyHidden>
        <span role="status">{found ? copy.found : ''}</span>
      </VisuallyHidden>
    </Field>
  )
}

interface Asked {
  readonly label: string
  readonly autoComplete: HTMLInputAutoCompleteAttribute
  readonly placeholder?: string
  readonly hint?: string
  readonly optional?: string
  readonly inputMode?: InputHTMLAttributes<HTMLInputElement>['inputMode']
}

const asked = {
  house: {
    label: copy.house,
    autoComplete: 'address-line1',
    placeholder: copy.housePlaceholder,
    hint: copy.houseHint,
  },
  moo: { label: copy.moo, autoComplete: 'off', placeholder: copy.mooPlaceholder, optional: copy.none },
  soi: { label: copy.soi, autoComplete: 'off', placeholder: copy.soiPlaceholder, optional: copy.none },
  road: { label: copy.road, autoComplete: 'off', placeholder: copy.roadPlaceholder, optional: copy.none },
  recipient: { label: copy.recipient, autoComplete: 'name' },
  phone: {
    label: copy.phone,
    autoComplete: 'tel',
    placeholder: copy.phonePlaceholder,
    hint: copy.phoneHint,
    inputMode: 'tel',
  },
} as const satisfies Partial<Record<AddressField, Asked>>

export const AddressFields = ({ placesOf, ...fields }: FieldsProps & { readonly placesOf: Addresses['placesOf'] }) => {
  const { typed, onChange, problem, onLeave, onEnter } = fields
  const [places, retry] = usePlaces(typed.postcode, placesOf)
  const only = places._tag === 'ready' && places.value.length === 1 ? places.value[0] : undefined
  const lacks = !typed.byHand && typed.subdistrict === ''
  useEffect(() => {
    if (only !== undefined && lacks) onChange(only)
  })
  const typePostcode = (postcode: string): void => {
    onEnter('postcode')
    const stays = typed.byHand || postcodeOf(postcode) === postcodeOf(typed.postcode)
    if (!stays) placeParts.forEach(onEnter)
    onChange({ postcode, ...(stays ? {} : { subdistrict: '', district: '', province: '' }) })
  }
  const text = (field: keyof typeof asked) => {
    const words: Asked = asked[field]
    return (
      <div data-field={field}>
        <TextField
          {...words}
          name={`address-${field}`}
          value={typed[field]}
          onChange={(event) => {
            onEnter(field)
            onChange({ [field]: event.target.value })
          }}
          onBlur={() => typed[field] !== '' && onLeave(field)}
          error={problem(field)?.text}
        />
      </div>
    )
  }
  return (
    <>
      <div data-field="postcode">
        <Postcode
          value={typed.postcode}
          found={places._tag === 'ready' && places.value.length > 0}
          error={problem('postcode')?.text}
          onType={typePostcode}
          onLeave={() => typed.postcode !== '' && onLeave('postcode')}
        />
      </div>
      <PlaceFields {...fields} places={places} onRetry={retry} />
      <div className="ui-pair address-pair">
        {text('house')}
        {text('moo')}
      </div>
      <div className="ui-pair address-pair">
        {text('soi')}
        {text('road')}
      </div>
      {text('recipient')}
      {text('phone')}
    </>
  )
}

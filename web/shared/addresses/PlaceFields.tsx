import { postcodeFits, postcodeWarning, type PostalPlace } from '@careplus/core/addresses'
import { oneLine } from '@careplus/core/text'
import { useState } from 'react'
import { addressCopy } from '../../copy/addresses.th'
import { Button } from '../../ui/Button'
import { Note } from '../../ui/Note'
import { RetryNote } from '../../ui/RetryNote'
import { Skeleton } from '../../ui/Skeleton'
import { TextField } from '../../ui/TextField'
import { VisuallyHidden } from '../../ui/VisuallyHidden'
import { placeOfTyped, placeParts, type AddressTyped, type FieldsProps } from './addressTyped'
import { PlaceChoice } from './PlaceChoice'
import type { Places } from './usePlaces'

const copy = addressCopy.form

const isOfList = (typed: AddressTyped, places: ReadonlyArray<PostalPlace>): boolean =>
  places.length > 0 &&
  !typed.byHand &&
  (placeParts.every((part) => typed[part] === '') || postcodeFits(typed, places) === 'fits')

const Typed = ({ typed, onChange, problem, onLeave, onEnter, focused }: FieldsProps & { readonly focused: boolean }) =>
  placeParts.map((part, at) => (
    <div key={part} data-field={part}>
      <TextField
        label={copy[part]}
        name={`address-${part}`}
        autoComplete="off"
        autoFocus={focused && at === 0}
        value={typed[part]}
        onChange={(event) => {
          onEnter(part)
          onChange({ [part]: event.target.value, byHand: true })
        }}
        onBlur={() => typed[part] !== '' && onLeave(part)}
        error={problem(part)?.text}
      />
    </div>
  ))

/** Only for a complete place, because no warning interrupts typing. */
const warningOf = (typed: AddressTyped, places: ReadonlyArray<PostalPlace>): string | null => {
  const fit = postcodeFits(placeOfTyped(typed), places)
  if (fit === 'fits' || (fit === 'elsewhere' && placeParts.some((part) => oneLine(typed[part]) === ''))) return null
  return postcodeWarning[fit]
}

interface Props extends FieldsProps {
  readonly places: Places
  readonly onRetry: () => void
}

export const PlaceFields = ({ places, onRetry, ...fields }: Props) => {
  const { typed, onChange, problem } = fields
  const [focused, setFocused] = useState(false)
  const turn = (part: Partial<AddressTyped>): void => {
    setFocused(true)
    onChange(part)
  }
  if (places._tag === 'loading')
    return (
      <div role="status">
        <VisuallyHidden>{copy.searching}</VisuallyHidden>
        <Skeleton shapes={['line', 'line']} />
      </div>
    )
  const list = places._tag === 'ready' ? places.value : []
  if (isOfList(typed, list))
    return (
      <div data-field="subdistrict" className="address-place-field">
        <PlaceChoice
          places={list}
          chosen={typed}
          onChoose={({ subdistrict, district, province }) =>
            onChange({ subdistrict, district, province, byHand: false })
          }
          error={problem('subdistrict') && copy.chooseError}
          focused={focused}
        />
        <Button tone="ghost" size="small" className="address-aside" onClick={() => turn({ byHand: true })}>
          {copy.byHand}
        </Button>
      </div>
    )
  if (places._tag === 'none' && !typed.byHand) return null
  const warning = places._tag === 'ready' ? warningOf(typed, list) : null
  return (
    <>
      {places._tag === 'failed' && <RetryNote text={copy.notRead} onRetry={onRetry} />}
      {warning !== null && (
        <Note tone="warn" live>
          {warning}
        </Note>
      )}
      <Typed {...fields} focused={focused} />
      {list.length > 0 && (
        <Button
          tone="ghost"
          size="small"
          className="address-aside"
          onClick={() => turn({ subdistrict: '', district: '', province: '', byHand: false })}
        >
          {copy.fromList}
        </Button>
      )}
    </>
  )
}

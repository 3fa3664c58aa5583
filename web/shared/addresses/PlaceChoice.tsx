import { placeWords, type PostalPlace } from '@careplus/core/addresses'
import { bangkok, isSamePlace } from '@careplus/core/internal/addresses'
import { addressCopy } from '../../copy/addresses.th'
import { Field, useFieldTies } from '../../ui/Field'
import { SelectField } from '../../ui/SelectField'
import { WholeWords } from './WholeWords'

const copy = addressCopy.form

const maxRows = 6

const regionOf = (place: PostalPlace): string => {
  const { district, province } = placeWords(place)
  return `${district} ${province === bangkok ? 'กรุงเทพฯ' : province}`
}

interface Props {
  readonly places: ReadonlyArray<PostalPlace>
  readonly chosen: PostalPlace
  readonly onChoose: (place: PostalPlace) => void
  readonly error: string | undefined
  readonly focused: boolean
}

const PlaceRows = ({ places, chosen, onChoose, error, focused }: Props) => {
  const ties = useFieldTies({ error })
  return (
    <Field group ties={ties} label={copy.place} error={error}>
      <div className="address-places">
        {places.map((place, at) => (
          <label key={`${place.subdistrict} ${place.district}`} className="address-place">
            <input
              type="radio"
              name={ties.id}
              autoFocus={focused && at === 0}
              checked={isSamePlace(place, chosen)}
              onChange={() => onChoose(place)}
            />
            <span>
              <span className="address-place__name address-part">{placeWords(place).subdistrict}</span>{' '}
              <span className="address-place__region">
                <WholeWords text={regionOf(place)} />
              </span>
            </span>
          </label>
        ))}
      </div>
    </Field>
  )
}

const PlaceSelect = ({ places, chosen, onChoose, error, focused }: Props) => {
  const at = places.findIndex((place) => isSamePlace(place, chosen))
  const regions = [...new Set(places.map(regionOf))]
  const options = (region: string) =>
    places.map((place, index) =>
      regionOf(place) !== region ? null : (
        <option key={place.subdistrict} value={index}>
          {placeWords(place).subdistrict}
        </option>
      ),
    )
  return (
    <SelectField
      label={copy.place}
      autoFocus={focused}
      value={at < 0 ? '' : at}
      onChange={(event) => {
        const place = places[Number(event.target.value)]
        if (event.target.value !== '' && place !== undefined) onChoose(place)
      }}
      hint={at < 0 ? undefined : regionOf(chosen)}
      error={error}
    >
      <option value="">{copy.choose}</option>
      {regions.map((region) => (
        <optgroup key={region} label={region}>
          {options(region)}
        </optgroup>
      ))}
    </SelectField>
  )
}

export const PlaceChoice = (props: Props) =>
  props.places.length <= maxRows ? <PlaceRows {...props} /> : <PlaceSelect {...props} />

import { bahtOfSatang } from '@careplus/core/loyalty'
import type { CallFailure, MyPrize } from '@careplus/core/ports'
import { useState, type SubmitEvent } from 'react'
import { AddressFields } from '../../../shared/addresses/AddressFields'
import { useRewardsServices, useServices } from '../../../calls/useServices'
import { failedText } from '../../../copy/failedText'
import { prizeCopy as copy } from '../../../copy/prize.th'
import { FailureNote } from '../../../shared/failure/FailureNote'
import { useSending } from '../../../calls/useSending'
import { Button } from '../../../ui/Button'
import { Checkbox } from '../../../ui/Checkbox'
import { useProblems } from '../../../shared/growth/useProblems'
import { Segmented } from '../../../ui/Segmented'
import { TextField } from '../../../ui/TextField'
import { numberNotice, prizeProblems, prizeClaim, typedOfPrize, type PrizeField, type PrizeTyped } from './prizeTyped'
import '../../../shared/addresses/address.css'

const textOf = (failure: CallFailure): string =>
  failedText(failure, { offline: copy.offline, network: copy.failed, gone: copy.over, other: copy.failed })

interface Props {
  readonly id: string
  readonly prize: MyPrize
  readonly onClaimed: () => void
}

const documents = (['citizen', 'passport'] as const).map((value) => ({ value, label: copy.documents[value] }))

export const PrizeForm = ({ id, prize, onClaimed }: Props) => {
  const { random } = useServices()
  const { prizes, addresses } = useRewardsServices()
  const [typed, setTyped] = useState<PrizeTyped>(() => typedOfPrize(prize))
  const { busy, failure, run, changed } = useSending()
  const { tax_satang } = prize
  const { form, shown, leave, enter, tried } = useProblems<PrizeField>(prizeProblems(typed, tax_satang))
  const change = (part: Partial<PrizeTyped>): void => {
    setTyped({ ...typed, ...part })
    changed()
  }
  const submit = (event: SubmitEvent): void => {
    event.preventDefault()
    const claim = prizeClaim(typed)
    if (!tried() || busy || claim === null) return
    const key = random.uuid()
    run(() => prizes.claim(id, claim, key), onClaimed)
  }
  return (
    <form ref={form} noValidate onSubmit={submit} className="address-form">
      <div data-field="name">
        <TextField
          label={copy.name}
          value={typed.name}
          maxLength={100}
          autoComplete="name"
          error={shown('name')?.text}
          onFocus={() => enter('name')}
          onBlur={() => leave('name')}
          onChange={(event) => change({ name: event.target.value })}
        />
      </div>
      <Segmented
        label={copy.document}
        options={documents}
        value={typed.document}
        onChange={(document) => change({ document, number: '' })}
      />
      <div data-field="number">
        <TextField
          label={copy.number[typed.document]}
          hint={numberNotice(typed) ?? copy.numberWhy}
          value={typed.number}
          maxLength={40}
          inputMode={typed.document === 'citizen' ? 'numeric' : 'text'}
          autoCapitalize="characters"
          autoComplete="off"
          error={shown('number')?.text}
          onFocus={() => enter('number')}
          onBlur={() => leave('number')}
          onChange={(event) => change({ number: event.target.value })}
        />
      </div>
      <h3>{copy.address}</h3>
      <AddressFields
        typed={typed.address}
        placesOf={addresses.placesOf}
        onChange={(part) => change({ address: { ...typed.address, ...part } })}
        problem={shown}
        onLeave={leave}
        onEnter={enter}
      />
      {tax_satang > 0 && (
        <div data-field="tax_agreed">
          <Checkbox
            checked={typed.agreed}
            help={copy.taxHelp}
            error={shown('tax_agreed')?.text}
            onChange={(event) => change({ agreed: event.target.checked })}
          >
            {copy.tax(bahtOfSatang(tax_satang))}
          </Checkbox>
        </div>
      )}
      <FailureNote failure={failure} textOf={textOf} />
      <Button type="submit" wide busy={busy} busyLabel={copy.sending}>
        {copy.send}
      </Button>
    </form>
  )
}

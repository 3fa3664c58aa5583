import { thaiDate, type IsoDate } from '@careplus/core/calendar'
import { earliestBillDay, longestTypedReceiptNumber, mostPictures, type Shop } from '@careplus/core/loyalty'
import type { StoreHealth } from '@careplus/core/ports'
import { useState, type SubmitEvent } from 'react'
import { useOnline } from '../../../page/connection'
import { uploadBillCopy as copy } from '../../../copy/uploadBill.th'
import { PictureTray } from '../../../shared/pictures/PictureTray'
import type { usePictures } from '../../../shared/pictures/usePictures'
import { Button } from '../../../ui/Button'
import { DatePicker } from '../../../ui/DatePicker'
import { Dock } from '../../../shared/growth/Dock'
import { useProblems } from '../../../shared/growth/useProblems'
import { Note } from '../../../ui/Note'
import { WifiOff } from '../../../ui/icons'
import { NumberField } from '../../../ui/NumberField'
import { TextField } from '../../../ui/TextField'
import { billProblems, satangTyped, type BillField, type BillTyped, type refusedAt } from './billTyped'
import { ExampleBill } from './ExampleBill'
import { Forecast } from './Forecast'
import { ShopChips } from './ShopChips'

export interface BillFormProps {
  readonly shops: ReadonlyArray<Shop>
  readonly today: IsoDate
  readonly typed: BillTyped
  readonly pictures: ReturnType<typeof usePictures>
  /** The server's refusals of this bill; a field's disappears when the field changes. */
  readonly refused: ReturnType<typeof refusedAt> | null
  readonly health: StoreHealth
  readonly busy: boolean
  readonly onChange: (part: Partial<BillTyped>, field: BillField) => void
  readonly onPicturesChange: () => void
  readonly onSend: () => void
}

export const BillForm = (props: BillFormProps) => {
  const { shops, today, typed, pictures, refused, onChange } = props
  const online = useOnline()
  const [example, setExample] = useState(false)
  const problems = billProblems(typed, pictures.pictures.length, today)
  const { form, shown, leave, enter, tried } = useProblems<BillField>(problems)
  const error = (field: BillField): string | undefined => shown(field)?.text ?? refused?.at[field]?.text
  const submit = (event: SubmitEvent): void => {
    event.preventDefault()
    if (tried() && !props.busy && !pictures.opening) props.onSend()
  }
  const told = (field: BillField) => ({ onBlur: () => leave(field), onFocus: () => enter(field) })
  return (
    <form ref={form} noValidate onSubmit={submit} className="bill-form">
      {refused !== null && (
        <Note tone="error" live>
          {refused.others.length > 0 ? refused.others.join(' ') : copy.refused}
        </Note>
      )}
      <div data-field>
        <ShopChips
          shops={shops}
          chosen={typed.shop_id}
          error={error('shop_id')}
          onChoose={(shop_id) => onChange({ shop_id }, 'shop_id')}
        />
      </div>
      <div data-field>
        <PictureTray
          label={copy.pictures.label}
          hint={copy.pictures.hint}
          aside={
            <button
              type="button"
              className="bill-tray__example"
              onClick={() => setExample(true)}
              aria-haspopup="dialog"
            >
              {copy.example.open}
            </button>
          }
          most={mostPictures}
          nameOf={copy.pictures.one}
          held={pictures}
          error={error('pictures')}
          onChange={props.onPicturesChange}
        />
      </div>
      <div data-field>
        <DatePicker
          label={copy.date}
          value={typed.date}
          min={earliestBillDay(today)}
          max={today}
          today={today}
          hint={copy.dateHint(thaiDate(earliestBillDay(today)))}
          error={error('date')}
          onChange={(date) => onChange({ date }, 'date')}
        />
      </div>
      <div data-field>
        <TextField
          label={copy.receipt}
          hint={copy.receiptHint}
          value={typed.receipt}
          maxLength={longestTypedReceiptNumber}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          error={error('receipt_number')}
          onChange={(event) => onChange({ receipt: event.target.value }, 'receipt_number')}
          {...told('receipt_number')}
        />
      </div>
      <div data-field>
        <NumberField
          label={copy.amount}
          hint={copy.amountHint}
          unit={copy.baht}
          size="small"
          className="bill-amount"
          value={typed.amount}
          error={error('amount_satang')}
          onChange={(event) => onChange({ amount: event.target.value }, 'amount_satang')}
          {...told('amount_satang')}
        />
      </div>
      <Forecast satang={satangTyped(typed)} />
      {props.health._tag === 'durable' ? (
        <Note icon={WifiOff}>{copy.keeps}</Note>
      ) : (
        <Note tone="warn">{copy.memoryOnly}</Note>
      )}
      <ExampleBill
        shop={shops.find(({ shop_id }) => shop_id === typed.shop_id) ?? shops[0]}
        open={example}
        onClose={() => setExample(false)}
      />
      <Dock>
        <Button type="submit" wide busy={props.busy} busyLabel={copy.keeping}>
          {online ? copy.send : copy.sendLater}
        </Button>
      </Dock>
    </form>
  )
}

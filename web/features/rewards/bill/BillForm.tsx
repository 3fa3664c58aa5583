import { thaiDate, type IsoDate } from '@careplus/core/calendar'
import { markOf } from '@careplus/core/internal/loyalty-reading'
import type { ReadField } from '@careplus/core/loyalty-reading'
import { earliestBillDay, mostPictures, type Shop } from '@careplus/core/loyalty'
import { longestTypedReceiptNumber } from '@careplus/core/internal/loyalty'
import type { StoreHealth } from '@careplus/core/ports'
import { useState, type SubmitEvent } from 'react'
import { useOnline } from '../../../page/connection'
import { uploadBillCopy as copy } from '../../../copy/uploadBill.th'
import { PictureTray } from '../../../shared/pictures/PictureTray'
import type { usePictures } from '../../../shared/pictures/usePictures'
import { Button } from '../../../ui/Button'
import { Checkbox } from '../../../ui/Checkbox'
import { DatePicker } from '../../../ui/DatePicker'
import { Dock } from '../../../shared/growth/Dock'
import { useProblems } from '../../../shared/growth/useProblems'
import { ErrorNote, Note } from '../../../ui/Note'
import { WifiOff } from '../../../ui/icons'
import { NumberField } from '../../../ui/NumberField'
import { TextField } from '../../../ui/TextField'
import { Tag } from '../../../ui/Tag'
import { billProblems, fieldsTyped, satangTyped, type BillField, type BillTyped, type refusedAt } from './billTyped'
import { BillSheet } from './BillSheet'
import { CountedLines } from './CountedLines'
import { ExampleBill } from './ExampleBill'
import { Forecast } from './Forecast'
import { BillReadingNote } from './BillReadingNote'
import { ReadPlace } from './ReadPlace'
import { ShopChips } from './ShopChips'
import type { LocalBillReading } from './useBillReading'

export interface BillFormProps {
  readonly shops: ReadonlyArray<Shop>
  readonly today: IsoDate
  readonly typed: BillTyped
  readonly manualFields: ReadonlySet<ReadField>
  readonly localReading: LocalBillReading
  readonly focused: ReadField | null
  readonly pictures: ReturnType<typeof usePictures>
  readonly refused: ReturnType<typeof refusedAt> | null
  readonly recognizes: boolean
  readonly onRecognize: (recognizes: boolean) => void
  readonly health: StoreHealth
  readonly busy: boolean
  readonly onChange: (part: Partial<BillTyped>, field: ReadField) => void
  readonly onFocus: (field: ReadField | null) => void
  readonly onPicturesChange: () => void
  readonly onSend: () => void
}

export const BillForm = (props: BillFormProps) => {
  const { shops, today, typed, manualFields, localReading, focused, pictures, refused, recognizes, onChange } = props
  const { reading } = localReading
  const online = useOnline()
  const [example, setExample] = useState(false)
  const problems = billProblems(typed, pictures.pictures.length, today)
  const { form, shown, leave, enter, tried } = useProblems<BillField>(problems)
  const error = (field: BillField): string | undefined => shown(field)?.text ?? refused?.at[field]?.text
  const submit = (event: SubmitEvent): void => {
    event.preventDefault()
    if (tried() && !props.busy && !pictures.opening) props.onSend()
  }
  const fieldEvents = (field: BillField) => ({ onBlur: () => leave(field), onFocus: () => enter(field) })
  const around = (field: ReadField) => ({
    'data-field': true,
    className: 'bill-field',
    onFocus: () => props.onFocus(field),
    onBlur: () => props.onFocus(null),
  })
  const mark = (field: ReadField) => {
    const kind = reading === null ? null : markOf(field, fieldsTyped(typed), manualFields, reading)
    return kind === null ? null : <Tag tone={kind === 'read' ? 'pandan' : 'mango'}>{copy.reading.mark[kind]}</Tag>
  }
  const lens = (field: ReadField) => {
    const place = focused === field ? localReading.placeOf(field) : null
    const picture = place === null ? undefined : pictures.pictures[place.picture]
    return picture !== undefined && place !== null && <ReadPlace picture={picture} box={place.box} />
  }
  const shop = shops.find(({ shop_id }) => shop_id === typed.shop_id) ?? shops[0]
  return (
    <>
      <form ref={form} noValidate onSubmit={submit} className="bill-form">
        {refused !== null && (
          <ErrorNote>{refused.others.length > 0 ? refused.others.join(' ') : copy.refused}</ErrorNote>
        )}
        <div className="bill-recognition">
          <p>{recognizes ? copy.pictures.recognized : copy.pictures.onDevice}</p>
          <Checkbox name="by-hand" checked={!recognizes} onChange={({ target }) => props.onRecognize(!target.checked)}>
            {copy.pictures.byHand}
          </Checkbox>
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
            max={mostPictures}
            nameOf={copy.pictures.one}
            shares={localReading.shares}
            arrived={copy.pictures.uploaded}
            held={pictures}
            error={error('pictures') ?? localReading.refused}
            onChange={props.onPicturesChange}
          />
          <BillReadingNote localReading={localReading} online={online} />
        </div>
        <div {...around('shop')}>
          <ShopChips
            shops={shops}
            chosen={typed.shop_id}
            mark={mark('shop')}
            error={error('shop_id')}
            onChoose={(shop_id) => onChange({ shop_id }, 'shop')}
          />
          {lens('shop')}
        </div>
        <div {...around('date')}>
          <DatePicker
            label={copy.date}
            mark={mark('date')}
            value={typed.date}
            min={earliestBillDay(today)}
            max={today}
            today={today}
            hint={copy.dateHint(thaiDate(earliestBillDay(today)))}
            error={error('date')}
            onChange={(date) => onChange({ date }, 'date')}
          />
          {lens('date')}
        </div>
        <div {...around('number')}>
          <TextField
            label={copy.receipt}
            mark={mark('number')}
            hint={copy.receiptHint}
            value={typed.receipt}
            maxLength={longestTypedReceiptNumber}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            error={error('receipt_number')}
            onChange={(event) => onChange({ receipt: event.target.value }, 'number')}
            {...fieldEvents('receipt_number')}
          />
          {lens('number')}
        </div>
        <div {...around('amount')}>
          <NumberField
            label={copy.amount}
            mark={mark('amount')}
            hint={copy.amountHint}
            unit={copy.baht}
            size="small"
            className="bill-amount"
            value={typed.amount}
            error={error('amount_satang')}
            onChange={(event) => onChange({ amount: event.target.value }, 'amount')}
            {...fieldEvents('amount_satang')}
          />
          {lens('amount')}
        </div>
        {reading !== null && !manualFields.has('amount') && <CountedLines lines={reading.lines} />}
        <Forecast satang={satangTyped(typed)} />
        {props.health._tag === 'durable' ? (
          <Note icon={WifiOff}>{copy.keeps}</Note>
        ) : (
          <Note tone="warn">{copy.memoryOnly}</Note>
        )}
        <ExampleBill shop={shop} open={example} onClose={() => setExample(false)} />
        <Dock>
          <Button type="submit" wide busy={props.busy} busyLabel={copy.keeping}>
            {online ? copy.send : copy.sendLater}
          </Button>
        </Dock>
      </form>
      <BillSheet pictures={pictures.pictures} placeOf={localReading.placeOf} focused={focused} shop={shop} />
    </>
  )
}

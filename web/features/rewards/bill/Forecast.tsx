import { forecastWords, grouped, pointsForecast } from '@careplus/core/loyalty'
import { uploadBillCopy } from '../../../copy/uploadBill.th'
import { Icon } from '../../../ui/Icon'
import { ReceiptText } from '../../../ui/icons'

const copy = uploadBillCopy.forecast

export const Forecast = ({ satang }: { readonly satang: number }) => {
  const points = pointsForecast(satang)
  return (
    <div className="bill-forecast">
      <span className="bill-forecast__points" aria-hidden="true">
        {points === 0 ? <Icon of={ReceiptText} size={26} /> : grouped(points)}
      </span>
      <div>
        <p className="bill-forecast__title">{points === 0 ? copy.none : forecastWords(points)}</p>
        <p>{copy.rule}</p>
      </div>
    </div>
  )
}

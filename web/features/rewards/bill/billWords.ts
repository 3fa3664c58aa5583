import { thaiDate } from '@careplus/core/calendar'
import { bahtOfSatang, forecastWords, pointsForecast } from '@careplus/core/loyalty'
import { sentShares } from '@careplus/core/internal/loyalty'
import type { BillUnderWay } from '@careplus/core/loyalty-bills'
import { namesOf } from '@careplus/core/internal/text'
import { uploadBillCopy } from '../../../copy/uploadBill.th'
import type { TagTone } from '../../../ui/Tag'

const copy = uploadBillCopy.waiting

export type BillAppearance = keyof typeof copy.state

const appearances = namesOf<BillAppearance>({ busy: 0, waiting: 0, paused: 0, needsRepair: 0, sent: 0 })

export const appearanceOf = ({ upload }: BillUnderWay): BillAppearance =>
  appearances.find((appearance) => upload.hasTag(appearance)) ?? 'waiting'

export const toneOf: Readonly<Record<BillAppearance, TagTone>> = {
  waiting: 'mango',
  busy: 'pandan',
  paused: 'neutral',
  needsRepair: 'brick',
  sent: 'pandan',
}

export const sharesOf = (pendingBill: BillUnderWay): ReadonlyArray<number> | null => {
  const { kept, upload } = pendingBill
  const appearance = appearanceOf(pendingBill)
  if (appearance === 'sent') return kept.pictures.map(() => 1)
  if (appearance !== 'busy') return null
  const rest = kept.pictures.filter(({ uploadId }) => uploadId === undefined)
  const shares = sentShares(
    rest.map(({ bytes }) => bytes.length),
    upload.context.sent,
    upload.context.all,
  )
  return kept.pictures.map((picture) => (picture.uploadId === undefined ? (shares[rest.indexOf(picture)] ?? 0) : 1))
}

export const factsOf = ({ kept: { bill } }: BillUnderWay): string =>
  copy.facts(thaiDate(bill.date), bahtOfSatang(bill.amount_satang))

export const sentenceOf = (pendingBill: BillUnderWay, online: boolean): string => {
  const { kept, upload } = pendingBill
  const { sent, all, refusal, notBefore } = upload.context
  switch (appearanceOf(pendingBill)) {
    case 'busy':
      return all > 0 && sent >= all ? copy.arrived : copy.busy(all === 0 ? 0 : Math.floor((sent / all) * 100))
    case 'waiting':
      if (notBefore !== null) return copy.tomorrow
      return online ? copy.unreachable : copy.offline
    case 'paused':
      return copy.paused
    case 'needsRepair':
      return refusal?.fields[0]?.message ?? refusal?.message ?? uploadBillCopy.refused
    case 'sent':
      return copy.sent(forecastWords(upload.context.bill?.forecast ?? pointsForecast(kept.bill.amount_satang)))
  }
}

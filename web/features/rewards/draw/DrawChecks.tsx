import { thaiDate, todayInBangkok } from '@careplus/core/calendar'
import { drawCheckWords, grouped } from '@careplus/core/loyalty'
import { drawChecks, type DrawCheck, type DrawRecord } from '@careplus/core/loyalty-draw'
import { drawVerifyCopy as copy } from '../../../copy/drawVerify.th'
import type { SeenDraw } from './seenDraws'
import { CheckMark } from '../../../ui/CheckMark'
import { Icon } from '../../../ui/Icon'
import { X } from '../../../ui/icons'
import { Spoken } from '../../../ui/Spoken'
import { shortHash } from './shortHash'
import type { Verifying } from './useVerification'

interface Props {
  readonly record: DrawRecord
  readonly checked: Extract<Verifying, { readonly _tag: 'checked' }>
}

const seenLine = (seen: SeenDraw['commitment'], published: string): string => {
  if (seen === undefined) return copy.seen.never
  const day = thaiDate(todayInBangkok(seen.at))
  return seen.value === published ? copy.seen.yes(day) : copy.seen.no(day)
}

const ticketsOf = ({ winners }: DrawRecord, among: (place: number) => boolean): string =>
  winners
    .filter(({ place }) => among(place))
    .map(({ ticket }) => grouped(ticket))
    .join(' · ')

const figures = (record: DrawRecord, seen: SeenDraw): Readonly<Record<DrawCheck, ReadonlyArray<string>>> => ({
  seed: [shortHash(record.commitment), seenLine(seen.commitment, record.commitment)],
  list: [shortHash(record.list_hash), seenLine(seen.list_hash, record.list_hash)],
  public_value: [
    copy.source(record.public_source, thaiDate(record.public_date)),
    copy.value(record.public_value ?? ''),
    ...record.earlier_values.map(({ source, date }) => copy.earlier(source, thaiDate(date))),
  ],
  winners: [
    copy.order(ticketsOf(record, (place) => place <= record.prizes)),
    ...(record.winners.length > record.prizes
      ? [copy.reserves(ticketsOf(record, (place) => place > record.prizes))]
      : []),
  ],
})

export const DrawChecks = ({ record, checked: { verification, seen } }: Props) => {
  const lines = figures(record, seen)
  return (
    <section aria-labelledby="draw-checks">
      <h2 id="draw-checks">{copy.what}</h2>
      <ol className="ui-card ui-card--plain draw-checks">
        {drawChecks.map((check) => {
          const holds = verification.checks[check]
          if (holds === null) return null
          return (
            <li key={check} className={holds ? undefined : 'draw-checks__fails'}>
              <span className="draw-checks__mark">
                {holds ? <CheckMark size={20} /> : <Icon of={X} size={20} stroke={2.2} />}
                <span className="ui-hidden">{holds ? copy.passed : copy.failed}</span>
              </span>
              <div>
                <h3>{drawCheckWords[check][holds ? 'holds' : 'fails']}</h3>
                {lines[check].map((line) => (
                  <p key={line}>
                    <Spoken>{line}</Spoken>
                  </p>
                ))}
              </div>
            </li>
          )
        })}
      </ol>
    </section>
  )
}

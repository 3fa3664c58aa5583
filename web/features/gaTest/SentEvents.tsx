import { gaTestCopy as copy } from '../../copy/gaTest.th'
import type { Sent } from '../../calls/tracking/reporting'

const clock = new Intl.DateTimeFormat('th-TH', { timeStyle: 'medium', timeZone: 'Asia/Bangkok' })

/** Oldest first. */
export const SentEvents = ({ sent }: { readonly sent: ReadonlyArray<Sent> }) =>
  sent.length === 0 ? (
    <p className="second">{copy.noEvents}</p>
  ) : (
    <ol className="ga-events">
      {sent.map(({ kind, url, at }, place) => (
        <li key={place}>
          <p>
            <strong>{copy.kinds[kind]}</strong> {clock.format(at)}
          </p>
          <p className="ga-url">{url}</p>
        </li>
      ))}
    </ol>
  )

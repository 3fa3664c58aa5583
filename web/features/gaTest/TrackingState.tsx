import type { Trackers } from '../../composition/tracking'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { gaTestCopy as copy } from '../../copy/gaTest.th'
import { allowedNow, onAllowed, type Allowed } from '../../calls/tracking/trackingChoice'
import { ConsentLink } from '../../shared/consents/ConsentLink'
import { storedClient } from '../../calls/tracking/trackingClient'
import { onSent, reportBuyNow, sentRequests, loadTrackers } from '../../calls/tracking/reporting'
import { Button } from '../../ui/Button'
import { Row, Rows } from '../../ui/Card'
import { SectionTitle } from '../../ui/InnerHeader'
import { Note } from '../../ui/Note'
import { Skeleton } from '../../ui/Skeleton'
import { SentEvents } from './SentEvents'
import './gaTest.css'

const brands = [
  ['1', 'HiQ'],
  ['2', 'Dumex'],
  ['3', 'Protinex'],
  ['9', 'Souvenaid'],
  ['10', 'Alpro'],
] as const

const useAllowed = (): Allowed => {
  const [allowed, setAllowed] = useState(allowedNow)
  useEffect(() => onAllowed(() => setAllowed(allowedNow())), [])
  return allowed
}

const useTrackers = (): Trackers | null | undefined => {
  const [trackers, setTrackers] = useState<Trackers | null>()
  useEffect(() => {
    void loadTrackers().then(setTrackers)
  }, [])
  return trackers
}

const answer = (granted: boolean): string => (granted ? copy.yes : copy.no)

const Where = ({ ads, pixel, analytics }: Trackers) => (
  <Rows label={copy.where}>
    <Row title={copy.ads} second={ads === null ? copy.off : `${ads.id} · ${ads.url}`} />
    <Row title={copy.pixel} second={pixel === null ? copy.off : `${pixel.id ?? copy.none} · ${pixel.url}`} />
    <Row title={copy.measure} second={analytics === null ? copy.off : `${analytics.id} · ${analytics.url}`} />
  </Rows>
)

const BrandTable = ({ ads, pixel }: Trackers) => (
  <table className="ga-brands">
    <thead>
      <tr>
        <th scope="col">{copy.brand}</th>
        <th scope="col">{copy.label}</th>
        <th scope="col">{copy.leadId}</th>
      </tr>
    </thead>
    <tbody>
      {brands.map(([id, name]) => (
        <tr key={id}>
          <th scope="row">
            {name} ({id})
          </th>
          <td>{ads?.labels[id] ?? copy.nothing}</td>
          <td>{pixel?.brands[id] ?? copy.nothing}</td>
        </tr>
      ))}
    </tbody>
  </table>
)

const TrackingState = () => {
  const allowed = useAllowed()
  const trackers = useTrackers()
  const sent = useSyncExternalStore(onSent, sentRequests)
  return (
    <div className="ga-test">
      <section>
        <SectionTitle title={copy.consent} />
        <Rows label={copy.consent}>
          <Row title={copy.analytics} second={answer(allowed.analytics)} />
          <Row title={copy.advertising} second={answer(allowed.advertising)} />
        </Rows>
        <p className="ga-change">
          <ConsentLink>{copy.change}</ConsentLink>
        </p>
      </section>
      <section>
        <SectionTitle title={copy.ids} />
        <Rows label={copy.ids}>
          <Row title={copy.clientId} second={storedClient() ?? copy.none} />
          <Row title={copy.carePlusId} second={allowed.carePlusId ?? copy.none} />
        </Rows>
      </section>
      {trackers === undefined ? (
        <Skeleton shapes={['card']} />
      ) : trackers === null ? (
        <Note tone="warn">{copy.unknown}</Note>
      ) : (
        <>
          <section>
            <SectionTitle title={copy.where} />
            <Where {...trackers} />
          </section>
          <section>
            <SectionTitle title={copy.brands} />
            <BrandTable {...trackers} />
          </section>
        </>
      )}
      <section>
        <SectionTitle title={copy.events} />
        <SentEvents sent={sent} />
      </section>
      <section className="ga-fire">
        <p>{copy.fireNote}</p>
        {brands.map(([id, name]) => (
          <Button key={id} tone="second" onClick={() => void reportBuyNow(id)}>
            {copy.fire(name)}
          </Button>
        ))}
      </section>
    </div>
  )
}

export default TrackingState

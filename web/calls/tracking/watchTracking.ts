import { unasked } from '../../page/build'
import { whenIdle } from '../../page/whenIdle'
import { asksVisitor, onAllowed, renewChoice } from './trackingChoice'
import { considerTracking } from './considerTracking'
import { onPage } from './shownPage'

/** Tracking must not delay the page; a visit that ends sooner is not counted. */
const withinMs = 3000

const askVisitor = (): void => {
  if (asksVisitor())
    unasked(() => import('./askVisitor')).then(
      ({ askVisitorOnce }) => askVisitorOnce(),
      () => undefined,
    )
}

export const watchTracking = (): void => {
  whenIdle(() => {
    renewChoice()
    onAllowed(considerTracking)
    onPage(considerTracking)
    considerTracking()
    onPage(askVisitor)
    askVisitor()
  }, withinMs)
}

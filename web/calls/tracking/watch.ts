import { unasked } from '../../page/build'
import { whenIdle } from '../../page/whenIdle'
import { asksVisitor, onAllowed, renewChoice } from './choice'
import { considerTracking } from './consider'
import { onPage } from './page'

/** Nothing here may delay the page; who leaves before was not seen. */
const withinMs = 3000

const askVisitor = (): void => {
  if (asksVisitor())
    unasked(() => import('./askVisitor')).then(
      ({ askVisitorOnce }) => askVisitorOnce(),
      () => undefined,
    )
}

/** From now on: what may be reported is, and a visitor who was never asked is asked. */
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

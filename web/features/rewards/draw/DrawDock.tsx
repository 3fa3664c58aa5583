import type { PublicItem } from '@careplus/core/loyalty'
import type { DrawFile, ItemPage } from '@careplus/core/ports'
import { Suspense } from 'react'
import { lazyView } from '../../../page/lazyView'
import { rewardsDrawCopy as copy } from '../../../copy/rewardsDraw.th'
import { useSession } from '../../../calls/session/useSession'
import { Button } from '../../../ui/Button'
import { Dock } from '../../../shared/growth/Dock'
import { Icon } from '../../../ui/Icon'
import { ShieldCheck } from '../../../ui/icons'
import { LinkButton } from '../../../ui/LinkButton'
import { uiWords } from '../../../ui/words'
import { lacksPoints } from '../itemState'
import { EarnOrOthers } from '../redeem/EarnOrOthers'
import { isOffered, SignInFirst } from '../redeem/SignInFirst'
import { isUnanswered } from './isUnanswered'
import { isPublished, verifyPath } from './verifyPath'
import type { DrawEntry } from './useDrawEntry'

const EnterButton = lazyView(() => import('./EnterButton'))

interface Props {
  readonly item: PublicItem
  readonly page: ItemPage | null
  readonly failed: boolean
  readonly onRetry: () => void
  readonly entry: DrawEntry | null
  readonly tickets: number
  readonly can: boolean
}

const waiting = (
  <Button tone="second" wide busy busyLabel={uiWords.loading}>
    {uiWords.retry}
  </Button>
)

const hasWon = ({ winners }: DrawFile): boolean => winners.some(({ mine, standing }) => mine && standing === 'winner')

const MainAction = ({ item, page, failed, onRetry, entry, tickets, can }: Props) => {
  const { status } = useSession()
  const enterButton = entry !== null && (
    <Suspense fallback={waiting}>
      <EnterButton {...{ item, entry, tickets, can }} />
    </Suspense>
  )
  if (entry !== null && isUnanswered(entry, can)) return enterButton
  if (page !== null && page.draw !== null && isPublished(page.draw))
    return (
      <LinkButton
        href={verifyPath(item.product_id)}
        tone={hasWon(page.draw) ? 'second' : 'primary'}
        wide
        icon={<Icon of={ShieldCheck} size={20} />}
      >
        {page.draw.state === 'drawn' ? copy.verify : copy.verifyList}
      </LinkButton>
    )
  if (status === 'signedOut' && isOffered[item.status]) return <SignInFirst item={item} label={copy.signIn} />
  if (failed)
    return (
      <Button tone="second" wide onClick={onRetry}>
        {uiWords.retry}
      </Button>
    )
  if (page === null) return waiting
  if (can) return enterButton || waiting
  return <EarnOrOthers lacksPoints={lacksPoints(page.item, status === 'signedIn')} copy={copy} />
}

export const DrawDock = (props: Props) => (
  <Dock>
    <MainAction {...props} />
  </Dock>
)

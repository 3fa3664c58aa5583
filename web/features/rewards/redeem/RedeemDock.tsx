import { counted, type PublicItem } from '@careplus/core/loyalty'
import type { ItemPage } from '@careplus/core/ports'
import { loyaltyCopy } from '../../../copy/loyalty.th'
import { rewardsItemCopy as copy } from '../../../copy/rewardsItem.th'
import { confirmPath } from '../../../shared/loyalty/paths'
import { useSession } from '../../../calls/session/useSession'
import { Button } from '../../../ui/Button'
import { Dock } from '../../../shared/growth/Dock'
import { LinkButton } from '../../../ui/LinkButton'
import { uiWords } from '../../../ui/words'
import { lacksPoints } from '../itemState'
import { EarnOrOthers } from './EarnOrOthers'
import { isOffered, SignInFirst } from './SignInFirst'

interface Props {
  readonly item: PublicItem
  readonly page: ItemPage | null
  readonly quantity: number
  readonly failed: boolean
  readonly onRetry: () => void
}

const MainAction = ({ item, page, quantity, failed, onRetry }: Props) => {
  const { status } = useSession()
  if (status === 'signedOut' && isOffered[item.status]) return <SignInFirst item={item} label={copy.signIn} />
  if (page === null || failed)
    return (
      <Button tone="second" wide busy={!failed} busyLabel={uiWords.loading} onClick={onRetry}>
        {uiWords.retry}
      </Button>
    )
  const signedIn = status === 'signedIn'
  if (signedIn && page.item.is_redeemable)
    return (
      <>
        <LinkButton href={confirmPath(item.product_id, quantity)} wide>
          {copy.redeem(counted(item.point * quantity, loyaltyCopy.points))}
        </LinkButton>
        <p>{copy.redeemHint}</p>
      </>
    )
  return <EarnOrOthers lacksPoints={lacksPoints(page.item, signedIn)} copy={copy} />
}

export const RedeemDock = (props: Props) => (
  <Dock>
    <MainAction {...props} />
  </Dock>
)

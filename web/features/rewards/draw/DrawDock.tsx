import { counted, type PublicItem } from '@careplus/core/loyalty'
import type { ItemPage } from '@careplus/core/ports'
import { useLocation } from 'wouter'
import { loyaltyCopy } from '../../../copy/loyalty.th'
import { rewardsDrawCopy as copy } from '../../../copy/rewardsDraw.th'
import { rewardsItemCopy } from '../../../copy/rewardsItem.th'
import { itemPath, rewardsPath, uploadPath } from '../../../loyalty/paths'
import { rememberThenGo } from '../../../session/rememberThenGo'
import { useSession } from '../../../session/useSession'
import { Button } from '../../../ui/Button'
import { Dock } from '../../../ui/growth/Dock'
import { Icon } from '../../../ui/Icon'
import { ShieldCheck } from '../../../ui/icons'
import { LinkButton } from '../../../ui/LinkButton'
import { uiWords } from '../../../ui/words'
import { verifyPath } from './verifyPath'
import type { Entering } from './useEntering'

interface Props {
  readonly item: PublicItem
  readonly page: ItemPage | null
  readonly failed: boolean
  readonly onRetry: () => void
  readonly entering: Entering | null
  readonly tickets: number
  readonly can: boolean
}

const SignIn = ({ item }: Pick<Props, 'item'>) => {
  const [, navigate] = useLocation()
  return (
    <>
      <Button wide onClick={() => void rememberThenGo(itemPath(item), '/login', navigate)}>
        {copy.signIn}
      </Button>
      <p>{rewardsItemCopy.signInHint}</p>
    </>
  )
}

/** A try whose outcome nobody knows comes before everything else. */
const Unanswered = ({ entering: { state, again } }: { readonly entering: Entering }) => (
  <Button wide busy={state.hasTag('busy')} busyLabel={copy.enter.busy} onClick={again}>
    {state.context.failure === null ? copy.unsure.see : copy.unsure.again}
  </Button>
)

const Way = ({ item, page, failed, onRetry, entering, tickets, can }: Props) => {
  const { status } = useSession()
  if (entering !== null && (entering.state.matches('unsure') || (entering.state.hasTag('busy') && !can)))
    return <Unanswered entering={entering} />
  if (page?.draw?.state === 'drawn')
    return (
      <LinkButton href={verifyPath(item.product_id)} wide icon={<Icon of={ShieldCheck} size={20} />}>
        {copy.verify}
      </LinkButton>
    )
  if (status === 'signedOut' && ['available', 'scheduled'].includes(item.status)) return <SignIn item={item} />
  if (page === null || failed)
    return (
      <Button tone="second" wide busy={!failed} busyLabel={uiWords.loading} onClick={onRetry}>
        {uiWords.retry}
      </Button>
    )
  if (can && entering !== null)
    return (
      <Button
        tone="mango"
        wide
        busy={entering.state.hasTag('busy')}
        busyLabel={copy.enter.busy}
        onClick={() => entering.want(tickets)}
      >
        {copy.enter.button(counted(item.point * tickets, loyaltyCopy.points), counted(tickets, copy.ticket))}
      </Button>
    )
  return status === 'signedIn' && item.status === 'available' && page.item.current_points < item.point ? (
    <LinkButton href={uploadPath} wide>
      {copy.earn}
    </LinkButton>
  ) : (
    <LinkButton href={rewardsPath} tone="second" wide>
      {copy.others}
    </LinkButton>
  )
}

/** The one way on from here. */
export const DrawDock = (props: Props) => (
  <Dock>
    <Way {...props} />
  </Dock>
)

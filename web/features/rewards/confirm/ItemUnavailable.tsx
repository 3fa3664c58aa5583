import type { ItemDetail } from '@careplus/core/loyalty'
import { usePageTitle } from '../../../page/pageTitle'
import { rewardsConfirmCopy } from '../../../copy/rewardsConfirm.th'
import { itemPath } from '../../../shared/loyalty/paths'
import { RefusalReasons } from '../RefusalReasons'
import { LinkButton } from '../../../ui/LinkButton'
import { Note } from '../../../ui/Note'
import { ItemLine } from './ItemLine'

const copy = rewardsConfirmCopy.notNow

export const ItemUnavailable = ({ item }: { readonly item: ItemDetail }) => {
  usePageTitle(copy.title)
  return (
    <div className="confirm">
      <ItemLine item={item} quantity={1} />
      <Note tone="warn">
        <RefusalReasons reasons={item.alert_messages} />
      </Note>
      <LinkButton href={itemPath(item)} wide>
        {copy.back}
      </LinkButton>
    </div>
  )
}

import { Link } from 'wouter'
import { SharedElement } from '../../ui/SharedElement'
import { Unbroken } from '../../ui/Unbroken'
import { ItemPicture } from '../../shared/loyalty/ItemPicture'
import { itemState, type ListedItem } from './itemState'
import { itemPath } from '../../shared/loyalty/paths'
import { PointsOf } from '../../shared/loyalty/PointsOf'
import { StateTag } from './StateTag'
import '../../ui/pictureCard.css'
import '../../shared/loyalty/loyalty.css'

interface Props {
  readonly shown: ListedItem
  readonly signedIn: boolean
}

export const RewardCard = ({ shown, signedIn }: Props) => {
  const { item } = shown
  const state = itemState(shown, signedIn)
  return (
    <Link
      href={itemPath(item)}
      className={`ui-picture-card reward-card${state.kind === 'closed' ? ' reward-card--closed' : ''}`}
    >
      <SharedElement name={`reward-${item.product_id}`}>
        <ItemPicture item={item} kind="thumbnail_mobile" wideKind="thumbnail_desktop" />
      </SharedElement>
      <span className="reward-card__words">
        <h3>
          <Unbroken>{item.title}</Unbroken>
        </h3>
        <PointsOf points={item.point} />
        <StateTag state={state} tick={signedIn} />
      </span>
    </Link>
  )
}

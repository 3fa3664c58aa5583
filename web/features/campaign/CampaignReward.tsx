import { Link } from 'wouter'
import { askRewards } from '../../composition/published'
import { campaignCopy as copy } from '../../copy/campaign.th'
import { ItemPicture } from '../../shared/loyalty/ItemPicture'
import { itemPath } from '../../shared/loyalty/paths'
import { PointsOf } from '../../shared/loyalty/PointsOf'
import { usePublished } from '../../calls/published/usePublished'
import { Unbroken } from '../../ui/Unbroken'

export const CampaignReward = ({ id }: { readonly id: string }) => {
  const [remote] = usePublished(askRewards)
  const item = remote._tag === 'ready' ? remote.value.find(({ product_id }) => String(product_id) === id) : undefined
  if (item?.status !== 'available') return null
  return (
    <section>
      <h2>{copy.reward}</h2>
      <Link href={itemPath(item)} className="campaign-reward">
        <ItemPicture item={item} kind="400x400" />
        <span>
          <strong>
            <Unbroken>{item.title}</Unbroken>
          </strong>
          <PointsOf points={item.point} />
        </span>
      </Link>
    </section>
  )
}

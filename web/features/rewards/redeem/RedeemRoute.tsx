import { OpenedItem } from '../OpenedItem'
import { RewardView } from './RewardView'
import type { ScreenProps } from '../../../page/route'
import './redeem.css'

const RedeemRoute = ({ params: { id } }: ScreenProps<'id'>) => {
  return (
    <OpenedItem id={id} type="reward">
      {(opened) => <RewardView key={id} {...opened} />}
    </OpenedItem>
  )
}

export default RedeemRoute

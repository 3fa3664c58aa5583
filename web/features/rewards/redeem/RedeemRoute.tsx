import { OpenedItem } from '../OpenedItem'
import { RewardView } from './RewardView'
import './redeem.css'

const RedeemRoute = ({ params }: { readonly params: Readonly<Record<string, string>> }) => {
  const id = params['id'] ?? ''
  return (
    <OpenedItem id={id} type="reward">
      {(opened) => <RewardView key={id} {...opened} />}
    </OpenedItem>
  )
}

export default RedeemRoute

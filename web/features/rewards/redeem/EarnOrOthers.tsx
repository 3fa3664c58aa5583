import { rewardsPath, uploadPath } from '../../../shared/loyalty/paths'
import { LinkButton } from '../../../ui/LinkButton'

interface Props {
  readonly lacksPoints: boolean
  readonly copy: { readonly earn: string; readonly others: string }
}

export const EarnOrOthers = ({ lacksPoints, copy }: Props) =>
  lacksPoints ? (
    <LinkButton href={uploadPath} wide>
      {copy.earn}
    </LinkButton>
  ) : (
    <LinkButton href={rewardsPath} tone="second" wide>
      {copy.others}
    </LinkButton>
  )

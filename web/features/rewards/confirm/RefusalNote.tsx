import type { CallFailure } from '@careplus/core/ports'
import { rewardsConfirmCopy } from '../../../copy/rewardsConfirm.th'
import { rewardsPath, uploadPath } from '../../../shared/loyalty/paths'
import { ProvePhone } from '../../../shared/loyalty/ProvePhone'
import { RefusalReasons } from '../RefusalReasons'
import { needsProof, refusalReasons } from '../redemptionRefusal'
import { LinkButton } from '../../../ui/LinkButton'
import { ErrorNote } from '../../../ui/Note'

const copy = rewardsConfirmCopy.review

export const RefusalNote = ({ failure }: { readonly failure: CallFailure }) => {
  const reasons = refusalReasons(failure)
  if (reasons === null)
    return (
      <ErrorNote>
        {failure._tag === 'ApiError' && failure.fields.length > 0 ? copy.addressRefused : copy.failed}
      </ErrorNote>
    )
  return (
    <>
      <ErrorNote>
        <RefusalReasons reasons={reasons} title={copy.refused} />
      </ErrorNote>
      <div className="wrap">
        {needsProof(failure) && <ProvePhone />}
        <LinkButton href={uploadPath} tone="second">
          {copy.earn}
        </LinkButton>
        <LinkButton href={rewardsPath} tone="second">
          {copy.others}
        </LinkButton>
      </div>
    </>
  )
}

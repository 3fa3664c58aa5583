import { usePageTitle } from '../../../page/pageTitle'
import { rewardsConfirmCopy as copy } from '../../../copy/rewardsConfirm.th'
import { HeaderActions } from '../../../layouts/HeaderActions'
import { Steps } from '../../../ui/Progress'
import { ofTotal } from '../../../ui/words'

const total = 2

export const StepHead = ({ title, now }: { readonly title: string; readonly now: number }) => {
  usePageTitle(title)
  return (
    <>
      <HeaderActions>
        <p className="confirm__at">{ofTotal(now, total)}</p>
      </HeaderActions>
      <Steps now={now} total={total} label={copy.progress} />
    </>
  )
}

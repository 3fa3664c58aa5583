import { uiWords } from '../../../ui/words'

export const RewardListSkeleton = () => (
  <div className="shelf shelf--wait" aria-busy="true">
    <p className="ui-hidden" role="status">
      {uiWords.loading}
    </p>
    <div className="shelf__chips-wait">
      <span />
      <span />
      <span />
    </div>
    <div className="shelf__grid">
      <span className="shelf__draw" />
      <span />
      <span />
      <span />
      <span />
    </div>
  </div>
)

import { uiWords } from '../../../ui/words'

export const PointsWait = () => (
  <div className="rewards-points rewards-points--wait" aria-busy="true">
    <p className="ui-hidden" role="status">
      {uiWords.loading}
    </p>
    <span />
    <span />
  </div>
)

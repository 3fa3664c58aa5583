import { uiWords } from '../../../ui/words'

/** Stands where the points are about to be. */
export const PointsWait = () => (
  <div className="rewards-points rewards-points--wait" aria-busy="true">
    <p className="ui-hidden" role="status">
      {uiWords.loading}
    </p>
    <span />
    <span />
  </div>
)

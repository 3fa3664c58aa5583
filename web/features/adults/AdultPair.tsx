import { AdultFigure } from '../../ui/drawings/Adult'
import { Drawing } from '../../ui/drawings/Drawing'

export const AdultPair = () => (
  <Drawing viewBox="-78 -112 284 226">
    <AdultFigure kind="mother" />
    <g transform="translate(122 -6)">
      <AdultFigure kind="grandmother" />
    </g>
  </Drawing>
)

import { Drawing } from '../../ui/drawings/Drawing'
import { NewbornFigure } from '../../ui/drawings/Newborn'
import './family.css'

/** Decoration for a child under about twelve months: swaddled, without a ruler. */
export const Bundle = ({ label }: { readonly label?: string }) => (
  <Drawing viewBox="-80 -112 160 220" label={label} className="family-bundle">
    <NewbornFigure />
  </Drawing>
)

import { Drawing } from '../../ui/drawings/Drawing'
import { NewbornFigure } from '../../ui/drawings/Newborn'
import './family.css'

export const Bundle = ({ label }: { readonly label?: string }) => (
  <Drawing viewBox="-80 -112 160 220" label={label} className="family-bundle">
    <NewbornFigure />
  </Drawing>
)

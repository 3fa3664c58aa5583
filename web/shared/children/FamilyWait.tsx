import { Layers } from '../../ui/Layers'
import './familyPage.css'

/** Shapes of a member's page, of its size: stands in a prerendered page until the member's own is there. */
export const FamilyWait = () => (
  <>
    <div className="bleed family-top" aria-hidden="true">
      <div className="ui-hero ui-hero--short family-hero">
        <Layers />
        <div className="ui-hero__in" />
      </div>
      <div className="family-front">
        <div className="ui-card ui-card--plain family-due family-due--wait" />
      </div>
    </div>
    <div className="family--wait" aria-hidden="true" />
  </>
)

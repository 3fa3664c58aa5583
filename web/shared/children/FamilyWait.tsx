import { Layers } from '../../ui/Layers'
import { uiWords } from '../../ui/words'
import './familyPage.css'

/** Shapes of a member's page, of its size: stands in a prerendered page until the member's own is there. Its style sheet says
 *  that it is late, for no code may be there yet. */
export const FamilyWait = () => (
  <>
    <div className="bleed family-top" aria-hidden="true">
      <div className="ui-hero ui-hero--short family-hero">
        <Layers />
        <div className="ui-hero__in" />
      </div>
      <div className="family-front">
        <div className="ui-card ui-card--plain family-due family-due--wait">
          <p className="family-late">{uiWords.loading}</p>
        </div>
      </div>
    </div>
    <div className="family--wait" aria-hidden="true" />
  </>
)

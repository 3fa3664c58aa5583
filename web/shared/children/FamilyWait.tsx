import { Layers } from '../../ui/Layers'
import { uiWords } from '../../ui/words'
import './familyPage.css'

/** Its style sheet shows the note that loading takes long, because no script may have loaded yet. */
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

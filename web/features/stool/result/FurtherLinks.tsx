import { Link } from 'wouter'
import { stoolResultCopy as copy } from '../../../copy/stoolResult.th'
import { Icon } from '../../../ui/Icon'
import { MapPin } from '../../../ui/icons'
import { infoPath, stepHref, trialPath, type ResultPlace } from '../stoolPath'

export const FurtherLinks = ({ place, urgent }: { readonly place: ResultPlace; readonly urgent: boolean }) => {
  const { childId, checkId = null, trial = false } = place
  const mayEdit = trial || (childId !== null && checkId === null)
  return (
    <div className="stool-ways">
      {urgent && (
        <a
          className="ui-button ui-button--second ui-button--wide"
          href={copy.hospitalAddress}
          target="_blank"
          rel="noopener noreferrer"
        >
          <span className="ui-button__face">
            <Icon of={MapPin} size={20} />
            <span>
              {copy.hospital} <span className="ui-hidden">{copy.newWindow}</span>
            </span>
          </span>
        </a>
      )}
      <p className="stool-ways__links">
        {mayEdit && <Link href={trial ? trialPath : stepHref('urgent', false)}>{copy.edit}</Link>}
        {!mayEdit && <Link href={childId === null ? infoPath : `${infoPath}?child=${childId}`}>{copy.again}</Link>}
      </p>
    </div>
  )
}

import type { Child, Partner } from '@careplus/core/ports'
import { faceOfMember } from '../../shared/account/memberFace'
import { calledAs, partnerCopy } from '../../copy/partners.th'
import { Avatar } from '../../ui/Avatar'
import { ChangeRoles } from './ChangeRoles'
import { EndSharing } from './EndSharing'

const copy = partnerCopy.people

interface Props {
  readonly partners: ReadonlyArray<Partner>
  readonly all: ReadonlyArray<Child>
  readonly onChanged: () => void
}

export const PartnerList = ({ partners, all, onChanged }: Props) => (
  <section className="stack partner-section" aria-labelledby="partner-people">
    <h2 id="partner-people">{copy.title}</h2>
    {partners.length === 0 ? (
      <p className="second">{copy.none}</p>
    ) : (
      <ul className="ui-card ui-card--plain partner-people">
        {partners.map((partner) => (
          <li key={partner.id} className="partner-person">
            <Avatar face={faceOfMember(partner.name)} tone="pandan" />
            <div className="partner-person__words">
              <strong>{calledAs(partner)}</strong>
              <span>{partner.children.map(({ nickname, role }) => copy.share(nickname, role)).join(' · ')}</span>
              {partner.name !== null && partner.contact !== null && <span>{partner.contact}</span>}
            </div>
            <div className="partner-person__ways">
              <ChangeRoles {...{ partner, all, onChanged }} />
              <EndSharing {...{ partner }} onEnded={onChanged} />
            </div>
          </li>
        ))}
      </ul>
    )}
  </section>
)

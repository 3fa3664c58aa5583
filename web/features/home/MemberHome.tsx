import { dashboardCopy as copy } from '../../copy/dashboard.th'
import { FamilyPage } from '../../shared/children/FamilyPage'
import { LazyMission, LazyPoints } from '../../shared/loyalty/LazyCards'
import { useSession } from '../../calls/session/useSession'
import { IconTile, Row, Rows } from '../../ui/Card'
import { Icon } from '../../ui/Icon'
import { Heart, Ruler, User } from '../../ui/icons'
import { CampaignRow } from './CampaignRow'
import { ReadingRow } from './ReadingRow'
import './memberHome.css'

const MemberHome = () => {
  const { user } = useSession()
  const nameless = user !== null && (user.name ?? '') === ''
  return (
    <FamilyPage pointsFirst points={<LazyPoints />} mission={<LazyMission />}>
      <Rows>
        {nameless && (
          <Row
            href="/user-info"
            lead={
              <IconTile tone="mango">
                <Icon of={User} />
              </IconTile>
            }
            title={copy.info.title}
            second={copy.info.text}
          />
        )}
        <Row
          href="/mobility"
          lead={
            <IconTile>
              <Icon of={Heart} />
            </IconTile>
          }
          title={copy.adults.none}
          second={copy.adults.noneText}
        />
        <Row
          href="/growth"
          lead={
            <IconTile>
              <Icon of={Ruler} />
            </IconTile>
          }
          title={copy.checkAgain.title}
          second={copy.checkAgain.text}
        />
        <ReadingRow />
        <CampaignRow />
      </Rows>
    </FamilyPage>
  )
}

export default MemberHome

import { dashboardCopy as copy } from '../../copy/dashboard.th'
import { useSession } from '../../calls/session/useSession'
import { IconTile, Row, Rows } from '../../ui/Card'
import { Icon } from '../../ui/Icon'
import { Heart, Ruler, User } from '../../ui/icons'
import { CampaignRow } from './CampaignRow'

interface Props {
  readonly saysStrength?: boolean
}

export const MoreRows = ({ saysStrength = false }: Props) => {
  const { user } = useSession()
  const nameless = user !== null && (user.name ?? '') === ''
  return (
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
      {!saysStrength && (
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
      )}
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
      <CampaignRow />
      <Row
        href="/dashboard"
        lead={
          <IconTile>
            <Icon of={User} />
          </IconTile>
        }
        title={copy.overview.title}
        second={copy.overview.text}
      />
    </Rows>
  )
}

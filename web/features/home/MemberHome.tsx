import { useServices } from '../../composition/useServices'
import { dashboardCopy as copy } from '../../copy/dashboard.th'
import { useSession } from '../../session/useSession'
import { IconTile, Row, Rows } from '../../ui/Card'
import { Icon } from '../../ui/Icon'
import { Ruler, User } from '../../ui/icons'
import { Family } from '../../ui/family/Family'
import { useFamily } from '../../ui/family/useFamily'
import { useWaitingDrafts } from '../../ui/family/useWaitingDrafts'

/** `/` for members. */
const MemberHome = () => {
  const services = useServices()
  const { user } = useSession()
  const [state, retry] = useFamily(services, user?.id ?? '')
  const drafts = useWaitingDrafts(services.drafts, user?.id ?? '')
  const name = user?.name ?? ''
  return (
    <Family state={state} onRetry={retry} parent={copy.parent(name)} drafts={drafts}>
      <Rows>
        {name === '' && (
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
          href="/growth"
          lead={
            <IconTile>
              <Icon of={Ruler} />
            </IconTile>
          }
          title={copy.checkAgain.title}
          second={copy.checkAgain.text}
        />
      </Rows>
    </Family>
  )
}

export default MemberHome

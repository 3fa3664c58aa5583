import { sessionCopy } from '../../copy/session.th'
import { OwnInfo } from '../../shared/account/OwnInfo'
import '../../shared/account/session.css'

const { submitOnly: submit, saved } = sessionCopy.info

const UserInfoRoute = () => (
  <div className="session-page">
    <OwnInfo copy={{ submit, saved }} to="/dashboard" />
  </div>
)

export default UserInfoRoute

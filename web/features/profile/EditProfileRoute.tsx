import { useSearch } from 'wouter'
import { OwnInfo } from '../../shared/account/OwnInfo'
import { profileCopy } from '../../copy/profile.th'
import { useSession } from '../../calls/session/useSession'
import { Addresses } from './Addresses'
import { PictureEditor } from './PictureEditor'
import './profile.css'

const { save: submit, saved } = profileCopy.form

const EditProfile = () => {
  const { user } = useSession()
  if (user === null) return null
  return (
    <div className="profile-editing">
      <PictureEditor user={user} />
      <OwnInfo copy={{ submit, saved }} to="/user-profile" />
    </div>
  )
}

const EditProfileRoute = () => {
  const which = new URLSearchParams(useSearch()).get('addresses')
  return which === null ? <EditProfile /> : <Addresses which={which} />
}

export default EditProfileRoute

import { useLocation, useSearch } from 'wouter'
import { InfoForm } from '../../shared/account/InfoForm'
import { useServices } from '../../calls/useServices'
import { profileCopy } from '../../copy/profile.th'
import { useSession } from '../../calls/session/useSession'
import { useToast } from '../../ui/Toast'
import { Addresses } from './Addresses'
import { PictureEditor } from './PictureEditor'
import './profile.css'

const copy = profileCopy.form

/** Picture, name and birth date. */
const EditProfile = () => {
  const { profile, random, clock, session } = useServices()
  const { user } = useSession()
  const [, navigate] = useLocation()
  const toast = useToast()
  if (user === null) return null
  return (
    <div className="profile-editing">
      <PictureEditor user={user} />
      <InfoForm
        {...{ user, profile, random, clock }}
        submit={copy.save}
        onSaved={(changed) => {
          session.memberChanged(changed)
          toast({ text: copy.saved })
          navigate('/user-profile', { replace: true })
        }}
      />
    </div>
  )
}

/** `/edit-profile`: the member's own data; with `?addresses` their addresses. */
const EditProfileRoute = () => {
  const which = new URLSearchParams(useSearch()).get('addresses')
  return which === null ? <EditProfile /> : <Addresses which={which} />
}

export default EditProfileRoute

import { useLocation } from 'wouter'
import { InfoForm } from '../../account/InfoForm'
import { useServices } from '../../composition/useServices'
import { profileCopy } from '../../copy/profile.th'
import { useSession } from '../../session/useSession'
import { useToast } from '../../ui/Toast'
import { PictureEditor } from './PictureEditor'
import './profile.css'

const copy = profileCopy.form

/** `/edit-profile`: picture, name, birth date. */
const EditProfileRoute = () => {
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

export default EditProfileRoute

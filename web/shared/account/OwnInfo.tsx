import { useLocation } from 'wouter'
import { useServices } from '../../calls/useServices'
import { useSession } from '../../calls/session/useSession'
import { useToast } from '../../ui/Toast'
import { InfoForm } from './InfoForm'

interface Props {
  readonly copy: { readonly submit: string; readonly saved: string }
  readonly to: string
}

export const OwnInfo = ({ copy: { submit, saved }, to }: Props) => {
  const { profile, random, clock, session } = useServices()
  const { user } = useSession()
  const [, navigate] = useLocation()
  const toast = useToast()
  if (user === null) return null
  return (
    <InfoForm
      {...{ user, profile, random, clock, submit }}
      onSaved={(changed) => {
        session.memberChanged(changed)
        toast({ text: saved })
        navigate(to, { replace: true })
      }}
    />
  )
}

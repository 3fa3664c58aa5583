import { useState } from 'react'
import { profileCopy as copy } from '../../copy/profile.th'
import { signOut } from '../../calls/session/session'
import { Button } from '../../ui/Button'
import { Icon } from '../../ui/Icon'
import { LogOut } from '../../ui/icons'
import { useToast } from '../../ui/Toast'

export const LeaveButton = () => {
  const [leaving, setLeaving] = useState(false)
  const toast = useToast()
  const leave = (): void => {
    setLeaving(true)
    signOut().catch(() => {
      setLeaving(false)
      toast({ tone: 'failed', text: copy.signOutFailed })
    })
  }
  return (
    <Button
      tone="outline"
      wide
      icon={<Icon of={LogOut} size={20} />}
      busy={leaving}
      busyLabel={copy.signingOut}
      onClick={leave}
    >
      {copy.signOut}
    </Button>
  )
}

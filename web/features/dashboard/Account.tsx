import type { SessionUser } from '@careplus/core/ports'
import { useState } from 'react'
import { dashboardCopy } from '../../copy/dashboard.th'
import { signOut } from '../../session/session'
import { Button } from '../../ui/Button'
import { Row, Rows } from '../../ui/Card'
import { Icon } from '../../ui/Icon'
import { LogOut, Mail, Smartphone, User } from '../../ui/icons'
import { SectionTitle } from '../../ui/InnerHeader'
import { useToast } from '../../ui/Toast'
import './account.css'

const copy = dashboardCopy.account

/** Who is signed in here, and the way out. */
export const Account = ({ user }: { readonly user: SessionUser }) => {
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
    <section className="account">
      <SectionTitle title={copy.title} />
      <Rows label={copy.title}>
        <Row href="/user-info" lead={<Icon of={User} />} title={user.name ?? copy.noName} second={copy.name} />
        <Row
          lead={<Icon of={Mail} />}
          title={<span className="account-address">{user.email ?? ''}</span>}
          second={copy.email}
        />
        <Row lead={<Icon of={Smartphone} />} title={copy.device} second={copy.deviceText} />
      </Rows>
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
    </section>
  )
}

import type { SessionUser } from '@careplus/core/ports'
import { monthText } from '../../shared/account/instants'
import { MemberAvatar } from '../../shared/account/MemberAvatar'
import { ownUser } from '../../shared/account/ownUser'
import { dashboardCopy } from '../../copy/dashboard.th'
import { profileCopy } from '../../copy/profile.th'
import './dashboardAccount.css'

const copy = dashboardCopy.account

export const AccountHead = ({ user }: { readonly user: SessionUser }) => {
  const { createdAt } = ownUser(user)
  const name = dashboardCopy.parent(user.name ?? '')
  return (
    <header className="account-head">
      <MemberAvatar user={user} size="large" />
      <div>
        <h1>{name === '' ? copy.title : name}</h1>
        <p className="second">{createdAt === null ? copy.overview : profileCopy.since(monthText(createdAt))}</p>
      </div>
    </header>
  )
}

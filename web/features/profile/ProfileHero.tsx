import type { SessionUser } from '@careplus/core/ports'
import { Link } from 'wouter'
import { monthText } from '../../shared/account/instants'
import { MemberAvatar } from '../../shared/account/MemberAvatar'
import { ownUser } from '../../shared/account/ownUser'
import { profileCopy as copy } from '../../copy/profile.th'
import { HeaderActions } from '../../layouts/HeaderActions'
import { Hero } from '../../ui/Hero'
import { Icon } from '../../ui/Icon'
import { Pencil } from '../../ui/icons'

export const ProfileHero = ({ user }: { readonly user: SessionUser }) => {
  const { createdAt } = ownUser(user)
  const name = user.name ?? copy.noName
  return (
    <Hero size="short" className="profile-hero">
      <HeaderActions>
        <Link href="/edit-profile" className="profile-edit">
          <Icon of={Pencil} size={20} /> {copy.edit}
        </Link>
      </HeaderActions>
      <div className="profile-who">
        <MemberAvatar user={user} size="large" />
        <div>
          <h1>{name}</h1>
          {createdAt !== null && <p>{copy.since(monthText(createdAt))}</p>}
        </div>
      </div>
    </Hero>
  )
}

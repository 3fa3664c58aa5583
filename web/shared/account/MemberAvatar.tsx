import { loadsBeside } from '../../ui/loadsBeside'
import type { SessionUser } from '@careplus/core/ports'
import { Avatar, type AvatarProps } from '../../ui/Avatar'
import { useAvatarPicture } from './avatarPicture'
import { faceOfMember } from './memberFace'
import { ownUser } from './ownUser'
import './account.css'

interface Props extends Pick<AvatarProps, 'size' | 'shape'> {
  readonly user: SessionUser
}

export const MemberAvatar = ({ user, size = 'normal', shape = 'square' }: Props) => {
  const url = useAvatarPicture(ownUser(user).avatarId)
  return url === null ? (
    <Avatar face={faceOfMember(user.name)} tone="mango" {...{ size, shape }} />
  ) : (
    <span className={`ui-avatar ui-avatar--${size} ui-avatar--${shape} ui-avatar--mango`}>
      <img {...loadsBeside} src={url} alt="" className="account-picture" />
    </span>
  )
}

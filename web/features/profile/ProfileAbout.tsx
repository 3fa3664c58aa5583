import { maskEmail, maskNumber, MobileNumber } from '@careplus/core/identity'
import type { SessionUser } from '@careplus/core/ports'
import { ownUser } from '../../shared/account/ownUser'
import { profileCopy } from '../../copy/profile.th'
import { Row, Rows } from '../../ui/Card'
import { fullDateText } from '../../shared/growth/dateText'
import { Icon } from '../../ui/Icon'
import { Calendar, Check, Mail, Smartphone } from '../../ui/icons'
import { Tag } from '../../ui/Tag'
import { LevelTitle } from './LevelTitle'
import { useLinkedMethods } from './useLinkedMethods'

const copy = profileCopy.about

const Mark = ({ verified }: { readonly verified: boolean | undefined }) =>
  verified === undefined ? null : verified ? (
    <Tag tone="pandan" icon={<Icon of={Check} size={16} />}>
      {copy.verified}
    </Tag>
  ) : (
    <Tag tone="mango">{copy.unverified}</Tag>
  )

export const ProfileAbout = ({ user }: { readonly user: SessionUser }) => {
  const [methods] = useLinkedMethods()
  const { phone, birthDate } = ownUser(user)
  const linked = methods._tag === 'ready' ? methods.value : null
  return (
    <section className="profile__section profile-about">
      <LevelTitle title={copy.title} />
      <Rows label={copy.title}>
        <Row
          href="/change-email"
          lead={<Icon of={Mail} />}
          title={<span className="profile-address">{user.email === null ? copy.noEmail : maskEmail(user.email)}</span>}
          second={copy.email}
          end={user.email !== null && <Mark verified={linked?.email} />}
        />
        <Row
          href="/edit-my-phone"
          lead={<Icon of={Smartphone} />}
          title={phone === null ? copy.noPhone : MobileNumber.is(phone) ? maskNumber(phone) : phone}
          second={copy.phone}
          end={phone !== null && <Mark verified={linked?.phone} />}
        />
        <Row
          href="/edit-profile"
          lead={<Icon of={Calendar} />}
          title={birthDate === null ? copy.noBirthDate : fullDateText(birthDate)}
          second={copy.birthDate}
        />
      </Rows>
    </section>
  )
}

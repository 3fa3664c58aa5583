import { maskEmail, maskNumber, MobileNumber } from '@careplus/core/identity'
import type { SessionUser } from '@careplus/core/ports'
import { ownUser } from '../../shared/account/ownUser'
import { useAddresses } from '../../shared/addresses/useAddresses'
import { addressCopy } from '../../copy/addresses.th'
import { profileCopy } from '../../copy/profile.th'
import { Row, Rows } from '../../ui/Card'
import { fullDateText } from '../../shared/growth/days'
import { Icon } from '../../ui/Icon'
import { Calendar, Check, Heart, Mail, MapPin, MessageSquare, Smartphone, Users } from '../../ui/icons'
import { Tag } from '../../ui/Tag'
import { addressesPath } from './addressesPath'
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

/** E-mail, phone number, birth date and partners. Each leads to where it is changed. */
export const About = ({ user }: { readonly user: SessionUser }) => {
  const [ways] = useLinkedMethods()
  const [addresses] = useAddresses()
  const { phone, birthDate } = ownUser(user)
  const saved = addresses._tag === 'ready' ? addressCopy.count(addresses.value.length) : addressCopy.lead
  const linked = ways._tag === 'ready' ? ways.value : null
  return (
    <div className="profile-about">
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
        <Row href={addressesPath} lead={<Icon of={MapPin} />} title={addressCopy.title} second={saved} />
        <Row href="/add-partner" lead={<Icon of={Users} />} title={copy.partner} second={copy.partnerText} />
        <Row href="/adults" lead={<Icon of={Heart} />} title={copy.adults} second={copy.adultsText} />
        <Row href="/request" lead={<Icon of={MessageSquare} />} title={copy.request} second={copy.requestText} />
      </Rows>
    </div>
  )
}

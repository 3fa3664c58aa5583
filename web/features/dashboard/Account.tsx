import type { SessionUser } from '@careplus/core/ports'
import { Link } from 'wouter'
import { LeaveButton } from '../../shared/account/LeaveButton'
import { lacksOf } from '../../shared/account/ownUser'
import { dashboardCopy } from '../../copy/dashboard.th'
import { profileCopy } from '../../copy/profile.th'
import { Row, Rows } from '../../ui/Card'
import { Icon } from '../../ui/Icon'
import { ChevronRight, Pencil, ShieldCheck, User, Users } from '../../ui/icons'
import { SectionTitle } from '../../ui/InnerHeader'
import { DeviceRow } from './DeviceRow'
import './account.css'

const copy = dashboardCopy.account

const places = { name: '/edit-profile', birthDate: '/edit-profile', email: '/change-email', phone: '/edit-my-phone' }

/** The member's own pages, what the profile lacks, and the ways in. */
export const Account = ({ user }: { readonly user: SessionUser }) => {
  const lacks = lacksOf(user)
  const [first] = lacks
  return (
    <section className="stack">
      <SectionTitle
        title={copy.title}
        end={
          <Link href="/user-profile" className="family-all">
            {copy.all} <Icon of={ChevronRight} size={20} />
          </Link>
        }
      />
      <Rows label={copy.title}>
        <Row
          href="/user-profile"
          lead={<Icon of={User} />}
          title={copy.profile}
          second={user.email === null ? copy.profileText : <span className="account-address">{user.email}</span>}
        />
        {first !== undefined && (
          <Row
            href={places[first]}
            lead={<Icon of={Pencil} />}
            title={profileCopy.hint.title(lacks.length)}
            second={lacks.map((lack) => profileCopy.hint.lacks[lack]).join(' · ')}
          />
        )}
        <DeviceRow />
        <Row href="/add-partner" lead={<Icon of={Users} />} title={copy.partner} second={copy.partnerText} />
        <Row href="/user-profile" lead={<Icon of={ShieldCheck} />} title={copy.privacy} second={copy.privacyText} />
      </Rows>
      <LeaveButton />
    </section>
  )
}

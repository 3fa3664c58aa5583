import { maskEmail } from '@careplus/core/identity'
import type { SessionUser } from '@careplus/core/ports'
import { LeaveButton } from '../../shared/account/LeaveButton'
import { lacksOf } from '../../shared/account/ownUser'
import { dashboardCopy } from '../../copy/dashboard.th'
import { profileCopy } from '../../copy/profile.th'
import { Row, Rows } from '../../ui/Card'
import { Icon } from '../../ui/Icon'
import { Pencil, User } from '../../ui/icons'
import { SectionTitle } from '../../ui/InnerHeader'
import './dashboardAccount.css'

const copy = dashboardCopy.account

const places = { name: '/edit-profile', birthDate: '/edit-profile', email: '/change-email', phone: '/edit-my-phone' }

export const Account = ({ user }: { readonly user: SessionUser }) => {
  const lacks = lacksOf(user)
  const [first] = lacks
  return (
    <section className="stack">
      <SectionTitle title={copy.title} />
      <Rows label={copy.title}>
        <Row
          href="/user-profile"
          lead={<Icon of={User} />}
          title={copy.profile}
          second={
            user.email === null ? copy.profileText : <span className="account-address">{maskEmail(user.email)}</span>
          }
        />
        {first !== undefined && (
          <Row
            href={places[first]}
            lead={<Icon of={Pencil} />}
            title={profileCopy.hint.title(lacks.length)}
            second={lacks.map((lack) => profileCopy.hint.lacks[lack]).join(' · ')}
          />
        )}
      </Rows>
      <LeaveButton />
    </section>
  )
}

import { Link } from 'wouter'
import { familyCopy } from '../../copy/family.th'
import { Icon } from '../../ui/Icon'
import { Bell } from '../../ui/icons'
import './family.css'

export const RemindersLink = () => (
  <Link href="/user-profile#reminders" className="family-reminders">
    <Icon of={Bell} size={20} />
    {familyCopy.remind}
  </Link>
)

import { Link } from 'wouter'
import { phoneCopy } from '../../copy/phone.th'
import { Icon } from '../../ui/Icon'
import { ChevronRight, Smartphone } from '../../ui/icons'
import { SocialWays } from './social/SocialWays'
import { useWaysIn } from '../../account/useWaysIn'

const copy = phoneCopy.login

/** The ways in besides e-mail, as far as the server offers any. */
export const OtherWays = () => {
  const ways = useWaysIn()
  if (ways === null || !(ways.phone || ways.google !== null || ways.facebook !== null)) return null
  return (
    <div className="session-ways">
      <p className="session-or">{copy.or}</p>
      {ways.phone && (
        <Link href="/login-with-phone" className="session-way">
          <Icon of={Smartphone} />
          <span>{copy.way}</span>
          <Icon of={ChevronRight} size={20} />
        </Link>
      )}
      <SocialWays ways={ways} />
    </div>
  )
}

import type { SocialRefused } from '@careplus/core/session'
import { Link } from 'wouter'
import { socialReturnCopy } from '../../../copy/socialReturn.th'
import { useSession } from '../../../calls/session/useSession'
import { usePageTitle } from '../../../page/pageTitle'
import { Hero } from '../../../ui/Hero'
import { Icon } from '../../../ui/Icon'
import { Clock, RotateCw, Smartphone } from '../../../ui/icons'
import { LinkButton } from '../../../ui/LinkButton'
import { useSignInMethods } from '../../../shared/account/useSignInMethods'
import { failureWords, isStray } from '../../../shared/account/social/failureWords'
import { LineRetry } from './LineRetry'
import { BouncedEmail } from './BouncedEmail'

const copy = socialReturnCopy.failed
const marks = [Clock, RotateCw, Smartphone]

export const SocialFailure = ({ refused }: { readonly refused: SocialRefused }) => {
  const methods = useSignInMethods()
  const signedIn = useSession().status === 'signedIn'
  const { name } = refused
  const title = signedIn && name !== null ? copy.linkTitle(name) : copy.title(name)
  usePageTitle(title)
  const line = isStray(refused) && !signedIn && (name === null || name === 'line') ? (methods?.line ?? null) : null
  return (
    <>
      <div className="bleed social-scene">
        <Hero size="normal" art={<BouncedEmail />} className="social-hero">
          {null}
        </Hero>
      </div>
      <div className="social-failed">
        <h1>{title}</h1>
        <p className="second" role="alert">
          {failureWords(refused)}
        </p>
        {signedIn ? (
          <LinkButton href="/user-profile#sign-in-methods" wide>
            {copy.profile}
          </LinkButton>
        ) : (
          <>
            {line !== null && <LineRetry method={line} />}
            <LinkButton href="/login" wide tone={line === null ? 'primary' : 'second'}>
              {copy.again}
            </LinkButton>
            {methods?.phone === true ? (
              <LinkButton href="/login-with-phone" tone="second" wide icon={<Icon of={Smartphone} />}>
                {copy.phone}
              </LinkButton>
            ) : (
              <LinkButton href="/login" tone="second" wide>
                {copy.email}
              </LinkButton>
            )}
          </>
        )}
        {isStray(refused) && (
          <>
            <h2>{copy.oftenTitle}</h2>
            <ul className="social-often">
              {copy.often.map((cause, at) => (
                <li key={cause}>
                  <Icon of={marks[at] ?? Clock} />
                  {cause}
                </li>
              ))}
            </ul>
          </>
        )}
        <p className="social-home">
          <Link href="/">{copy.home}</Link>
        </p>
      </div>
    </>
  )
}

import { socialCopy } from '../../../copy/social.th'
import { outside, type InApp } from './inApp'

/** Google inside another app: why it does not go there, and the way out of it. */
export const GoogleOutside = ({ app }: { readonly app: InApp }) => (
  <>
    {socialCopy.inApp[app]}
    {app === 'line' && (
      <>
        {' '}
        <a href={outside(location.href)}>{socialCopy.inApp.open}</a>
      </>
    )}
  </>
)

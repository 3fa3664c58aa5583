import { socialCopy } from '../../../copy/social.th'
import { outside, type InApp } from './inApp'
import { staysBehind } from './staysBehind'

export const GoogleOutside = ({ app }: { readonly app: InApp }) => (
  <>
    {socialCopy.inApp[app]}
    {app === 'line' && (
      <>
        {' '}
        <a href={outside(location.href)}>{socialCopy.inApp.open}</a>
      </>
    )}
    {staysBehind() && <> {socialCopy.inApp.staysBehind}</>}
  </>
)

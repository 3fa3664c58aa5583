import { Suspense } from 'react'
import { useLocation } from 'wouter'
import { lazyView } from '../../../page/lazyView'
import { socialReturnCopy } from '../../../copy/socialReturn.th'
import { Button } from '../../../ui/Button'
import { Skeleton } from '../../../ui/Skeleton'
import { saveNewcomer } from './newcomer'
import type { SocialCodeProps } from './SocialCode'

const SocialCode = lazyView(() => import('./SocialCode'))

export const MailedCode = (props: SocialCodeProps) => (
  <Suspense fallback={<Skeleton shapes={['title', 'line', 'card']} />}>
    <SocialCode {...props} />
  </Suspense>
)

export const OtherMethod = () => {
  const [, navigate] = useLocation()
  return (
    <Button
      tone="ghost"
      wide
      onClick={() => {
        saveNewcomer(null)
        navigate('/login', { replace: true })
      }}
    >
      {socialReturnCopy.join.other}
    </Button>
  )
}

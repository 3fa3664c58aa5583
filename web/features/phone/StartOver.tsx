import { phoneCopy } from '../../copy/phone.th'
import { LinkButton } from '../../ui/LinkButton'
import { Note } from '../../ui/Note'
import { Skeleton } from '../../ui/Skeleton'
import { PhoneScene } from '../../shared/account/PhoneScene'

const copy = phoneCopy.beginning

export interface StartOverProps {
  readonly title: string
  readonly href: string | null
}

export const StartOver = ({ title, href }: StartOverProps) => (
  <>
    <PhoneScene className="session-letter phone-scene" />
    <div className="session-heading phone-heading" aria-busy={href === null || undefined}>
      <h1>{title}</h1>
    </div>
    {href === null ? (
      <Skeleton shapes={['line', 'card']} />
    ) : (
      <>
        <Note>{copy.lead}</Note>
        <LinkButton href={href} wide>
          {copy.submit}
        </LinkButton>
      </>
    )}
  </>
)

import { troubleCopy as copy } from '../../copy/trouble.th'
import { Row, Rows } from '../../ui/Card'
import { Icon } from '../../ui/Icon'
import { BookOpen, Droplet, ReceiptText, RotateCw, Ruler, type LucideIcon } from '../../ui/icons'
import { Button } from '../../ui/Button'
import { EmptyState } from '../../ui/EmptyState'
import { BrokenScene } from '../../ui/drawings/scenes'
import { Note } from '../../ui/Note'
import { retrySession } from '../../calls/session/session'
import { useSession } from '../../calls/session/useSession'
import type { SessionTrouble } from '../../calls/session/sessionView'
import './trouble.css'

interface TroubleLink {
  readonly href: string
  readonly title: string
  readonly icon: LucideIcon
}

const stool: TroubleLink = { href: '/children/stool-info', title: copy.known.stool, icon: Droplet }
const known: ReadonlyArray<TroubleLink> = [
  { href: '/children-profile/add-growth', title: copy.known.growth, icon: Ruler },
  stool,
  { href: '/rewards/uploadbill', title: copy.known.bill, icon: ReceiptText },
]

const reading: TroubleLink = { href: '/article', title: copy.read, icon: BookOpen }
const check: TroubleLink = { href: '/growth', title: copy.check, icon: Ruler }

const linksOf = (trouble: SessionTrouble, isKnown: boolean): ReadonlyArray<TroubleLink> => {
  if (isKnown) return [...known, reading]
  return trouble === 'closed' ? [stool, check, reading] : [check, reading]
}

const Retry = ({ busy }: { readonly busy: boolean }) => (
  <Button tone="second" size="small" busy={busy} onClick={retrySession} icon={<Icon of={RotateCw} size={20} />}>
    {copy.retry}
  </Button>
)

interface Props {
  readonly trouble: SessionTrouble
  readonly headingLevel: 1 | 2
}

const TroublePage = ({ trouble, headingLevel }: Props) => {
  const { user, busy } = useSession()
  return (
    <div className="session-trouble">
      <EmptyState
        live
        title={copy.title[trouble]}
        headingLevel={headingLevel}
        art={<BrokenScene className="ui-empty__art" />}
        action={<Retry busy={busy && trouble !== 'unanswered'} />}
      >
        {copy.why[trouble]}
      </EmptyState>
      <Rows label={copy.works}>
        {linksOf(trouble, user !== null).map(({ href, title, icon }) => (
          <Row key={href} href={href} title={title} lead={<Icon of={icon} />} />
        ))}
      </Rows>
    </div>
  )
}

export const TroubleNote = ({ trouble }: { readonly trouble: SessionTrouble }) => {
  const { busy } = useSession()
  return (
    <Note tone="offline" live action={<Retry busy={busy && trouble !== 'unanswered'} />}>
      <strong>{copy.title[trouble]}</strong>
      <br />
      {copy.kept}
    </Note>
  )
}

export default TroublePage

import { thaiDate, type IsoDate } from '@careplus/core/calendar'
import { mayDo } from '@careplus/core/partners'
import type { Child } from '@careplus/core/ports'
import type { ReactNode } from 'react'
import { childrenCopy } from '../../copy/children.th'
import { dashboardCopy } from '../../copy/dashboard.th'
import { partnerCopy } from '../../copy/partners.th'
import { heightText, weightText, type FollowWords } from '@careplus/core/growth'
import type { FollowedFamily } from '../growth/useFollowed'
import { dateText } from '../growth/dateText'
import { Icon } from '../../ui/Icon'
import { Clock } from '../../ui/icons'
import { LinkButton } from '../../ui/LinkButton'
import { Tag } from '../../ui/Tag'
import { AwaitedInvite } from './AwaitedInvite'
import { nameOf } from './childWords'
import { dueOf, isDue, lateText, type Due } from './due'
import { useErasedOn } from './useErasedOn'
import { useNobody } from './useNobody'
import type { FamilyChild } from './useFamily'
import './familyPage.css'

const copy = dashboardCopy.due

const titleOf = (name: string, due: Due): string => {
  if (due._tag === 'never') return copy.titleNever(name)
  if (due._tag === 'unknown') return copy.titleKnown(name)
  return due._tag === 'later' ? copy.titleLater(name, thaiDate(due.on)) : copy.titleDue(name)
}

interface FrameProps {
  readonly tag?: { readonly tone: 'mango' | 'pandan'; readonly words: string }
  readonly title: string
  readonly children: ReactNode
  readonly also?: ReactNode
}

export const DueFrame = ({ tag, title, children, also }: FrameProps) => (
  <section className="ui-card ui-card--plain family-due" aria-labelledby="family-due">
    {tag !== undefined && (
      <Tag tone={tag.tone} icon={<Icon of={Clock} size={18} />}>
        {tag.words}
      </Tag>
    )}
    <h2 id="family-due">{title}</h2>
    {children}
    {also}
  </section>
)

interface Props {
  readonly familyChild: FamilyChild
  readonly followed: FollowedFamily
  readonly today: IsoDate
  readonly also?: ReactNode
}

const ReferralCard = ({
  child,
  words,
  also,
}: {
  readonly child: Child
  readonly words: FollowWords
  readonly also: ReactNode
}) => (
  <DueFrame tag={{ tone: 'mango', words: copy.visit }} title={copy.titleVisit(nameOf(child))} also={also}>
    <p>{words.referral}</p>
    <p className="second">{words.due}</p>
    <LinkButton href={`/children/${child.id}`} wide>
      {copy.see}
    </LinkButton>
  </DueFrame>
)

/** A child whose health data a withdrawal hides. It was measured, so `never` would be wrong. */
const HiddenCard = ({
  child,
  erasedOn,
  also,
}: {
  readonly child: Child
  readonly erasedOn: IsoDate
  readonly also: ReactNode
}) => (
  <DueFrame title={childrenCopy.hiddenOf(nameOf(child))} also={also}>
    <p className="second">{childrenCopy.page.hiddenText(thaiDate(erasedOn))}</p>
    <LinkButton href={`/children/${child.id}`} tone="second" wide>
      {childrenCopy.toChild(nameOf(child))}
    </LinkButton>
  </DueFrame>
)

export const DueCard = ({ familyChild, followed, today, also }: Props) => {
  const { child, records } = familyChild
  const due = dueOf(familyChild, followed, today)
  const last = records[0]
  const words = followed?.get(child.id)?.words
  const erasedOn = useErasedOn(child, today)
  if (erasedOn !== null) return <HiddenCard {...{ child, erasedOn, also }} />
  if (words !== undefined && words.referral !== null) return <ReferralCard {...{ child, words, also }} />
  const tag =
    due._tag === 'unknown'
      ? {}
      : {
          tag: {
            tone: isDue(due) ? ('mango' as const) : ('pandan' as const),
            words: due._tag === 'late' ? lateText(due.on, today) : copy[due._tag],
          },
        }
  return (
    <DueFrame {...tag} title={titleOf(nameOf(child), due)} also={also}>
      <p className="second">
        {last === undefined
          ? copy.neverText
          : copy.last(dateText(last.date), weightText(last.weight), heightText(last.height))}
      </p>
      {mayDo(child.role, 'record') ? (
        <LinkButton
          href={`/children-profile/add-growth?child=${child.id}`}
          tone={isDue(due) ? 'primary' : 'second'}
          wide
        >
          {copy.record}
        </LinkButton>
      ) : (
        <LinkButton href={`/children-profile/growth?child=${child.id}`} tone="second" wide>
          {childrenCopy.curve}
        </LinkButton>
      )}
    </DueFrame>
  )
}

const FirstChild = () => {
  const { title, text, isUnshared } = useNobody(dashboardCopy.nobody)
  const add = (
    <LinkButton key="add" href="/children/add-information?first" tone={isUnshared ? 'second' : 'primary'} wide>
      {dashboardCopy.nobody.add}
    </LinkButton>
  )
  const join = (
    <LinkButton key="join" href="/add-partner" tone={isUnshared ? 'primary' : 'second'} wide>
      {partnerCopy.haveCode}
    </LinkButton>
  )
  return (
    <DueFrame title={title}>
      <p className="second">{text}</p>
      {isUnshared ? [join, add] : [add, join]}
    </DueFrame>
  )
}

export const FirstChildCard = ({ onShared }: { readonly onShared: () => void }) => (
  <AwaitedInvite onShared={onShared} otherwise={<FirstChild />}>
    {(title) => (
      <DueFrame title={title}>
        <p className="second">{partnerCopy.invited.waitText}</p>
        <LinkButton href="/add-partner" wide>
          {partnerCopy.toInvitation}
        </LinkButton>
      </DueFrame>
    )}
  </AwaitedInvite>
)

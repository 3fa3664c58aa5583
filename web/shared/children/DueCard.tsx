import { thaiDate, type IsoDate } from '@careplus/core/calendar'
import { mayDo } from '@careplus/core/partners'
import { childrenCopy } from '../../copy/children.th'
import { dashboardCopy } from '../../copy/dashboard.th'
import { partnerCopy } from '../../copy/partners.th'
import { heightText, weightText, type FollowWords } from '@careplus/core/growth'
import type { FollowedFamily } from '../growth/useFollowed'
import { dateText } from '../growth/days'
import { Icon } from '../../ui/Icon'
import { Clock } from '../../ui/icons'
import { LinkButton } from '../../ui/LinkButton'
import { Tag } from '../../ui/Tag'
import { AwaitedInvite } from './AwaitedInvite'
import { nameOf } from './childWords'
import { dueOf, isDue, type Due } from './due'
import { useErasedOn } from './useErasedOn'
import { useNobody } from './useNobody'
import type { ChildHere } from './useFamily'
import './familyPage.css'

const copy = dashboardCopy.due

const titleOf = (name: string, due: Due): string => {
  if (due._tag === 'never') return copy.titleNever(name)
  if (due._tag === 'unknown') return copy.titleKnown(name)
  return due._tag === 'later' ? copy.titleLater(name, thaiDate(due.on)) : copy.titleDue(name)
}

interface Props {
  readonly here: ChildHere
  readonly followed: FollowedFamily
  readonly today: IsoDate
}

/** A child that is to be seen: what was found, by when, and the way to its page. */
const ReferralCard = ({ here: { child }, words }: { readonly here: ChildHere; readonly words: FollowWords }) => (
  <section className="ui-card ui-card--plain family-due" aria-labelledby="family-due">
    <Tag tone="mango" icon={<Icon of={Clock} size={18} />}>
      {copy.visit}
    </Tag>
    <h2 id="family-due">{copy.titleVisit(nameOf(child))}</h2>
    <p>{words.referral}</p>
    <p className="second">{words.due}</p>
    <LinkButton href={`/children/${child.id}`} wide>
      {copy.see}
    </LinkButton>
  </section>
)

/** A child whose health data a withdrawal hides: it was measured, which `never` would deny. */
const HiddenCard = ({ here: { child }, erasedOn }: { readonly here: ChildHere; readonly erasedOn: IsoDate }) => (
  <section className="ui-card ui-card--plain family-due" aria-labelledby="family-due">
    <h2 id="family-due">{childrenCopy.hiddenOf(nameOf(child))}</h2>
    <p className="second">{childrenCopy.page.hiddenText(thaiDate(erasedOn))}</p>
    <LinkButton href={`/children/${child.id}`} tone="second" wide>
      {childrenCopy.toChild(nameOf(child))}
    </LinkButton>
  </section>
)

/** The next thing to do for a child: one button, green where it is due. */
export const DueCard = ({ here, followed, today }: Props) => {
  const { child, records } = here
  const due = dueOf(here, followed, today)
  const last = records[0]
  const words = followed?.get(child.id)?.words
  const erasedOn = useErasedOn(child, today)
  if (erasedOn !== null) return <HiddenCard {...{ here, erasedOn }} />
  if (words !== undefined && words.referral !== null) return <ReferralCard {...{ here, words }} />
  return (
    <section className="ui-card ui-card--plain family-due" aria-labelledby="family-due">
      {due._tag !== 'unknown' && (
        <Tag tone={isDue(due) ? 'mango' : 'pandan'} icon={<Icon of={Clock} size={18} />}>
          {copy[due._tag]}
        </Tag>
      )}
      <h2 id="family-due">{titleOf(nameOf(child), due)}</h2>
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
    </section>
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
    <section className="ui-card ui-card--plain family-due" aria-labelledby="family-due">
      <h2 id="family-due">{title}</h2>
      <p className="second">{text}</p>
      {isUnshared ? [join, add] : [add, join]}
    </section>
  )
}

/** No child yet: the first one is added, or shared by who invites; while that is awaited, it is said for whom. */
export const FirstChildCard = ({ onShared }: { readonly onShared: () => void }) => (
  <AwaitedInvite onShared={onShared} otherwise={<FirstChild />}>
    {(title) => (
      <section className="ui-card ui-card--plain family-due" aria-labelledby="family-due">
        <h2 id="family-due">{title}</h2>
        <p className="second">{partnerCopy.invited.waitText}</p>
        <LinkButton href="/add-partner" wide>
          {partnerCopy.toInvitation}
        </LinkButton>
      </section>
    )}
  </AwaitedInvite>
)

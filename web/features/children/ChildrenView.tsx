import type { IsoDate } from '@careplus/core/calendar'
import { mayDo } from '@careplus/core/partners'
import { childrenCopy as copy } from '../../copy/children.th'
import { partnerCopy } from '../../copy/partners.th'
import { AwaitedInvite } from '../../shared/children/AwaitedInvite'
import { faceOf } from '../../shared/children/childWords'
import { dueOf, isDue } from '../../shared/children/due'
import { useNobody } from '../../shared/children/useNobody'
import type { Family } from '../../shared/children/useFamily'
import { useFollowed } from '../../shared/growth/useFollowed'
import { AddTile } from '../../ui/AddTile'
import { EmptyState } from '../../ui/EmptyState'
import { Hero } from '../../ui/Hero'
import { Icon } from '../../ui/Icon'
import { Plus } from '../../ui/icons'
import { LinkButton } from '../../ui/LinkButton'
import { ChildCard } from './ChildCard'
import { FamilyScene } from './FamilyScene'

const addHref = '/children/add-information'

const FirstChild = () => {
  const { title, text, isUnshared } = useNobody(copy.empty)
  const add = (
    <LinkButton key="add" href={addHref} tone={isUnshared ? 'second' : 'primary'} icon={<Icon of={Plus} size={20} />}>
      {copy.add}
    </LinkButton>
  )
  const join = (
    <LinkButton key="join" href="/add-partner" tone={isUnshared ? 'primary' : 'second'}>
      {partnerCopy.haveCode}
    </LinkButton>
  )
  return (
    <EmptyState title={title} action={isUnshared ? [join, add] : [add, join]}>
      {text}
    </EmptyState>
  )
}

const NobodyYet = ({ reload }: Pick<Props, 'reload'>) => (
  <AwaitedInvite onShared={reload} otherwise={<FirstChild />}>
    {(title) => (
      <EmptyState
        title={title}
        action={
          <>
            <LinkButton href="/add-partner">{partnerCopy.toInvitation}</LinkButton>
            <LinkButton href={addHref} tone="second" icon={<Icon of={Plus} size={20} />}>
              {copy.add}
            </LinkButton>
          </>
        }
      >
        {partnerCopy.invited.waitText}
      </EmptyState>
    )}
  </AwaitedInvite>
)

interface Props {
  readonly family: Family
  readonly today: IsoDate
  readonly reload: () => void
}

export const ChildrenView = ({ family, today, reload }: Props) => {
  const followed = useFollowed(family, today)
  const [first, second] = copy.heading(family.length)
  const faces = family.map(({ child }) => faceOf(child, today)).toReversed()
  const main = family.find(
    (familyChild) => mayDo(familyChild.child.role, 'record') && isDue(dueOf(familyChild, followed, today)),
  )
  return (
    <>
      <div className="bleed">
        <Hero size="short" className="children-hero" art={family.length > 0 && <FamilyScene faces={faces} />}>
          <h1>
            {first}
            <br />
            {second}
          </h1>
        </Hero>
      </div>
      {family.length === 0 ? (
        <NobodyYet reload={reload} />
      ) : (
        <div className="children-list">
          <ul className="ui-card-grid" aria-label={copy.list}>
            {family.map((familyChild) => (
              <ChildCard key={familyChild.child.id} {...{ familyChild, today, followed }} main={familyChild === main} />
            ))}
          </ul>
          <AddTile href={addHref}>{copy.add}</AddTile>
        </div>
      )}
    </>
  )
}

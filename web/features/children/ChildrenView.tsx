import type { IsoDate } from '@careplus/core/calendar'
import { mayDo } from '@careplus/core/partners'
import { Link } from 'wouter'
import { childrenCopy as copy } from '../../copy/children.th'
import { faceOf } from '../../shared/children/childWords'
import { dueOf, isDue } from '../../shared/children/due'
import type { Family } from '../../shared/children/useFamily'
import { EmptyState } from '../../ui/EmptyState'
import { Hero } from '../../ui/Hero'
import { Icon } from '../../ui/Icon'
import { Plus } from '../../ui/icons'
import { LinkButton } from '../../ui/LinkButton'
import { ChildCard } from './ChildCard'
import { FamilyScene } from './FamilyScene'

const addHref = '/children/add-information'

/** All children on one hill, and a card for each. */
export const ChildrenView = ({ family, today }: { readonly family: Family; readonly today: IsoDate }) => {
  const [first, second] = copy.heading(family.length)
  const faces = family.map(({ child }) => faceOf(child, today)).toReversed()
  const main = family.find((here) => mayDo(here.child.role, 'record') && isDue(dueOf(here, today)))
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
        <EmptyState
          title={copy.empty.title}
          action={
            <LinkButton href={addHref} icon={<Icon of={Plus} size={20} />}>
              {copy.add}
            </LinkButton>
          }
        >
          {copy.empty.text}
        </EmptyState>
      ) : (
        <ul className="children-list" aria-label={copy.list}>
          {family.map((here) => (
            <ChildCard key={here.child.id} here={here} today={today} main={here === main} />
          ))}
          <li className="children-add">
            <Link href={addHref}>
              <Icon of={Plus} size={22} />
              {copy.add}
            </Link>
          </li>
        </ul>
      )}
    </>
  )
}

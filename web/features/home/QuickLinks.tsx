import { dayOf, type IsoDate } from '@careplus/core/calendar'
import { mayDo } from '@careplus/core/partners'
import { Link } from 'wouter'
import { todayCopy } from '../../copy/today.th'
import { isForNutrition } from '../../shared/children/CheckRows'
import type { FamilyChild, Family } from '../../shared/children/useFamily'
import { Icon } from '../../ui/Icon'
import { BookOpen, ChartSpline, Droplet, Ruler, Soup, type LucideIcon } from '../../ui/icons'
import { articleAgeOn } from './articleOfWeek'

const copy = todayCopy.ways

type QuickLink = readonly [href: string, icon: LucideIcon, word: string]

const stool = (query: string): QuickLink => [`/children/stool-info${query}`, Droplet, copy.stool]

const reading = (birthDate: IsoDate | null, today: IsoDate): QuickLink => [
  birthDate === null ? '/article' : `/article?age=${articleAgeOn(birthDate, today)}`,
  BookOpen,
  copy.reading,
]

const quickLinksFor = ({ family, front, today, isStoolCheckLarge }: Props): ReadonlyArray<QuickLink> => {
  if (front === null) return [['/growth', Ruler, copy.check], stool(''), reading(null, today)]
  const fed = family.find(({ child }) => isForNutrition(today)(child))
  return [
    ...(isStoolCheckLarge === true ? [] : [stool(mayDo(front.child.role, 'record') ? `?child=${front.child.id}` : '')]),
    ['/children-profile', ChartSpline, copy.curve] as const,
    ...(fed === undefined ? [] : [[`/milnutrisure?child=${fed.child.id}`, Soup, copy.nutrition] as const]),
    reading(dayOf(front.child.birthDate), today),
  ].slice(0, 3)
}

interface Props {
  readonly family: Family
  readonly front: FamilyChild | null
  readonly today: IsoDate
  readonly isStoolCheckLarge?: boolean
}

export const QuickLinks = (props: Props) => (
  <ul className="quick-ways" aria-label={copy.label}>
    {quickLinksFor(props).map(([href, icon, word]) => (
      <li key={word}>
        <Link href={href}>
          <Icon of={icon} size={26} />
          {word}
        </Link>
      </li>
    ))}
  </ul>
)

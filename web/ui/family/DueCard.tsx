import { thaiDate } from '@careplus/core/calendar'
import { dashboardCopy } from '../../copy/dashboard.th'
import { growthCopy } from '../../copy/growth.th'
import { Icon } from '../Icon'
import { Clock } from '../icons'
import { LinkButton } from '../LinkButton'
import { Tag } from '../Tag'
import { heightText, weightText } from '../growth/figures'
import { isDue, type Member } from './family'
import './family.css'

const copy = dashboardCopy.due

const titleOf = (name: string, { due }: Member): string => {
  if (due._tag === 'later') return copy.titleLater(name, thaiDate(due.on))
  return due._tag === 'never' ? copy.titleNever(name) : copy.titleDue(name)
}

/** The next thing to do for a child: one button, green where it is due. */
export const DueCard = ({ member }: { readonly member: Member }) => {
  const { child, last, lastOn, due } = member
  const record = `/children-profile/add-growth?child=${encodeURIComponent(child.id)}`
  return (
    <section className="ui-card ui-card--plain family-due" aria-labelledby="family-due">
      <Tag tone={isDue(due) ? 'mango' : 'pandan'} icon={<Icon of={Clock} size={18} />}>
        {copy[due._tag]}
      </Tag>
      <h2 id="family-due">{titleOf(growthCopy.childName(child.nickname), member)}</h2>
      <p className="second">
        {last === null ? copy.neverText : copy.last(lastOn, weightText(last.weight), heightText(last.height))}
      </p>
      <LinkButton href={record} tone={isDue(due) ? 'primary' : 'second'} wide>
        {copy.record}
      </LinkButton>
    </section>
  )
}

/** No child yet. */
export const FirstChildCard = () => (
  <section className="ui-card ui-card--plain family-due" aria-labelledby="family-due">
    <h2 id="family-due">{dashboardCopy.nobody.title}</h2>
    <p className="second">{dashboardCopy.nobody.text}</p>
    <LinkButton href="/children/add-information" wide>
      {dashboardCopy.nobody.add}
    </LinkButton>
  </section>
)

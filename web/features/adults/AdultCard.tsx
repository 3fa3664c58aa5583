import { thaiDate, type IsoDate } from '@careplus/core/calendar'
import { Link } from 'wouter'
import { dayText } from '../../shared/account/instants'
import { adultsCopy as copy } from '../../copy/adults.th'
import { aboutAdult, faceOfAdult } from '../../shared/adults/adultWords'
import { BandTag } from './BandTag'
import type { AdultView } from '../../shared/adults/useHousehold'
import { Avatar } from '../../ui/Avatar'
import { Icon } from '../../ui/Icon'
import { ChevronRight, Clock, Smartphone } from '../../ui/icons'
import { LinkButton } from '../../ui/LinkButton'
import { Tag } from '../../ui/Tag'

const Place = ({ view: { passage, adult } }: { readonly view: AdultView }) => {
  if (passage === null) return null
  const { question } = passage
  return (
    <div className="adult-card__state">
      {question === null ? (
        <span>{copy.card.hereOnly}</span>
      ) : (
        <span>
          {copy.card.asked}
          <br />
          {dayText(question.asked_at)}
        </span>
      )}
      {question === null ? (
        adult.relation !== 'myself' && <Tag icon={<Icon of={Smartphone} size={16} />}>{copy.hereTag}</Tag>
      ) : (
        <Tag tone="anchan" icon={<Icon of={Clock} size={16} />}>
          {copy.asked[question.state]}
        </Tag>
      )}
    </div>
  )
}

interface Props {
  readonly view: AdultView
  readonly today: IsoDate
  readonly main: boolean
}

export const AdultCard = ({ view, today, main }: Props) => {
  const { adult, checks } = view
  const last = checks[0]
  return (
    <li className="ui-card ui-card--plain adult-card">
      <Link href={`/adults/${adult.id}`} className="adult-card__head">
        <Avatar face={faceOfAdult(adult, today)} />
        <span className="adult-card__words">
          <h2>{adult.name}</h2>
          <span>{aboutAdult(adult, today)}</span>
        </span>
        <Icon of={ChevronRight} size={20} />
      </Link>
      <div className="adult-card__state">
        <span>
          {last === undefined ? copy.card.never : copy.card.checked}
          <br />
          {last === undefined ? copy.card.takes : thaiDate(last.date)}
        </span>
        {last === undefined ? <Tag>{copy.card.noResult}</Tag> : <BandTag check={last} />}
      </div>
      <Place view={view} />
      {main && (
        <LinkButton wide href={`/mobility/detail?of=${adult.id}`}>
          {adult.relation === 'myself' ? copy.card.checkMyself : copy.card.check(adult.name)}
        </LinkButton>
      )}
    </li>
  )
}

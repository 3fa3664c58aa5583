import type { IsoDate } from '@careplus/core/calendar'
import type { ReactNode } from 'react'
import { useSearch } from 'wouter'
import { adultsCopy as copy } from '../../copy/adults.th'
import { Avatar } from '../../ui/Avatar'
import { Row, Rows } from '../../ui/Card'
import { EmptyState } from '../../ui/EmptyState'
import { useToday } from '../growth/useToday'
import { LinkButton } from '../../ui/LinkButton'
import type { SkeletonProps } from '../../ui/Skeleton'
import { aboutAdult, faceOfAdult } from './adultWords'
import { AdultGate, AdultsGate } from './AdultsGate'
import type { AdultView } from './useHousehold'
import shoes from '../../ui/drawings/empty/shoes.svg'

type HeadingLevel = 1 | 2

interface ChooserProps {
  readonly adults: ReadonlyArray<AdultView>
  readonly today: IsoDate
  readonly path: string
  readonly headingLevel: HeadingLevel
}

const Chooser = ({ adults, today, path, headingLevel }: ChooserProps) => {
  const Heading = `h${headingLevel}` as const
  return (
    <div className="adult-chooser">
      <Heading>{copy.choose}</Heading>
      <Rows label={copy.choose}>
        {adults.map(({ adult }) => (
          <Row
            key={adult.id}
            lead={<Avatar face={faceOfAdult(adult, today)} size="small" />}
            title={adult.name}
            second={aboutAdult(adult, today)}
            href={`${path}?of=${adult.id}`}
          />
        ))}
      </Rows>
    </div>
  )
}

interface Props {
  readonly path: string
  readonly shapes: SkeletonProps['shapes']
  readonly headingLevel?: HeadingLevel
  readonly children: (chosen: {
    readonly view: AdultView
    readonly of: string
    readonly today: IsoDate
    readonly reload: () => void
  }) => ReactNode
}

export const ChosenAdult = ({ path, children, headingLevel = 2, ...gate }: Props) => {
  const of = new URLSearchParams(useSearch()).get('of') ?? ''
  const today = useToday()
  if (of !== '')
    return (
      <AdultGate id={of} headingLevel={headingLevel} {...gate}>
        {(view, reload) => today !== null && children({ view, of, today, reload })}
      </AdultGate>
    )
  return (
    <AdultsGate headingLevel={headingLevel} {...gate}>
      {({ adults }, reload) => {
        const [first] = adults
        if (today === null) return null
        if (first === undefined)
          return (
            <EmptyState
              drawing={shoes}
              title={copy.empty.title}
              headingLevel={headingLevel}
              action={<LinkButton href="/adults">{copy.add}</LinkButton>}
            >
              {copy.empty.text}
            </EmptyState>
          )
        return adults.length === 1 ? (
          children({ view: first, of: first.adult.id, today, reload })
        ) : (
          <Chooser {...{ adults, today, path, headingLevel }} />
        )
      }}
    </AdultsGate>
  )
}

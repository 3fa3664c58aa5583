import type { IsoDate } from '@careplus/core/calendar'
import { mayDo } from '@careplus/core/partners'
import { uuidParam } from '@careplus/core/internal/navigation'
import { isRight } from 'fp-ts/Either'
import type { ReactNode } from 'react'
import { useSearch } from 'wouter'
import { childrenGrowthCopy as copy } from '../../copy/childrenGrowth.th'
import { partnerCopy } from '../../copy/partners.th'
import { ageText, faceOf, nameOf } from '../../shared/children/childWords'
import { ChildMissing } from '../../shared/children/ChildMissing'
import { FamilyGate } from '../../shared/children/FamilyGate'
import { useNobody } from '../../shared/children/useNobody'
import { ReadOnly } from '../../shared/children/ReadOnly'
import { SharedTag } from '../../shared/children/SharedTag'
import type { FamilyChild, Family } from '../../shared/children/useFamily'
import { Avatar } from '../../ui/Avatar'
import { Row, Rows } from '../../ui/Card'
import { EmptyState } from '../../ui/EmptyState'
import { heightText, weightText } from '@careplus/core/growth'
import { useToday } from '../../shared/growth/useToday'
import { Icon } from '../../ui/Icon'
import { Plus } from '../../ui/icons'
import { LinkButton } from '../../ui/LinkButton'
import type { SkeletonProps } from '../../ui/Skeleton'
import { namesOfSameBirthday } from './sameBirthday'
import './chosen.css'

const NoChildren = ({ headingLevel }: { readonly headingLevel: 1 | 2 }) => {
  const { title, text, isUnshared } = useNobody(copy.noChildren)
  return (
    <EmptyState
      {...{ title, headingLevel }}
      action={
        isUnshared ? (
          <LinkButton href="/add-partner">{partnerCopy.haveCode}</LinkButton>
        ) : (
          <LinkButton href="/children/add-information" icon={<Icon of={Plus} size={20} />}>
            {copy.noChildren.add}
          </LinkButton>
        )
      }
    >
      {text}
    </EmptyState>
  )
}

interface ChooserProps {
  readonly family: Family
  readonly label: string
  readonly path: string
  readonly headingLevel: 1 | 2
}

interface ChildSummaryProps {
  readonly familyChild: FamilyChild
  readonly family: Family
  readonly today: IsoDate
}

/** Twins need more than a name to be distinguished. */
const ChildSummary = ({ familyChild: { child, records }, family, today }: ChildSummaryProps) => {
  const twins = namesOfSameBirthday(family, child)
  const last = records[0]
  return (
    <>
      {ageText(child, today)}
      {twins.length > 0 && ` · ${copy.sameBirthday(twins.join(' '))}`}
      {last !== undefined && (
        <>
          <br />
          {copy.lastMeasured(`${weightText(last.weight)} ${heightText(last.height)}`)}
        </>
      )}
    </>
  )
}

const Chooser = ({ family, label, path, headingLevel }: ChooserProps) => {
  const today = useToday()
  const Heading = `h${headingLevel}` as const
  return (
    <div className="chooser">
      <Heading>{label}</Heading>
      <Rows label={label}>
        {family.map((familyChild) => (
          <Row
            key={familyChild.child.id}
            lead={today !== null && <Avatar face={faceOf(familyChild.child, today)} />}
            title={nameOf(familyChild.child)}
            end={<SharedTag child={familyChild.child} />}
            second={today === null ? '' : <ChildSummary {...{ familyChild, family, today }} />}
            href={`${path}?child=${familyChild.child.id}`}
          />
        ))}
      </Rows>
    </div>
  )
}

interface Props {
  readonly path: string
  readonly label?: string
  readonly shapes?: SkeletonProps['shapes']
  /** 1 where the page has no h1 of its own. */
  readonly headingLevel?: 1 | 2
  readonly writes?: boolean
  readonly children: (familyChild: FamilyChild, family: Family, reload: () => void) => ReactNode
}

export const ChosenChild = ({
  path,
  label = copy.choose,
  shapes,
  headingLevel = 2,
  writes = false,
  children,
}: Props) => {
  const asked = new URLSearchParams(useSearch()).get('child')
  return (
    <FamilyGate headingLevel={headingLevel} standIn={writes} {...(shapes === undefined ? {} : { shapes })}>
      {(all, reload) => {
        const family = writes ? all.filter(({ child }) => mayDo(child.role, 'record')) : all
        if (asked !== null) {
          const id = uuidParam(asked)
          const familyChild = isRight(id) ? all.find(({ child }) => child.id === id.right) : undefined
          if (familyChild === undefined) return <ChildMissing heading={headingLevel === 1} />
          return writes && !mayDo(familyChild.child.role, 'record') ? (
            <ReadOnly child={familyChild.child} />
          ) : (
            children(familyChild, family, reload)
          )
        }
        if (family.length === 0) return <NoChildren headingLevel={headingLevel} />
        return family.length === 1 ? (
          children(family[0]!, family, reload)
        ) : (
          <Chooser {...{ family, label, path, headingLevel }} />
        )
      }}
    </FamilyGate>
  )
}

import { mayDo } from '@careplus/core/partners'
import { useMemo } from 'react'
import { useSession } from '../../calls/session/useSession'
import { loadChildren } from '../../composition/storedChildren'
import { troubleCopy as copy } from '../../copy/trouble.th'
import { Avatar } from '../../ui/Avatar'
import { Row, Rows } from '../../ui/Card'
import { useLate } from '../../ui/longWait'
import { useToday } from '../growth/useToday'
import { ageText, faceOf, nameOf } from './childWords'

export const KnownChildren = () => {
  const late = useLate(true)
  const today = useToday()
  const member = useSession().user?.id ?? null
  const stored = useMemo(() => (late && member !== null ? loadChildren(member) : null), [late, member])
  const children = (stored ?? []).filter(({ role }) => mayDo(role, 'record'))
  if (today === null || children.length === 0) return null
  return (
    <div className="family-known">
      <Rows label={copy.works}>
        {children.map((child) => (
          <Row
            key={child.id}
            href={`/children-profile/add-growth?child=${child.id}`}
            lead={<Avatar face={faceOf(child, today)} />}
            title={`${nameOf(child)} ${ageText(child, today)}`}
            second={copy.known.growth}
          />
        ))}
      </Rows>
    </div>
  )
}

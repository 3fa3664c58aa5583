import type { Child } from '@careplus/core/ports'
import { Link } from 'wouter'
import { partnerCopy } from '../../copy/partners.th'
import { faceOf, nameOf } from '../../shared/children/childWords'
import { Avatar } from '../../ui/Avatar'
import { useToday } from '../../shared/growth/useToday'
import { Segmented } from '../../ui/Segmented'
import { canShare, isOwn, type RoleChoice, type RolesByChild } from './rolesByChild'

const copy = partnerCopy.roles

const options = [
  { value: 'none', label: copy.none },
  { value: 'view', label: copy.view },
  { value: 'manage', label: copy.manage },
] as const satisfies ReadonlyArray<{ value: RoleChoice; label: string }>

interface Props {
  readonly all: ReadonlyArray<Child>
  readonly roles: RolesByChild
  readonly unchosen: RoleChoice
  readonly onChange: (roles: RolesByChild) => void
}

export const RoleChoices = ({ all, roles, unchosen, onChange }: Props) => {
  const today = useToday()
  return (
    <ul className="ui-card ui-card--plain partner-roles">
      {all.filter(isOwn).map((child) => {
        const name = nameOf(child)
        return (
          <li key={child.id} className="partner-role">
            <div className="partner-role__child">
              {today !== null && <Avatar face={faceOf(child, today)} size="small" />}
              <strong>{name}</strong>
            </div>
            {canShare(child) ? (
              <Segmented<RoleChoice>
                label={copy.of(name)}
                hideLabel
                options={options}
                value={roles[child.id] ?? unchosen}
                onChange={(role) => onChange({ ...roles, [child.id]: role })}
              />
            ) : (
              <p className="second">
                {copy.noConsent}{' '}
                <Link href={`/children/${child.id}`} className="nowrap">
                  {copy.toConsent}
                </Link>
              </p>
            )}
          </li>
        )
      })}
    </ul>
  )
}

import { grouped } from '@careplus/core/loyalty'
import { migrationCopy } from '../../copy/migration.th'
import { Card } from '../../ui/Card'
import { Drawing } from '../../ui/drawings/Drawing'
import { Layers } from '../../ui/Layers'
import { LinkButton } from '../../ui/LinkButton'

const copy = migrationCopy.done

export interface Moved {
  readonly points: number
  readonly isNew: boolean
}

const HouseScene = () => (
  <Drawing viewBox="0 0 200 136" className="session-letter">
    <circle cx="146" cy="44" r="34" fill="#FBD27A" />
    <path d="M0 104 C82 104 110 74 200 70 V136 H0Z" fill="#DDF1E6" />
    <path d="M46 66 L100 22 L154 66 V112 H46Z" fill="#FFF6DF" />
    <path
      d="M34 72 L100 16 L166 72"
      fill="none"
      stroke="#0A4A3C"
      strokeWidth="12"
      strokeLinejoin="round"
      strokeLinecap="round"
    />
    <rect x="86" y="74" width="28" height="40" rx="6" fill="#15755E" />
    <path d="M0 122 C82 122 110 98 200 94 V136 H0Z" fill="#BCE2CF" />
  </Drawing>
)

export const MigrationDone = ({ moved: { points, isNew } }: { readonly moved: Moved }) => (
  <div className="migration-done">
    <HouseScene />
    <h1>{copy.title}</h1>
    {points > 0 ? (
      <Card tone="dark" className="migration-points">
        <Layers kind="card" tone="dark" />
        <p>{copy.moved}</p>
        <p className="migration-points__number">
          {grouped(points)} <small>{copy.unit}</small>
        </p>
      </Card>
    ) : (
      <p>{copy.none}</p>
    )}
    <p className="second">{isNew ? copy.isNew : copy.linked}</p>
    <LinkButton href="/dashboard" wide>
      {copy.go}
    </LinkButton>
  </div>
)

import type { ReactNode } from 'react'
import { missionCopy as copy } from '../../copy/missions.th'
import type { Stack } from '../../shared/loyalty/missionStack'
import { monthOf } from '../../shared/loyalty/missionWords'
import { Pinto } from '../../ui/drawings/Pinto'
import { Layers } from '../../ui/Layers'

interface Props {
  readonly month: string
  readonly stack: Stack
  readonly children: ReactNode
}

export const MissionHero = ({ month, stack, children }: Props) => (
  <div className="bleed">
    <div className="ui-hero mission-hero">
      <div className="mission-hero__sun" />
      <Layers />
      <div className="mission-hero__in">
        <h1>{copy.title(monthOf(month))}</h1>
        <p className="mission-hero__full">{copy.full(stack.full, stack.tiers.length)}</p>
        <p className="second">{children}</p>
        <Pinto full={stack.full} tiers={stack.tiers.length} next={stack.next} className="mission-hero__pinto" />
      </div>
    </div>
  </div>
)

import type { IsoDate } from '@careplus/core/calendar'
import type { DrawState } from '@careplus/core/loyalty'
import type { StaffDraw } from '../../composition/staff'

export interface StepProps {
  readonly draw: StaffDraw
  readonly today: IsoDate
  readonly now: number
  readonly onDone: (state: DrawState, waits: boolean) => void
}

import * as E from 'fp-ts/Either'
import type { IsoDate } from '@careplus/core/calendar'
import { decideDraw, drawRefusalWords, type DrawCommand } from '@careplus/core/loyalty'
import type { StaffDraw } from '../../composition/staff'

/** Why a step cannot be taken today; undefined where it can. The server decides by the same rule. */
export const waitsFor = (draw: StaffDraw, command: DrawCommand, today: IsoDate): string | undefined => {
  const expire_date = draw.expire_date ?? draw.begin_date
  const step = decideDraw({ ...draw, expire_date }, command, today)
  return E.isLeft(step) ? drawRefusalWords(step.left) : undefined
}

import type { Either } from 'fp-ts/Either'
import type { Missions, Redemptions } from '@careplus/core/ports'
import { pipe } from 'fp-ts/function'
import * as TE from 'fp-ts/TaskEither'
import { changes } from '../page/changes'

const { onChange, changed } = changes()

export const onPointsChanged = onChange

const reporting = <E, A>(task: TE.TaskEither<E, A>): Promise<Either<E, A>> =>
  pipe(
    task,
    TE.map((answer) => {
      changed()
      return answer
    }),
  )()

export const reportingRedemptions = (redemptions: Redemptions): Redemptions => ({
  ...redemptions,
  redeem: (...input) => reporting(() => redemptions.redeem(...input)),
  enterDraw: (...input) => reporting(() => redemptions.enterDraw(...input)),
  cancel: (...input) => reporting(() => redemptions.cancel(...input)),
})

export const reportingMissions = (missions: Missions): Missions => ({
  ...missions,
  claim: (...input) => reporting(() => missions.claim(...input)),
})

import type { Missions, Redemptions } from '@careplus/core/ports'
import { pipe } from 'fp-ts/function'
import * as TE from 'fp-ts/TaskEither'
import { changes } from '../page/changes'

const { onChange, changed } = changes()

/** Calls back whenever this page has earned or spent points. Returns the way to stop. */
export const onPointsChanged = onChange

const telling = <E, A>(task: TE.TaskEither<E, A>): TE.TaskEither<E, A> =>
  pipe(
    task,
    TE.map((answer) => {
      changed()
      return answer
    }),
  )

/** Reports each redemption, so that whatever shows the points reads them again. */
export const tellingRedemptions = (redemptions: Redemptions): Redemptions => ({
  ...redemptions,
  redeem: (...asked) => telling(redemptions.redeem(...asked)),
  enterDraw: (...asked) => telling(redemptions.enterDraw(...asked)),
  cancel: (...asked) => telling(redemptions.cancel(...asked)),
})

/** Reports each mission, as `tellingRedemptions` does. */
export const tellingMissions = (missions: Missions): Missions => ({
  ...missions,
  claim: (...asked) => telling(missions.claim(...asked)),
})

export { enterDraw } from '../usecases/loyalty/enterDraw.js'
export { redeemReward } from '../usecases/loyalty/redeemReward.js'
export type { Sent } from '../usecases/sending/sendOnce.js'
export { spendOnceMachine } from '../usecases/sending/spendOnce.machine.js'

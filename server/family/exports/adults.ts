export { markMyself, withdrawAdult } from '../adults/withdrawing.js'

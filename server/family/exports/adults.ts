export { markMyself, withdrawAdult } from '../adults/withdrawAdult.js'

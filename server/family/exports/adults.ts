export { withdrawAdult } from '../adults/withdrawAdult.js'

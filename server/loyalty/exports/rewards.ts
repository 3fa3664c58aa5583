export { isPermitted } from '../rewards/rewards.js'

export { lockAccount, post } from '../points/pointAccounts.js'

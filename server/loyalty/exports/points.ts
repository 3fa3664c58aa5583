export { lockAccount, post } from '../points/accounts.js'

export { accountOf, mailIssuer, memberByEmail, memberByIdentity, phoneIssuer } from '../members/members.js'

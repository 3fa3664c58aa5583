export { accountOf, mailIssuer, memberByEmail, memberByIdentity, phoneIssuer } from '../members/members.js'
export { isForOfAge, isMinorMember } from '../members/ofAge.js'

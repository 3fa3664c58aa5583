export { type InviteWay, inviteCodeDigits } from '../domain/partners/invite.js'
export { type PartnerRole, ChildRole, type ChildAction, mayDo } from '../domain/partners/role.js'

export {
  InviteWay,
  inviteLifeSeconds,
  confirmLifeSeconds,
  inviteCodeTries,
  type InviteFacts,
  type InviteState,
  inviteState,
  type InviteRefusal,
  decideAnswer,
  decideOutcome,
  decideRevoke,
} from '../../domain/partners/invite.js'
export { PartnerRole, decideAccess } from '../../domain/partners/role.js'
export { maskedName } from '../../domain/partners/maskedName.js'

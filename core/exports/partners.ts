export * from '../domain/partners/invite.js'
export * from '../domain/partners/role.js'
export * from '../domain/partners/maskedName.js'

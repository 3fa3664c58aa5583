export * from '../domain/partner/invite.js'
export * from '../domain/partner/role.js'
export * from '../domain/partner/shownAs.js'

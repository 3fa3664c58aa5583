import * as children from './children.js'
import * as consents from './consents.js'
import * as members from './members.js'
import * as system from './system.js'

/** Every call the server answers and a client may make. `satisfies` would widen it: the literal types are the point. */
export const contract = {
  healthz: system.healthz,
  readyz: system.readyz,
  openApiDocument: system.openApiDocument,
  askJoinCode: members.askJoinCode,
  proveJoinCode: members.proveJoinCode,
  join: members.join,
  login: members.login,
  refreshToken: members.refreshToken,
  logout: members.logout,
  resetSession: members.resetSession,
  readUser: members.readUser,
  readMe: members.readMe,
  changeMe: members.changeMe,
  listChildren: children.listChildren,
  addChild: children.addChild,
  readChild: children.readChild,
  changeChild: children.changeChild,
  removeChild: children.removeChild,
  listGrowth: children.listGrowth,
  addGrowth: children.addGrowth,
  changeGrowth: children.changeGrowth,
  removeGrowth: children.removeGrowth,
  listConsents: consents.listConsents,
  recordConsent: consents.recordConsent,
} as const

export type Contract = typeof contract

import * as adults from './adults.js'
import * as children from './children.js'
import * as consents from './consents.js'
import * as credentials from './credentials.js'
import * as members from './members.js'
import * as migration from './migration.js'
import * as nutrition from './nutrition.js'
import * as proof from './proof.js'
import * as phone from './phone.js'
import * as profile from './profile.js'
import * as partners from './partners.js'
import * as reminders from './reminders.js'
import * as social from './social.js'
import * as stool from './stool.js'
import * as system from './system.js'
import * as ways from './ways.js'

/** Every call the server answers and a client may make. `satisfies` would widen it: the literal types are the point. */
export const contract = {
  healthz: system.healthz,
  readyz: system.readyz,
  openApiDocument: system.openApiDocument,
  readWays: ways.readWays,
  askJoinCode: members.askJoinCode,
  proveJoinCode: members.proveJoinCode,
  join: members.join,
  login: members.login,
  askPhoneCode: phone.askPhoneCode,
  loginByPhone: phone.loginByPhone,
  askPhoneChange: phone.askPhoneChange,
  verifyPhone: phone.verifyPhone,
  socialLogin: social.socialLogin,
  linkSocial: social.linkSocial,
  unlinkSocial: social.unlinkSocial,
  askSocialEmailCode: social.askSocialEmailCode,
  proveSocialEmail: social.proveSocialEmail,
  refreshToken: members.refreshToken,
  logout: members.logout,
  resetSession: members.resetSession,
  readUser: members.readUser,
  readMe: members.readMe,
  changeMe: members.changeMe,
  readMyWays: profile.readMyWays,
  readAvatar: profile.readAvatar,
  changeAvatar: profile.changeAvatar,
  removeAvatar: profile.removeAvatar,
  downloadExport: profile.downloadExport,
  askDeletion: profile.askDeletion,
  withdrawDeletion: profile.withdrawDeletion,
  askMigrationCode: migration.askMigrationCode,
  proveMigrationMail: migration.proveMigrationMail,
  proveMigrationPhone: migration.proveMigrationPhone,
  migrate: migration.migrate,
  readProofWays: proof.readProofWays,
  askProofCode: proof.askProofCode,
  giveProof: proof.giveProof,
  askPasswordLink: credentials.askPasswordLink,
  resetPassword: credentials.resetPassword,
  setPassword: credentials.setPassword,
  askEmailChange: credentials.askEmailChange,
  readEmailChange: credentials.readEmailChange,
  confirmEmail: credentials.confirmEmail,
  listSessions: credentials.listSessions,
  endSession: credentials.endSession,
  endOtherSessions: credentials.endOtherSessions,
  endAllSessions: credentials.endAllSessions,
  listChildren: children.listChildren,
  addChild: children.addChild,
  readChild: children.readChild,
  changeChild: children.changeChild,
  removeChild: children.removeChild,
  listGrowth: children.listGrowth,
  addGrowth: children.addGrowth,
  changeGrowth: children.changeGrowth,
  removeGrowth: children.removeGrowth,
  listStool: stool.listStool,
  addStool: stool.addStool,
  removeStool: stool.removeStool,
  listNutrition: nutrition.listNutrition,
  addNutrition: nutrition.addNutrition,
  removeNutrition: nutrition.removeNutrition,
  listAdults: adults.listAdults,
  addAdult: adults.addAdult,
  changeAdult: adults.changeAdult,
  removeAdult: adults.removeAdult,
  listMobility: adults.listMobility,
  addMobility: adults.addMobility,
  removeMobility: adults.removeMobility,
  listAdultQuestions: adults.listAdultQuestions,
  askAdult: adults.askAdult,
  revokeAdultQuestion: adults.revokeAdultQuestion,
  lookAtAdultQuestion: adults.lookAtAdultQuestion,
  answerAdultQuestion: adults.answerAdultQuestion,
  readReminders: reminders.readReminders,
  makeCalendar: reminders.makeCalendar,
  endCalendar: reminders.endCalendar,
  changeReminderMail: reminders.changeReminderMail,
  listConsents: consents.listConsents,
  recordConsent: consents.recordConsent,
  readPartners: partners.readPartners,
  changePartner: partners.changePartner,
  removePartner: partners.removePartner,
  makeInvite: partners.makeInvite,
  confirmInvite: partners.confirmInvite,
  refuseInvite: partners.refuseInvite,
  revokeInvite: partners.revokeInvite,
  lookAtInvite: partners.lookAtInvite,
  acceptInvite: partners.acceptInvite,
  listActivity: partners.listActivity,
  leaveChild: partners.leaveChild,
} as const

export type Contract = typeof contract

import type { Tables } from './memberTables.js'
import { crossedTables } from './statementReach.js'
import { kindOf, type SentStatement } from './statementRecord.js'

/**
 * `search`: finds an unknown caller by an address, a number, a token or a code; `comparison`: compares a bill with
 * all others, so that no receipt earns twice; `restore`: updates a restored backup; `report`: for staff.
 */
export type Crossing = 'job' | 'report' | 'search' | 'family' | 'comparison' | 'restore' | 'demo'

export const memberCrossings: Readonly<Record<string, readonly [Crossing, string]>> = {
  'server/erasures/repeatErasures.ts': [
    'restore',
    'adults children consents growth_records members nutrition_checks stool_checks',
  ],
  'server/erasures/repeatRemovals.ts': [
    'restore',
    'adult_questions adults children files growth_records identities member_addresses mobility_checks nutrition_checks stool_checks',
  ],
  'server/account/lineMessages/webhook.ts': ['search', 'identities'],
  'server/account/members/members.ts': ['search', 'identities'],
  'server/account/migration/forgetEarlierAccounts.ts': ['search', 'identities'],
  'server/family/eraseFamily.ts': ['job', 'child_activity growth_records nutrition_checks stool_checks'],
  'server/account/session/rotation.ts': ['search', 'refresh_tokens'],
  'server/account/session/sessions.ts': ['search', 'refresh_tokens'],
  'server/account/session/attemptOwner.ts': ['search', 'identities'],
  'server/demo/seedDraws.ts': ['demo', 'members'],
  'server/family/adults/adultAnswers.ts': ['search', 'adult_questions'],
  'server/family/children/healthErasure.ts': ['family', 'calendar_events told_dues'],
  'server/family/partners/exportPartners.ts': ['family', 'child_activity children partner_invites'],
  'server/family/partners/invitations.ts': ['search', 'partner_invites'],
  'server/family/partners/invites.ts': ['search', 'partner_invites'],
  'server/family/partners/people.ts': ['family', 'identities members'],
  'server/family/partners/sharedRoles.ts': ['family', 'partner_invites'],
  'server/family/reminders/calendar.ts': ['search', 'reminder_settings'],
  'server/family/reminders/mailReminders.ts': ['job', 'reminder_settings'],
  'server/family/reminders/notifyDues.ts': ['job', 'due_looks'],
  'server/loyalty/bills/decideBill.ts': ['comparison', 'bills'],
  'server/loyalty/bills/sendBill.ts': ['comparison', 'bills'],
  'server/loyalty/bills/similarBills.ts': ['comparison', 'bill_pictures bills'],
  'server/loyalty/draws/drawNotices.ts': ['job', 'draw_entrants members notices'],
  'server/loyalty/draws/refundDraw.ts': ['job', 'draw_entrants draw_entries point_accounts point_ledger'],
  'server/loyalty/draws/lockDraw.ts': ['job', 'draw_entrants'],
  'server/loyalty/draws/winnerPlaces.ts': ['job', 'draw_entrants members prize_claims'],
  'server/loyalty/draws/drawRecord.ts': ['report', 'draw_entrants'],
  'server/loyalty/draws/drawWinners.ts': ['job', 'draw_entrants members'],
  'server/loyalty/eraseLoyalty.ts': ['job', 'point_accounts'],
  'server/loyalty/loyaltyGauges.ts': ['report', 'bills orders picture_readings point_accounts point_ledger requests'],
  'server/loyalty/ledgerAudit/auditAccounts.ts': [
    'report',
    'bill_lines bills draw_entries members mission_claims orders point_accounts point_ledger',
  ],
  'server/loyalty/ledgerAudit/auditDraws.ts': ['report', 'draw_entrants draw_entries'],
  'server/loyalty/ledgerAudit/auditItems.ts': ['report', 'draw_entries orders'],
  'server/loyalty/orders/orders.ts': ['job', 'orders'],
  'server/loyalty/points/pointExpiry.ts': ['job', 'point_accounts'],
  'server/loyalty/prizes/prizeClaims.ts': ['job', 'idempotency_keys prize_claims'],
  'server/loyalty/ocrResults/processOcrQueue.ts': ['job', 'bill_pictures picture_readings'],
  'server/platform/files/files.ts': ['job', 'files'],
  'server/platform/http/forgetAnswers.ts': ['family', 'idempotency_keys'],
  'server/platform/http/idempotency.ts': ['search', 'access_tokens'],
  'server/platform/http/signedIn.ts': ['search', 'access_tokens'],
  'server/platform/jobs/cleanup.ts': [
    'job',
    'access_tokens adult_questions adults idempotency_keys partner_invites refresh_tokens sessions',
  ],
  'server/platform/lineMessages/friendship.ts': ['search', 'identities'],
  'server/platform/lineMessages/queueLineMessage.ts': ['job', 'draw_entrants identities line_friends line_topics'],
  'server/platform/pictures/pictureCleanup.ts': ['job', 'bill_pictures'],
  'server/staff/backoffice/auditLog.ts': ['report', 'members'],
  'server/staff/backoffice/billTimes.ts': ['report', 'bills'],
  'server/staff/backoffice/billHandlers.ts': ['report', 'bill_readings bills'],
  'server/staff/backoffice/drawHandlers.ts': ['report', 'draw_entrants prize_claims'],
  'server/staff/backoffice/orderHandlers.ts': ['report', 'orders'],
  'server/staff/backoffice/staffReports.ts': ['report', 'children growth_records members sessions'],
  'server/staff/backoffice/requestHandlers.ts': ['report', 'request_messages requests'],
}

/** @param sent every statement of a run of the whole suite */
export const crossingFaults = async (
  tables: Tables,
  sent: ReadonlyArray<SentStatement>,
  listed: Readonly<Record<string, readonly [Crossing, string]>> = memberCrossings,
): Promise<ReadonlyArray<string>> => {
  const unlisted = new Set<string>()
  const needed = new Set<string>()
  for (const statement of sent) {
    const { sender, sql } = statement
    if (sender === null) continue
    const known = listed[sender]?.[1].split(' ') ?? []
    for (const table of await crossedTables(tables, statement)) {
      needed.add(`${sender} ${table}`)
      if (!known.includes(table)) unlisted.add(`${sender} reaches ${table} of any member: ${kindOf(sql)}`)
    }
  }
  const idle = Object.entries(listed).flatMap(([sender, [, names]]) =>
    names
      .split(' ')
      .filter((table) => !needed.has(`${sender} ${table}`))
      .map((table) => `${sender} no longer reaches ${table} of any member`),
  )
  return [...unlisted, ...idle]
}

import { house } from './0001-house.js'
import { accounts } from './0002-accounts.js'
import { phone } from './0003-phone.js'
import { social } from './0004-social.js'
import { credentials } from './0005-credentials.js'
import { profile } from './0006-profile.js'
import { partners } from './0007-partners.js'
import { checks } from './0008-checks.js'
import { adults } from './0009-adults.js'
import { reminders } from './0010-reminders.js'
import { tries } from './0011-tries.js'
import { loyalty } from './0012-loyalty.js'
import { publications } from './0013-publications.js'
import { notices } from './0014-notices.js'
import { requests } from './0015-requests.js'
import { tracking } from './0016-tracking.js'
import { auditDetail } from './0017-audit-detail.js'
import { waits } from './0018-waits.js'
import { codeDigits } from './0019-code-digits.js'
import { movedAccounts } from './0020-moved-accounts.js'
import { keptOut } from './0021-kept-out.js'
import { codeSessions } from './0022-code-sessions.js'
import { limitCounts } from './0023-limit-counts.js'
import { letters } from './0024-letters.js'
import { toldDues } from './0025-told-dues.js'
import { prizes } from './0026-prizes.js'
import { gestationDays } from './0027-gestation-days.js'
import { parcels } from './0028-parcels.js'
import { reserves } from './0029-reserves.js'
import { comparedReceipts } from './0030-compared-receipts.js'
import { takenAway } from './0031-taken-away.js'
import { missionMarks } from './0032-mission-marks.js'
import { unsubscribeUrl } from './0033-unsubscribe-url.js'
import { staffSessionEnds } from './0034-staff-session-ends.js'
import { closedOrders } from './0035-closed-orders.js'
import { consents } from './0036-consents.js'
import { healthConsents } from './0037-health-consents.js'
import { notedChecks } from './0038-noted-checks.js'
import { drawTerms } from './0039-draw-terms.js'
import { billReadings } from './0040-bill-readings.js'
import { uploadedPictures } from './0041-uploaded-pictures.js'
import { lineMessages } from './0042-line-messages.js'
import { referralMarks } from './0047-referral-marks.js'
import { carriedFigures } from './0048-carried-figures.js'
import { consentTexts } from './0050-consent-texts.js'
import { taughtTexts } from './0052-taught-texts.js'
import { readingTurns } from './0054-reading-turns.js'
import { versions } from './0055-versions.js'
import { codeHits } from './0058-code-hits.js'
import { mailboxes } from './0059-mailboxes.js'
import { receiptLookalikes } from './0065-receipt-lookalikes.js'
import { unboundCodeTries } from './0067-unbound-code-tries.js'
import { staffRoles } from './0068-staff-roles.js'
import { auditFacts } from './0069-audit-facts.js'
import { staffPeople } from './0076-staff-people.js'
import { approvals } from './0077-approvals.js'

/** PostgreSQL 15's SQL, all statements or none; never changed once released. */
export interface Statements {
  readonly name: string
  readonly sql: string
  /** Why the last release's programs still work, although the statements look incompatible. */
  readonly besideLast?: string
}

/** An index on an existing table, built while everybody reads and writes. */
export interface NewIndex {
  readonly name: string
  readonly index: string
  readonly on: string
}

export type Migration = Statements | NewIndex

/** Its processes still serve while the next release migrates, so migrations after `migration` only widen. */
export const lastRelease = {
  version: '0.2.0',
  migration: '0039-draw-terms',
  /** `table` or `table.column` that its programs neither read nor write, and that may be dropped by now. */
  unused: [] as ReadonlyArray<string>,
} as const

export const migrations: ReadonlyArray<Migration> = [
  { name: '0001-house', sql: house },
  { name: '0002-accounts', sql: accounts },
  { name: '0003-phone', sql: phone },
  { name: '0004-social', sql: social },
  { name: '0005-credentials', sql: credentials },
  { name: '0006-profile', sql: profile },
  { name: '0007-partners', sql: partners },
  { name: '0008-checks', sql: checks },
  { name: '0009-adults', sql: adults },
  { name: '0010-reminders', sql: reminders },
  { name: '0011-tries', sql: tries },
  { name: '0012-loyalty', sql: loyalty },
  { name: '0013-publications', sql: publications },
  { name: '0014-notices', sql: notices },
  { name: '0015-requests', sql: requests },
  { name: '0016-tracking', sql: tracking },
  { name: '0017-audit-detail', sql: auditDetail },
  { name: '0018-waits', sql: waits },
  { name: '0019-code-digits', sql: codeDigits },
  { name: '0020-moved-accounts', sql: movedAccounts },
  { name: '0021-kept-out', sql: keptOut },
  { name: '0022-code-sessions', sql: codeSessions },
  { name: '0023-limit-counts', sql: limitCounts },
  { name: '0024-letters', sql: letters },
  { name: '0025-told-dues', sql: toldDues },
  { name: '0026-prizes', sql: prizes },
  { name: '0027-gestation-days', sql: gestationDays },
  { name: '0028-parcels', sql: parcels },
  { name: '0029-reserves', sql: reserves },
  { name: '0030-compared-receipts', sql: comparedReceipts },
  { name: '0031-taken-away', sql: takenAway },
  { name: '0032-mission-marks', sql: missionMarks },
  { name: '0033-unsubscribe-url', sql: unsubscribeUrl },
  { name: '0034-staff-session-ends', sql: staffSessionEnds },
  { name: '0035-closed-orders', sql: closedOrders },
  { name: '0036-consents', sql: consents },
  { name: '0037-health-consents', sql: healthConsents },
  { name: '0038-noted-checks', sql: notedChecks },
  { name: '0039-draw-terms', sql: drawTerms },
  { name: '0040-bill-readings', sql: billReadings, besideLast: 'No program deletes a product.' },
  {
    name: '0041-uploaded-pictures',
    sql: uploadedPictures,
    besideLast: 'They ask for the pictures of a bill, and pass over one that is of none yet.',
  },
  {
    name: '0042-line-messages',
    sql: lineMessages,
    besideLast: 'Each check takes what it took before, and one value more.',
  },
  {
    name: '0043-uploaded-pictures-index',
    index: 'bill_pictures_uploaded',
    on: 'bill_pictures (member_id, delete_after) where bill_id is null',
  },
  { name: '0044-letters-of-member-index', index: 'outbox_of_member', on: 'outbox (member_id)' },
  {
    name: '0045-letters-to-line-index',
    index: 'outbox_to_line',
    on: 'outbox (created_at) where line_topic is not null',
  },
  {
    name: '0046-alike-pictures-index',
    index: 'bill_pictures_alike',
    on: `bill_pictures using gin ((array['0' || substr(likeness, 1, 2), '1' || substr(likeness, 3, 2), '2' || substr(likeness, 5, 2),
      '3' || substr(likeness, 7, 2), '4' || substr(likeness, 9, 2), '5' || substr(likeness, 11, 3), '6' || substr(likeness, 14, 3)]))
      with (fastupdate = off)`,
  },
  { name: '0047-referral-marks', sql: referralMarks },
  {
    name: '0048-carried-figures',
    sql: carriedFigures,
    besideLast:
      'Only a weight alone has no height; a process of the last release refuses that list until it is replaced.',
  },
  { name: '0050-consent-texts', sql: consentTexts },
  { name: '0052-taught-texts', sql: taughtTexts },
  { name: '0054-reading-turns', sql: readingTurns },
  { name: '0055-versions', sql: versions },
  { name: '0058-code-hits', sql: codeHits },
  { name: '0059-mailboxes', sql: mailboxes },
  { name: '0065-receipt-lookalikes', sql: receiptLookalikes },
  {
    name: '0066-receipt-lookalikes-index',
    index: 'bills_of_lookalike_number',
    on: 'bills (shop_id, lookalike_of(receipt_number))',
  },
  { name: '0067-unbound-code-tries', sql: unboundCodeTries },
  { name: '0068-staff-roles', sql: staffRoles },
  { name: '0069-audit-facts', sql: auditFacts },
  { name: '0071-audit-of-member-index', index: 'audit_of_member', on: 'audit (member, seq) where member is not null' },
  {
    name: '0073-audit-views-index',
    index: 'audit_views',
    on: "audit (actor, action, ((at at time zone 'Asia/Bangkok')::date), seq) where action ~ '[.]looked-(at|up)$'",
  },
  { name: '0075-audit-days-index', index: 'audit_days', on: 'audit using brin (at)' },
  { name: '0076-staff-people', sql: staffPeople },
  { name: '0077-approvals', sql: approvals },
]

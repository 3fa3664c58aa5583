import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { AgeLine } from '@careplus/core/internal/loyalty-milk-code'
import { BillState, DrawState, MissionWay, OrderState } from '@careplus/core/internal/loyalty'
import { gestationDays, growthClasses } from '@careplus/core/internal/growth'
import { lineTopics } from '@careplus/core/line-messages'
import { mutableTopics } from '@careplus/core/notices'
import { PartnerRole } from '@careplus/core/internal/partners'
import { NoticeTopic } from '@careplus/core/internal/publications'
import { RequestState } from '@careplus/core/internal/requests'
import { approvalKinds } from '@careplus/core/internal/staff'
import { ownServer } from '../../testing/ownServer.js'

const server = ownServer()

type Named = ReadonlyArray<string | number>
const keys = (of: object): Named => Object.keys(of)
const ofTheStore = null

const named: Readonly<Record<string, Named | typeof ofTheStore>> = {
  approvals_decision_check: ofTheStore,
  approvals_kind_check: approvalKinds,
  adults_sex_check: ['male', 'female'],
  bill_readings_state_check: ofTheStore,
  picture_readings_state_check: ofTheStore,
  bills_state_check: keys(BillState.keys),
  child_partners_role_check: keys(PartnerRole.keys),
  children_gender_check: ['male', 'female'],
  children_gestation_days_check: [gestationDays.lowest, gestationDays.highest],
  draw_winners_ended_check: ofTheStore,
  draws_public_digits_check: ofTheStore,
  draws_state_check: keys(DrawState.keys),
  erasures_kind_check: ofTheStore,
  growth_records_measure_check: ['l', 'h'],
  items_type_check: ['reward', 'luckydraw'],
  line_friends_state_check: ofTheStore,
  line_topics_topic_check: lineTopics,
  mission_tasks_way_check: keys(MissionWay.keys),
  notice_mutes_topic_check: mutableTopics,
  notices_topic: keys(NoticeTopic.keys),
  nutrition_checks_class_number_check: [Math.min(...growthClasses), Math.max(...growthClasses)],
  one_time_codes_channel_check: ofTheStore,
  orders_state_check: keys(OrderState.keys),
  outbox_channel_check: ofTheStore,
  partner_invite_children_role_check: keys(PartnerRole.keys),
  partner_invites_outcome_check: ofTheStore,
  partner_invites_way_check: ofTheStore,
  prize_claims_document_check: ofTheStore,
  products_age_line_check: keys(AgeLine.keys),
  products_status_check: ofTheStore,
  publications_kind_check: ofTheStore,
  publications_status_check: ofTheStore,
  request_messages_by_check: ofTheStore,
  requests_state_check: keys(RequestState.keys),
  shops_status_check: ofTheStore,
  told_dues_way_check: ofTheStore,
}

const valuesIn = (definition: string): Named =>
  definition.includes('ANY')
    ? [...definition.matchAll(/'([^']*)'/g)].map(([, value = '']) => value)
    : [...definition.matchAll(/[<>]= (\d+)/g)].map(([, value]) => Number(value))

it('lets in just what the core has named: a member that was added needs a migration', async () => {
  const { rows } = await sql<{ name: string; definition: string }>`
    select conname as name, pg_get_constraintdef(oid) as definition from pg_constraint
    where contype = 'c' and connamespace = current_schema()::regnamespace
      and pg_get_constraintdef(oid) ~ 'ANY \\(ARRAY|>= \\d+\\) AND'
  `.execute(server.store.db)
  expect(rows.map(({ name }) => name).toSorted()).toStrictEqual(Object.keys(named).toSorted())
  for (const { name, definition } of rows) {
    const values = named[name]
    if (values !== null) expect([name, valuesIn(definition).toSorted()]).toStrictEqual([name, values?.toSorted()])
  }
})

import * as t from 'io-ts'
import { CatalogueNumber, Instant, IsoDay } from './common.js'
import { endpoint } from './endpoint.js'
import { dataOf, matching, oneOf, orNull } from './values.js'

const MissionTask = /*#__PURE__*/ t.exact(
  /*#__PURE__*/ t.type({
    task_id: CatalogueNumber,
    title: t.string,
    description: t.string,
    unit: t.string,
    points: t.number,
    target: t.number,
    done: t.number,
    by: oneOf('MissionWay', ['day', 'check']),
    path: orNull(t.string),
    days: t.array(IsoDay),
    claimed_at: orNull(Instant),
  }),
)

export const Mission = /*#__PURE__*/ t.exact(
  /*#__PURE__*/ t.type(
    { month: matching('Month', /^\d{4}-(0[1-9]|1[0-2])$/), title: t.string, tasks: t.array(MissionTask) },
    'Mission',
  ),
)

export const listMissions = /*#__PURE__*/ endpoint({
  name: 'listMissions',
  method: 'GET',
  path: '/th/missions/',
  auth: 'bearer',
  body: null,
  answer: dataOf(t.array(Mission)),
  summary: "This month's mission and past ones, with how far the member has come.",
})

export const markMission = /*#__PURE__*/ endpoint({
  name: 'markMission',
  method: 'PUT',
  path: '/th/missions/tasks/{task_id}/day/',
  auth: 'bearer',
  body: /*#__PURE__*/ t.exact(/*#__PURE__*/ t.type({ day: IsoDay, done: t.boolean })),
  answer: dataOf(Mission),
  errors: ['mission_over'],
  summary:
    "Marks today or yesterday as done for this month's task, or takes a mark off; not once its points are claimed.",
})

export const claimMission = /*#__PURE__*/ endpoint({
  name: 'claimMission',
  method: 'POST',
  path: '/th/missions/tasks/{task_id}/claim/',
  auth: 'bearer',
  body: null,
  answer: dataOf(Mission),
  errors: ['mission_over', 'mission_not_done', 'mission_unproved'],
  summary:
    'Takes the points of a task of this month that is done, once, with a telephone proved or a bill approved; a repeat changes nothing.',
})

export const noteMobilityCheck = /*#__PURE__*/ endpoint({
  name: 'noteMobilityCheck',
  method: 'POST',
  path: '/th/missions/mobility-check/',
  auth: 'bearer',
  body: null,
  answer: dataOf(t.null),
  summary:
    "A mobility check was made: this month's mission counts that, and keeps neither whose it was nor what came of it.",
})

import * as t from 'io-ts'
import { answers, feedings, stoolColours, stoolDays, type StoolSign } from '@careplus/core/stool'
import { Instant, IsoDay, Nothing, Uuid } from './common.js'
import { endpoint } from './endpoint.js'
import { dataOf, numberFrom, oneOf, orNull } from './values.js'

const Colour = /*#__PURE__*/ oneOf('StoolColour', stoolColours)
const Unsure = /*#__PURE__*/ t.literal('unsure')
const Days = /*#__PURE__*/ numberFrom('StoolDays', stoolDays.lowest, stoolDays.highest, 'integer')

const YesNo = /*#__PURE__*/ oneOf('Answer', answers)
const Signs = /*#__PURE__*/ t.exact(
  /*#__PURE__*/ t.type({
    jaundice: YesNo,
    darkUrine: YesNo,
    redUrine: YesNo,
    feeding: /*#__PURE__*/ oneOf('Feeding', feedings),
    watery: YesNo,
    ironOrBismuth: YesNo,
    fever: YesNo,
    unwell: YesNo,
    limp: YesNo,
    greenVomit: YesNo,
    hardBelly: YesNo,
  } satisfies Record<StoolSign, unknown>),
)

const told = {
  date: IsoDay,
  colour: Colour,
  photo: /*#__PURE__*/ orNull(/*#__PURE__*/ t.union([Colour, Unsure])),
  lastedDays: /*#__PURE__*/ t.union([Days, Unsure]),
  signs: Signs,
}

/** The age comes from the birth date. */
export const NewStoolCheck = /*#__PURE__*/ t.exact(/*#__PURE__*/ t.type(told, 'NewStoolCheck'))

export const StoolCheck = /*#__PURE__*/ t.exact(
  /*#__PURE__*/ t.type({ ...told, ageInDays: t.number, id: Uuid, created_at: Instant }),
  'StoolCheck',
)

export const listStool = /*#__PURE__*/ endpoint({
  name: 'listStool',
  method: 'GET',
  path: '/th/children/{id}/stool/',
  auth: 'bearer',
  body: null,
  answer: dataOf(t.array(StoolCheck)),
  summary: "A child's stool checks, newest day first: what was seen and answered, never a level.",
})

export const addStool = /*#__PURE__*/ endpoint({
  name: 'addStool',
  method: 'POST',
  path: '/th/children/{id}/stool/',
  auth: 'bearer',
  body: NewStoolCheck,
  status: 201,
  answer: dataOf(StoolCheck),
  errors: ['consent_required', 'role_forbidden'],
  summary: "Keeps a stool check; needs consent to keep this child's health data.",
})

export const removeStool = /*#__PURE__*/ endpoint({
  name: 'removeStool',
  method: 'DELETE',
  path: '/th/children/{id}/stool/{check_id}/',
  auth: 'bearer',
  body: null,
  answer: dataOf(Nothing),
  errors: ['role_forbidden'],
  summary: 'Removes a stool check.',
})

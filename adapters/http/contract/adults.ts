import * as t from 'io-ts'
import { adultLimits, adultRelations } from '@careplus/core/adults'
import { mobilityLimits, sarcFItems, type Points } from '@careplus/core/mobility'
import { Instant, IsoDay, Nothing, OpaqueToken, TextVersion, Uuid } from './common.js'
import { endpoint } from './endpoint.js'
import { Version } from './versions.js'
import { dataOf, eachOf, fields, line, numberFrom, oneOf, orNull, RuledType } from './values.js'
import { unknownText } from './consents.js'

const sized = (name: string, { lowest, highest }: { readonly lowest: number; readonly highest: number }) =>
  numberFrom(name, lowest, highest)

// Rules over several fields, such as an adult's age, are the core's.
const profileFields = {
  relation: /*#__PURE__*/ oneOf('AdultRelation', adultRelations),
  name: /*#__PURE__*/ line('AdultName', 1, adultLimits.longestName),
  birthDate: IsoDay,
  sex: /*#__PURE__*/ oneOf('Sex', ['male', 'female']),
  weight: /*#__PURE__*/ orNull(/*#__PURE__*/ sized('AdultWeightKg', adultLimits.weight)),
  height: /*#__PURE__*/ orNull(/*#__PURE__*/ sized('AdultHeightCm', adultLimits.height)),
}

export const Adult = /*#__PURE__*/ t.exact(
  /*#__PURE__*/ t.type({
    ...profileFields,
    name: t.string,
    id: Uuid,
    consent_at: /*#__PURE__*/ orNull(Instant),
    version: Version,
  }),
  'Adult',
)

/** For oneself the version of the consent text; for another adult the answered question. */
const AdultConsent = /*#__PURE__*/ t.union([
  /*#__PURE__*/ new RuledType(/*#__PURE__*/ t.exact(/*#__PURE__*/ t.type({ version: TextVersion })), ({ version }) =>
    unknownText({ purpose: 'mobility', version }),
  ),
  /*#__PURE__*/ t.exact(/*#__PURE__*/ t.type({ question: Uuid })),
])

const QuestionState = /*#__PURE__*/ oneOf('AdultQuestionState', ['open', 'agreed', 'refused', 'used'])

export const AdultQuestion = /*#__PURE__*/ t.exact(
  /*#__PURE__*/ t.type({ id: Uuid, state: QuestionState, asked_at: Instant, expires_at: Instant }),
  'AdultQuestion',
)

export const AdultAsked = /*#__PURE__*/ t.exact(
  /*#__PURE__*/ t.type({
    member: /*#__PURE__*/ orNull(t.string),
    state: QuestionState,
    expires_at: Instant,
    agreed_at: /*#__PURE__*/ orNull(Instant),
    asked_here: t.boolean,
  }),
  'AdultAsked',
)

const ChairStand = /*#__PURE__*/ t.union([
  /*#__PURE__*/ t.exact(
    /*#__PURE__*/ t.type({
      _tag: /*#__PURE__*/ t.literal('timed'),
      seconds: /*#__PURE__*/ sized('StandSeconds', mobilityLimits.seconds),
    }),
  ),
  /*#__PURE__*/ t.exact(/*#__PURE__*/ t.type({ _tag: /*#__PURE__*/ t.literal('notDone') })),
])

const told = {
  date: IsoDay,
  answers: /*#__PURE__*/ eachOf(sarcFItems, /*#__PURE__*/ numberFrom<Points>('Points', 0, 2, 'integer')),
  calfCm: /*#__PURE__*/ orNull(/*#__PURE__*/ sized('CalfCm', mobilityLimits.calfCm)),
  chairStand: /*#__PURE__*/ orNull(ChairStand),
}

export const MobilityCheck = /*#__PURE__*/ t.exact(
  /*#__PURE__*/ t.type({ ...told, sex: profileFields.sex, id: Uuid, created_at: Instant }),
  'MobilityCheck',
)

export const listAdults = /*#__PURE__*/ endpoint({
  name: 'listAdults',
  method: 'GET',
  path: '/th/adults/',
  auth: 'bearer',
  body: null,
  answer: dataOf(t.array(Adult)),
  summary: 'The adults whose data the member keeps, oldest profile first; not those whose consent was withdrawn.',
})

export const addAdult = /*#__PURE__*/ endpoint({
  name: 'addAdult',
  method: 'POST',
  path: '/th/adults/',
  auth: 'bearer',
  body: t.exact(t.type({ ...profileFields, consent: AdultConsent }, 'NewAdult')),
  status: 201,
  answer: dataOf(Adult),
  errors: ['consent_required'],
  summary: "Keeps an adult's profile: one's own by one's word, another's by a question that they agreed to.",
})

export const changeAdult = /*#__PURE__*/ endpoint({
  name: 'changeAdult',
  method: 'PATCH',
  path: '/th/adults/{id}/',
  auth: 'bearer',
  versioned: true,
  body: fields({}, profileFields),
  answer: dataOf(Adult),
  errors: ['consent_required'],
  summary: 'Changes what is known of an adult, on the version that was read; who it is stays as it is.',
})

export const removeAdult = /*#__PURE__*/ endpoint({
  name: 'removeAdult',
  method: 'DELETE',
  path: '/th/adults/{id}/',
  auth: 'bearer',
  versioned: true,
  body: null,
  answer: dataOf(Nothing),
  summary: 'Removes an adult with everything kept of them, on the version that was read.',
})

export const listMobility = /*#__PURE__*/ endpoint({
  name: 'listMobility',
  method: 'GET',
  path: '/th/adults/{id}/mobility/',
  auth: 'bearer',
  body: null,
  answer: dataOf(t.array(MobilityCheck)),
  summary: "An adult's mobility checks, newest day first: what was measured and answered, never a band.",
})

export const addMobility = /*#__PURE__*/ endpoint({
  name: 'addMobility',
  method: 'POST',
  path: '/th/adults/{id}/mobility/',
  auth: 'bearer',
  body: t.exact(t.type(told, 'NewMobilityCheck')),
  status: 201,
  answer: dataOf(MobilityCheck),
  errors: ['consent_required'],
  summary: 'Keeps a mobility check. The sex follows from the profile.',
})

export const removeMobility = /*#__PURE__*/ endpoint({
  name: 'removeMobility',
  method: 'DELETE',
  path: '/th/adults/{id}/mobility/{check_id}/',
  auth: 'bearer',
  body: null,
  answer: dataOf(Nothing),
  summary: 'Removes a mobility check.',
})

export const listAdultQuestions = /*#__PURE__*/ endpoint({
  name: 'listAdultQuestions',
  method: 'GET',
  path: '/th/adult-questions/',
  auth: 'bearer',
  body: null,
  answer: dataOf(t.array(AdultQuestion)),
  summary: 'Questions to other adults that are open or agreed to, newest first.',
})

// The answer has a secret and must not be stored, so the call is outside `/th/` and has no key.
export const askAdult = /*#__PURE__*/ endpoint({
  name: 'askAdult',
  method: 'POST',
  path: '/api/adult-question/ask',
  auth: 'bearer',
  body: null,
  status: 201,
  answer: dataOf(t.exact(t.type({ question: AdultQuestion, secret: t.string }))),
  summary: 'Asks another adult whether their data may be kept. The secret of the link is told once.',
})

export const revokeAdultQuestion = /*#__PURE__*/ endpoint({
  name: 'revokeAdultQuestion',
  method: 'DELETE',
  path: '/th/adult-questions/{id}/',
  auth: 'bearer',
  body: null,
  answer: dataOf(Nothing),
  summary: 'Takes a question back that nothing is kept by yet.',
})

export const lookAtAdultQuestion = /*#__PURE__*/ endpoint({
  name: 'lookAtAdultQuestion',
  method: 'POST',
  path: '/api/adult-question/look',
  auth: 'none',
  body: t.exact(t.type({ secret: OpaqueToken })),
  answer: dataOf(AdultAsked),
  errors: ['not_found'],
  summary: 'Who asks, and what was answered so far, for whoever holds the link.',
})

export const answerAdultQuestion = /*#__PURE__*/ endpoint({
  name: 'answerAdultQuestion',
  method: 'POST',
  path: '/api/adult-question/answer',
  auth: 'none',
  body: t.exact(t.type({ secret: OpaqueToken, agreed: t.boolean })),
  answer: dataOf(AdultAsked),
  errors: ['not_found', 'link_invalid', 'asked_here'],
  summary:
    'Agrees, refuses, or withdraws later: what was kept by that yes is then deleted. A yes from a browser that was signed in as the member who asks is refused.',
})

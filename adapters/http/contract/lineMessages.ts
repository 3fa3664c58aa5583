import { LineStanding, LineTopic } from '@careplus/core/internal/line-messages'
import { lineTopics } from '@careplus/core/line-messages'
import * as t from 'io-ts'
import { Nothing, TextVersion } from './common.js'
import { unknownText } from './consents.js'
import { endpoint } from './endpoint.js'
import { dataOf, ListType, orNull, RuledType } from './values.js'

const Topics = /*#__PURE__*/ t.array(LineTopic)

const LineMessageSettings = /*#__PURE__*/ t.exact(
  /*#__PURE__*/ t.type(
    { friend_url: orNull(t.string), standing: LineStanding, topics: Topics, can_mail: t.boolean },
    'LineMessageSettings',
  ),
)

export const readLineMessages = /*#__PURE__*/ endpoint({
  name: 'readLineMessages',
  method: 'GET',
  path: '/th/line-messages/',
  auth: 'bearer',
  body: null,
  answer: dataOf(orNull(LineMessageSettings)),
  summary:
    'What the member is told of in LINE, and how they stand there; null: this server sends no messages in LINE. Where nothing is known of the friendship, LINE is asked.',
})

/** A choice of topics includes consent to the text of this version. */
const LineTopicsChosen = /*#__PURE__*/ new RuledType(
  /*#__PURE__*/ t.exact(
    /*#__PURE__*/ t.type({ topics: /*#__PURE__*/ new ListType(LineTopic, lineTopics.length), version: TextVersion }),
  ),
  ({ version }) => unknownText({ purpose: 'line', version }),
)

export const changeLineTopics = /*#__PURE__*/ endpoint({
  name: 'changeLineTopics',
  method: 'PUT',
  path: '/th/line-messages/',
  auth: 'bearer',
  body: LineTopicsChosen,
  answer: dataOf(Nothing),
  summary:
    'What the member is told of in LINE from now on, and that they agree to it; an empty list withdraws that, and nothing that waits is sent. Topics need a linked account whose friend the official account is.',
})

/** A function belongs to the first group whose pattern fits its file. Functions of no group are last. */
export const functionGroups = {
  '@careplus/core/calendar': [
    ['parse a day', /dateInput|isoDate/],
    ['format in Thai', /thai/],
    ['calculate', /arithmetic|months|age/],
    ['describe problems', /words/],
  ],
  '@careplus/core/call': [
    ['judge a failure', /outcome|failure/],
    ['send once', /attempts/],
  ],
  '@careplus/core/growth': [
    [
      'check a form',
      /typedForm|typedChild|typingHelp|check|measurement(?!Dates)|typedNumber|formProblem|unlikelyChange|limits/,
    ],
    ['assess', /assess|correctedAge\.ts|build|bands|growthClass|classFacts|toldIndicators|measurementDates/],
    [
      'describe the result',
      /resultWords|growthConcern|words\/growth\/(?:advice|followChild|growth|figures|referral|z|trend|correctedAge|concern|positionHint)/,
    ],
    ['follow a child over time', /trend|concern|carried|firstWeeks|follow|height|loss|referral|weight|recordOrder/i],
    ['z-scores and curves', /zScore|curve|reference|position/],
    ['save and send a draft', /usecases/],
  ],
  '@careplus/core/growth-chart': [
    ['choose the visible ages', /chartWindow/],
    ['bands and lines', /chartLines|printedBands|bandSteps/],
    ['places and ticks', /geometry/],
    ['SVG', /paths/],
  ],
  '@careplus/core/identity': [
    ['parse', /domain\/identity\/(?!maskContact)/],
    ['hide', /maskContact/],
    ['describe refusals', /words/],
  ],
  '@careplus/core/loyalty': [
    ['points', /ledger\/|domain\/loyalty\/points|words\/loyalty\/(?:points|number)/],
    ['rewards and redemption', /redemption|catalogue|shownItem/],
    ['bills', /bill\/|underWay/],
    ['draws', /draw\//],
    ['missions', /mission/],
    ['describe refusals', /refusals/],
  ],
  '@careplus/core/session': [
    ['a whole session', /createSession|strategies|login|logout/],
    ['guards', /guards/],
    ['tokens', /token|jwt|acceptSession/],
    ['social sign-in', /oauth|departure|Social/],
    ['parts of a session', /usecases|user/],
  ],
  '@careplus/core/stool': [
    ['parse answers', /stoolInputs|earlierAnswers|signs|card|ages/],
    ['assess', /assessStool|levels/],
    ['describe the result', /words\/stool/],
    ['link to a result', /fragment/],
  ],
  '@careplus/core/text': [
    ['parse typed text', /digits|typedNumber|numericField|oneLine|unreadable|invisibleMarks|json/],
    ['show', /lineBreaks|withoutBreaks|visible|figures|ends/],
    ['describe problems', /words/],
  ],
  '@careplus/core/testing': [
    ['generators of single values', /testing\/(?:identity|calendar|numbers|otp|navigation|session)\.ts/],
    [
      'generators of whole values',
      /testing\/(?:growth|stool|addresses|consents|mobility|nutrition|partners|reminders|requests|loyalty\w*)\.ts/,
    ],
    ['in-memory ports', /testing\/(?:memory)/],
    ['receipts and photographs', /slips\/|stoolPhoto/],
  ],
  '@careplus/core/words': [
    ['describe a failure', /callFailure/],
    ['for screen readers', /inFullWords/],
  ],
  '@careplus/adapters/http': [
    ['carry a call', /http\/(?:transport|client|call|failures|publicCarrier)\.ts/],
    ['sign in and join', /sessionApi|signInMethods|member|phone|social|accountMigration|ownerProof/],
    ['children and health', /children|consents|health|adults/],
    ['points, rewards and bills', /loyalty|catalogue|bills|addresses/],
    ['the account', /ownAccount|credentials|notices|lineMessages|reminders|requests|partners/],
    ['public content', /publications|apiCalls|maintenance/],
  ],
  '@careplus/adapters/storage': [
    ['a session', /browser|sessionStore|socialDepartures|lock/],
    ['stores of text', /stores|memberKeys/],
    ['drafts, bills and attempts', /draftStore|device|pictureDrafts|storedTry|adultPassages/],
  ],
}

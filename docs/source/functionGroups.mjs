/**
 * What one wants to do with the larger subpaths, and which files do it: the lists of functions that end the guides are grouped by it.
 * A function goes to the first group that its file fits; one that fits none stands in the last line, without a title.
 */
export const functionGroups = {
  '@careplus/core/calendar': [
    ['read a day', /dateInput|isoDate/],
    ['say it in Thai', /thai/],
    ['reckon', /arithmetic|months|age/],
  ],
  '@careplus/core/call': [
    ['judge a failure', /outcome|failure/],
    ['send once', /attempts/],
  ],
  '@careplus/core/growth': [
    ['read a form', /typedForm|typedChild|typingHelp|check|measurement|typedNumber|formProblem|unlikelyChange|limits/],
    ['assess', /assess|correctedAge\.ts|build|bands|growthClass|classFacts|toldIndicators|measuringDates/],
    [
      'say the result',
      /resultWords|growthConcern|words\/growth\/(?:advice|followChild|growth|figures|referral|z|trend|correctedAge|concern|positionHint)/,
    ],
    ['follow a child over time', /trend|concern|carried|firstWeeks|follow|height|loss|referral|weight|recordOrder/i],
    ['z-scores and curves', /zScore|curve|reference|position/],
    ['keep a draft, and send', /usecases/],
  ],
  '@careplus/core/growth-chart': [
    ['choose what is shown', /chartWindow/],
    ['bands and lines', /chartLines|printedBands|bandSteps/],
    ['places and ticks', /geometry/],
    ['SVG', /paths/],
  ],
  '@careplus/core/identity': [
    ['read', /domain\/identity\/(?!maskContact)/],
    ['hide', /maskContact/],
    ['say what is wrong', /words/],
  ],
  '@careplus/core/loyalty': [
    ['points', /ledger\/|domain\/loyalty\/points|words\/loyalty\/(?:points|number|ledgerCsv)/],
    ['rewards and redemption', /redemption|catalogue|shownItem/],
    ['bills', /bill\/|underWay/],
    ['orders', /order\//],
    ['draws', /draw\//],
    ['missions', /mission/],
    ['the milk code', /ageLine|milkCode/],
    ['say a refusal', /refusals/],
    ['tables', /csv\//],
  ],
  '@careplus/core/session': [
    ['a whole session', /createSession|strategies|login|logout/],
    ['guards', /guards/],
    ['tokens', /token|jwt|acceptSession/],
    ['signing in elsewhere', /oauth|departure|Social/],
    ['parts of a session', /usecases|user/],
  ],
  '@careplus/core/stool': [
    ['read the answers', /stoolInputs|earlierAnswers|signs|card|ages/],
    ['assess', /assessStool|levels/],
    ['say the result', /words\/stool/],
    ['link to a result', /fragment/],
  ],
  '@careplus/core/text': [
    ['read what was typed', /digits|typedNumber|numericField|oneLine|unreadable|invisibleMarks|json/],
    ['search and sort', /searchWords|thaiOrder|namesOf/],
    ['show', /lineBreaks|withoutBreaks|visible|figures|ends/],
  ],
  '@careplus/core/testing': [
    ['generators of single values', /testing\/(?:identity|calendar|numbers|otp|navigation|session)\.ts/],
    [
      'generators of wholes',
      /testing\/(?:growth|stool|addresses|consents|mobility|nutrition|partners|reminders|requests|loyalty\w*)\.ts/,
    ],
    ['in-memory ports', /testing\/(?:memory|billServer)/],
    ['slips and photographs', /slips\/|stoolPhoto/],
    ['stories', /Stories/],
  ],
  '@careplus/core/words': [
    ['say a failure', /callFailure/],
    ['read aloud', /inFullWords/],
  ],
  '@careplus/adapters/http': [
    ['carry a call', /http\/(?:transport|client|call|failures|publicCarrier)\.ts/],
    ['sign in and join', /sessionApi|signInMethods|member|phone|social|accountMigration|ownerProof/],
    ['children and health', /children|consents|health|adults/],
    ['points, rewards and bills', /loyalty|catalogue|bills|addresses/],
    ['the account', /ownAccount|credentials|notices|lineMessages|reminders|requests|partners/],
    ['what anybody may read', /publications|askApi|maintenance/],
  ],
  '@careplus/adapters/storage': [
    ['a session', /browser|sessionStore|socialDepartures|lock/],
    ['stores of text', /stores|memberKeys/],
    ['drafts, bills and tries', /draftStore|device|pictureDrafts|storedTry|adultPassages/],
  ],
}

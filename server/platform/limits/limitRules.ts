import { billsADay, mostPictures } from '@careplus/core/loyalty'
import { inviteCodeTries } from '@careplus/core/partners'
import type { Counted } from './counts.js'
import { subscriberOf, widerNetworkOf } from './network.js'
import { maxHits, type Counter, type Limited, type Window } from './limits.js'

const minute = 60
const hour = 60 * minute
const day = 24 * hour

/** A wider network has so many times as much as one network. No count may be over `mostHits`, which is all that is looked at. */
const widerShare = 3

/**
 * A limit by network, and by the IPv6 /48 around it, which one subscriber may have whole. An IPv4 address has no wider network here:
 * behind one there may be thousands of subscribers already.
 */
const byNetwork = (rule: string, network: string, window: Window): Limited => {
  const wider = subscriberOf(network)
  return {
    counter: { rule, subject: network },
    windows: [window],
    wider:
      wider === null
        ? undefined
        : {
            counter: { rule: `${rule}-wider`, subject: wider },
            windows: [{ ...window, count: widerShare * window.count }],
          },
  }
}

/**
 * Calls from one network whose body is read though nobody is signed in: 6000 in 15 minutes. Thousands of telephones may
 * share an address of their provider's, each with a token to refresh every half hour.
 */
export const unknownBodiesFromNetwork = (network: string): ReadonlyArray<Counted> => {
  const window = { count: 6000, seconds: 15 * minute }
  const own = { counter: { rule: 'unknown-bodies-from-network', subject: network }, window }
  const wider = subscriberOf(network)
  return wider === null
    ? [own]
    : [
        own,
        {
          counter: { rule: 'unknown-bodies-from-wider-network', subject: wider },
          window: { ...window, count: widerShare * window.count },
        },
      ]
}

/** Writes of one member: 600 in an hour. Bodies with files are counted apart. */
export const memberWrites: Window = { count: 600, seconds: hour }

/** Codes sent to one address: 1 a minute, 5 an hour, 10 a day. */
export const codesToAddress = (address: string): Limited => ({
  counter: { rule: 'codes-to-address', subject: address },
  windows: [
    { count: 1, seconds: minute },
    { count: 5, seconds: hour },
    { count: 10, seconds: day },
  ],
})

/**
 * Codes sent to one mailbox, by whatever tags and dots: 5 an hour, 10 a day. One that was given rightly counts as well, or a mailbox
 * would have as many accounts as it has tags.
 */
export const codesToMailbox = (mailbox: string): Limited => ({
  counter: { rule: 'codes-to-mailbox', subject: mailbox },
  windows: [
    { count: 5, seconds: hour },
    { count: 10, seconds: day },
  ],
})

const joinsAnHour = 200

/** Accounts that were made by mail from one network: of an IPv4 address, behind which there may be thousands of telephones, many more. */
export const mailJoinsFromNetwork = (network: string): Limited =>
  byNetwork('mail-joins-from-network', network, {
    count: subscriberOf(network) === null ? maxHits : joinsAnHour,
    seconds: hour,
  })

/** Mail for everybody, where each mailbox costs its owner some work. Of any other domain one owner may have as many as they like. */
const publicMail: ReadonlySet<string> = new Set(
  'gmail.com googlemail.com outlook.com outlook.co.th hotmail.com hotmail.co.th live.com msn.com windowslive.com icloud.com me.com mac.com yahoo.com yahoo.co.th ymail.com proton.me protonmail.com'.split(
    ' ',
  ),
)

/** `a.b.example.co.th` belongs to whoever has `example.co.th`. */
const ownedDomain = (address: string): string => {
  const labels = address.slice(address.lastIndexOf('@') + 1).split('.')
  const isSecondLevel = /^(?:ac|co|com|edu|go|gov|in|mi|net|or|org)$/.test(labels.at(-2) ?? '') && labels.length > 2
  return labels.slice(isSecondLevel ? -3 : -2).join('.')
}

/** Of them, those with mailboxes of one owner's domain. */
const joinsOfDomain = (network: string, domain: string): Limited => {
  const { counter, windows, wider } = byNetwork('mail-joins-of-domain', network, { count: joinsAnHour, seconds: hour })
  const withDomain = ({ rule, subject }: Counter): Counter => ({ rule, subject: `${subject} ${domain}` })
  return {
    counter: withDomain(counter),
    windows,
    wider: wider === undefined ? undefined : { ...wider, counter: withDomain(wider.counter) },
  }
}

/** What an account that is made with this address counts for. */
export const mailJoins = (network: string, address: string): ReadonlyArray<Limited> => {
  const domain = ownedDomain(address)
  return [mailJoinsFromNetwork(network), ...(publicMail.has(domain) ? [] : [joinsOfDomain(network, domain)])]
}

/**
 * Codes and links asked for from one network: 60 an hour, and 240 from all that it may be a part of. A code that was given
 * rightly is taken back.
 */
export const codesFromNetwork = (network: string): ReadonlyArray<Limited> => [
  { counter: { rule: 'codes-from-network', subject: network }, windows: [{ count: 60, seconds: hour }] },
  {
    counter: { rule: 'codes-from-wider-network', subject: widerNetworkOf(network) },
    windows: [{ count: 240, seconds: hour }],
  },
]
export const codeRequestRules = codesFromNetwork('').map(({ counter }) => counter.rule)

/**
 * What whoever is known may ask for, apart from all that strangers ask for with the same address: three an hour, no more than
 * one a minute whatever they are counted by. `subject`: a browser that was signed in as the address, or a member who is.
 */
export const ownResend = (subject: string): Limited => ({
  counter: { rule: 'own-resend', subject },
  windows: [{ count: 1, seconds: minute }],
})
export const ownAllowance = (subject: string): Limited => ({
  counter: { rule: 'own-allowance', subject },
  windows: [{ count: 3, seconds: hour }],
})

/** Links mailed to one address, as often as codes. */
export const linksToAddress = (address: string): Limited => ({
  ...codesToAddress(address),
  counter: { rule: 'links-to-address', subject: address },
})

/** Links mailed to one mailbox, as often as codes: each tag of an address would bring it a letter more. */
export const linksToMailbox = (mailbox: string): Limited => ({
  ...codesToMailbox(mailbox),
  counter: { rule: 'links-to-mailbox', subject: mailbox },
})

/**
 * What a provider refused of sign-ins with an account there, from one network. Right ones do not count: thousands may share the
 * address of their telephones' provider.
 */
export const socialRefusalsFromNetwork = (network: string): Limited =>
  byNetwork('social-refusals-from-network', network, { count: 120, seconds: 15 * minute })

export const failuresFromNetwork = (network: string): Counter => ({
  rule: 'password-failures-from-network',
  subject: network,
})

export const networkFailures: Window = { count: 300, seconds: 15 * minute }

/** Wrong passwords of all networks that one IPv6 subscriber may have; null: not IPv6. */
export const failuresFromSubscriber = (network: string): Limited | null =>
  byNetwork('password-failures-from-network', network, networkFailures).wider ?? null

/** Wrong codes tried from one network, whichever addresses they were for. */
export const codeAttemptsFromNetwork = (network: string): Limited =>
  byNetwork('code-tries-from-network', network, { count: 300, seconds: 15 * minute })

/** Wrong partner codes of one member: as many as a code has tries. */
export const partnerCodeAttempts = (member: string): Limited => ({
  counter: { rule: 'partner-code-tries', subject: member },
  windows: [
    { count: inviteCodeTries, seconds: 15 * minute },
    { count: 4 * inviteCodeTries, seconds: day },
  ],
})

/** Wrong partner codes from one network, whoever tried them: a code is short, and is not told whose it is. */
export const partnerCodeAttemptsFromNetwork = (network: string): Limited =>
  byNetwork('partner-code-tries-from-network', network, { count: 30, seconds: 15 * minute })

/** Invites that one member makes. */
export const partnerInvites = (member: string): Limited => ({
  counter: { rule: 'partner-invites', subject: member },
  windows: [
    { count: 20, seconds: hour },
    { count: 50, seconds: day },
  ],
})

/** Questions to other adults that one member asks. */
export const adultQuestions = (member: string): Limited => ({
  counter: { rule: 'adult-questions', subject: member },
  windows: [
    { count: 10, seconds: hour },
    { count: 30, seconds: day },
  ],
})

/** Looks at one such question: devices that wait for its answer look again and again. */
export const adultQuestionViews = (question: string): Limited => ({
  counter: { rule: 'adult-question-looks', subject: question },
  windows: [{ count: 300, seconds: 15 * minute }],
})

/** Answers to one such question, counted apart: however often it is looked at, there is room to say yes or no. */
export const adultQuestionAnswers = (question: string): Limited => ({
  counter: { rule: 'adult-question-answers', subject: question },
  windows: [{ count: 60, seconds: 15 * minute }],
})

/** Secrets from one network that open no question. Those that do are not counted here: many may share a network. */
export const unknownAdultQuestionsFromNetwork = (network: string): Limited =>
  byNetwork('unknown-adult-questions-from-network', network, { count: 200, seconds: 15 * minute })

/** Letters about the answers to one question: a mind may be changed more often, in silence. */
export const adultAnswerEmails = (question: string): Limited => ({
  counter: { rule: 'adult-answer-letters', subject: question },
  windows: [{ count: 6, seconds: day }],
})

/** New calendar addresses of one member. */
export const calendarsOfMember = (member: string): Limited => ({
  counter: { rule: 'calendars', subject: member },
  windows: [{ count: 20, seconds: hour }],
})

/** Questions to LINE about one member: whether the official account is their friend. */
export const friendQuestions = (member: string): Limited => ({
  counter: { rule: 'friend-questions', subject: member },
  windows: [{ count: 30, seconds: 15 * minute }],
})

/** Fetches of one calendar; subscribers of one may have several devices. */
export const calendarFetches = (calendar: string): Limited => ({
  counter: { rule: 'calendar-fetches', subject: calendar },
  windows: [{ count: 120, seconds: hour }],
})

/** Calendar addresses from one network that open nothing. Those that do are not counted: calendars of many are fetched by few. */
export const unknownCalendarsFromNetwork = (network: string): Limited =>
  byNetwork('unknown-calendars-from-network', network, { count: 60, seconds: 15 * minute })

/** Addresses to end letters by, from one network, that end nothing. */
export const unknownUnsubscribesFromNetwork = (network: string): Limited =>
  byNetwork('unknown-unsubscribes-from-network', network, { count: 60, seconds: 15 * minute })

export const phoneCodeFailures = (phone: string): Counter => ({ rule: 'phone-code-failures', subject: phone })

export const staffTokenAttempts = (network: string): Limited =>
  byNetwork('staff-token-tries', network, { count: 30, seconds: 15 * minute })

/** Bodies with files that one member sends, whatever comes of them. */
export const uploadsOfMember = (member: string): Limited => ({
  counter: { rule: 'uploads', subject: member },
  windows: [
    { count: 60, seconds: hour },
    { count: 200, seconds: day },
  ],
})

/** Pictures of one member that are read before their bills are handed in: as many as a day's bills have. */
export const ocrRunsOfMember = (member: string): Limited => ({
  counter: { rule: 'readings', subject: member },
  windows: [{ count: billsADay * mostPictures, seconds: day }],
})

/** What stands on uploads is put together anew each time it is asked for, which may take most of a second of a core. */
export const ocrResultsOfMember = (member: string): Limited => ({
  counter: { rule: 'slips', subject: member },
  windows: [{ count: 60, seconds: hour }],
})

export const exportsOfMember = (member: string): Limited => ({
  counter: { rule: 'exports', subject: member },
  windows: [{ count: 10, seconds: hour }],
})

export const failuresForAccount = (account: string): Counter => ({ rule: 'password-failures', subject: account })

/** Failures older than this do not count. */
export const failureMemorySeconds = day

const free = 4
const longestPause = minute

/**
 * Seconds that must lie between the last failure and the next try: none for four failures, then 2, 4, 8 … up to a
 * minute. Whoever fails on purpose can keep a parent's password waiting at the sign-in, but not the parent out: a mailed
 * link, which starts the count anew, and a code to the telephone stay open, and who is signed in is counted apart.
 */
export const pauseAfter = (failures: number): number =>
  failures <= free ? 0 : Math.min(longestPause, 2 ** (failures - free))

/** Pauses by the number of failures; the last holds for more. */
export const pausesByFailures: ReadonlyArray<number> = Array.from({ length: 12 }, (_, failures) => pauseAfter(failures))

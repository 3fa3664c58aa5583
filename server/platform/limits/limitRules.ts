import { billsADay } from '@careplus/core/internal/loyalty'
import { mostPictures } from '@careplus/core/loyalty'
import { inviteCodeTries } from '@careplus/core/internal/partners'
import type { Counted } from './counts.js'
import { subscriberOf, widerNetworkOf } from './network.js'
import { maxHits, type Counter, type Limited, type Window } from './limits.js'

const minute = 60
const hour = 60 * minute
const day = 24 * hour

/** A wider network has this multiple of one network's count. No count may exceed `maxHits`. */
const widerShare = 3

/** IPv4 has no wider network, because one address may already stand for thousands of subscribers. */
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

/** Thousands of phones may share an address, and each refreshes a token every half hour. */
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

export const memberWrites: Window = { count: 600, seconds: hour }

export const codesToAddress = (address: string): Limited => ({
  counter: { rule: 'codes-to-address', subject: address },
  windows: [
    { count: 1, seconds: minute },
    { count: 5, seconds: hour },
    { count: 10, seconds: day },
  ],
})

/** Correctly entered codes count too, or a mailbox would get as many accounts as it has tags. */
export const codesToMailbox = (mailbox: string): Limited => ({
  counter: { rule: 'codes-to-mailbox', subject: mailbox },
  windows: [
    { count: 5, seconds: hour },
    { count: 10, seconds: day },
  ],
})

const joinsAnHour = 200

/** An IPv4 address may stand for thousands of phones, so its limit is much higher. */
export const mailJoinsFromNetwork = (network: string): Limited =>
  byNetwork('mail-joins-from-network', network, {
    count: subscriberOf(network) === null ? maxHits : joinsAnHour,
    seconds: hour,
  })

/** At public providers each mailbox costs its owner some work. At any other domain one owner may have any number of
 * them. */
const publicMail: ReadonlySet<string> = new Set(
  'gmail.com googlemail.com outlook.com outlook.co.th hotmail.com hotmail.co.th live.com msn.com windowslive.com icloud.com me.com mac.com yahoo.com yahoo.co.th ymail.com proton.me protonmail.com'.split(
    ' ',
  ),
)

/** `a.b.example.co.th` belongs to the owner of `example.co.th`. */
const ownedDomain = (address: string): string => {
  const labels = address.slice(address.lastIndexOf('@') + 1).split('.')
  const isSecondLevel = /^(?:ac|co|com|edu|go|gov|in|mi|net|or|org)$/.test(labels.at(-2) ?? '') && labels.length > 2
  return labels.slice(isSecondLevel ? -3 : -2).join('.')
}

const joinsOfDomain = (network: string, domain: string): Limited => {
  const { counter, windows, wider } = byNetwork('mail-joins-of-domain', network, { count: joinsAnHour, seconds: hour })
  const withDomain = ({ rule, subject }: Counter): Counter => ({ rule, subject: `${subject} ${domain}` })
  return {
    counter: withDomain(counter),
    windows,
    wider: wider === undefined ? undefined : { ...wider, counter: withDomain(wider.counter) },
  }
}

export const mailJoins = (network: string, address: string): ReadonlyArray<Limited> => {
  const domain = ownedDomain(address)
  return [mailJoinsFromNetwork(network), ...(publicMail.has(domain) ? [] : [joinsOfDomain(network, domain)])]
}

/** A code that was entered correctly is uncounted. */
export const codesFromNetwork = (network: string): ReadonlyArray<Limited> => [
  { counter: { rule: 'codes-from-network', subject: network }, windows: [{ count: 60, seconds: hour }] },
  {
    counter: { rule: 'codes-from-wider-network', subject: widerNetworkOf(network) },
    windows: [{ count: 240, seconds: hour }],
  },
]
export const codeRequestRules = codesFromNetwork('').map(({ counter }) => counter.rule)

/** `subject`: a browser that was signed in with the address, or a signed-in member. */
export const ownResend = (subject: string): Limited => ({
  counter: { rule: 'own-resend', subject },
  windows: [{ count: 1, seconds: minute }],
})
export const ownAllowance = (subject: string): Limited => ({
  counter: { rule: 'own-allowance', subject },
  windows: [{ count: 3, seconds: hour }],
})

export const linksToAddress = (address: string): Limited => ({
  ...codesToAddress(address),
  counter: { rule: 'links-to-address', subject: address },
})

/** By mailbox, because each tag of an address would bring it another email. */
export const linksToMailbox = (mailbox: string): Limited => ({
  ...codesToMailbox(mailbox),
  counter: { rule: 'links-to-mailbox', subject: mailbox },
})

/** Only refusals count: thousands of phones may share the address. */
export const socialRefusalsFromNetwork = (network: string): Limited =>
  byNetwork('social-refusals-from-network', network, { count: 120, seconds: 15 * minute })

export const failuresFromNetwork = (network: string): Counter => ({
  rule: 'password-failures-from-network',
  subject: network,
})

export const networkFailures: Window = { count: 300, seconds: 15 * minute }

/** Wrong passwords from all networks of one IPv6 subscriber; null: not IPv6. */
export const failuresFromSubscriber = (network: string): Limited | null =>
  byNetwork('password-failures-from-network', network, networkFailures).wider ?? null

export const codeAttemptsFromNetwork = (network: string): Limited =>
  byNetwork('code-tries-from-network', network, { count: 300, seconds: 15 * minute })

export const partnerCodeAttempts = (member: string): Limited => ({
  counter: { rule: 'partner-code-tries', subject: member },
  windows: [
    { count: inviteCodeTries, seconds: 15 * minute },
    { count: 4 * inviteCodeTries, seconds: day },
  ],
})

/** By network, because partner codes are short and belong to unknown members. */
export const partnerCodeAttemptsFromNetwork = (network: string): Limited =>
  byNetwork('partner-code-tries-from-network', network, { count: 30, seconds: 15 * minute })

export const partnerInvites = (member: string): Limited => ({
  counter: { rule: 'partner-invites', subject: member },
  windows: [
    { count: 20, seconds: hour },
    { count: 50, seconds: day },
  ],
})

export const adultQuestions = (member: string): Limited => ({
  counter: { rule: 'adult-questions', subject: member },
  windows: [
    { count: 10, seconds: hour },
    { count: 30, seconds: day },
  ],
})

export const adultQuestionViews = (question: string): Limited => ({
  counter: { rule: 'adult-question-looks', subject: question },
  windows: [{ count: 300, seconds: 15 * minute }],
})

/** Counted apart from the views, so that an answer is always possible. */
export const adultQuestionAnswers = (question: string): Limited => ({
  counter: { rule: 'adult-question-answers', subject: question },
  windows: [{ count: 60, seconds: 15 * minute }],
})

/** Only secrets that open no question count, because many may share a network. */
export const unknownAdultQuestionsFromNetwork = (network: string): Limited =>
  byNetwork('unknown-adult-questions-from-network', network, { count: 200, seconds: 15 * minute })

/** After these an answer can still be changed, without an email. */
export const adultAnswerEmails = (question: string): Limited => ({
  counter: { rule: 'adult-answer-letters', subject: question },
  windows: [{ count: 6, seconds: day }],
})

export const calendarsOfMember = (member: string): Limited => ({
  counter: { rule: 'calendars', subject: member },
  windows: [{ count: 20, seconds: hour }],
})

export const friendQuestions = (member: string): Limited => ({
  counter: { rule: 'friend-questions', subject: member },
  windows: [{ count: 30, seconds: 15 * minute }],
})

export const calendarFetches = (calendar: string): Limited => ({
  counter: { rule: 'calendar-fetches', subject: calendar },
  windows: [{ count: 120, seconds: hour }],
})

/** Only unknown addresses count: few servers fetch the calendars of many members. */
export const unknownCalendarsFromNetwork = (network: string): Limited =>
  byNetwork('unknown-calendars-from-network', network, { count: 60, seconds: 15 * minute })

export const unknownUnsubscribesFromNetwork = (network: string): Limited =>
  byNetwork('unknown-unsubscribes-from-network', network, { count: 60, seconds: 15 * minute })

export const phoneCodeFailures = (phone: string): Counter => ({ rule: 'phone-code-failures', subject: phone })

/** Each sign-in of staff at the directory stores a row. */
export const staffSignIns = (network: string): Limited =>
  byNetwork('staff-sign-ins', network, { count: 60, seconds: 15 * minute })

export const staffTokenAttempts = (network: string): Limited =>
  byNetwork('staff-token-tries', network, { count: 30, seconds: 15 * minute })

/** Each stores an entry of the audit log for two years, and too many would hide the others. */
export const staffRoleRefusals = (actor: string): Limited => ({
  counter: { rule: 'staff-role-refusals', subject: actor },
  windows: [{ count: 120, seconds: hour }],
})

export const uploadsOfMember = (member: string): Limited => ({
  counter: { rule: 'uploads', subject: member },
  windows: [
    { count: 60, seconds: hour },
    { count: 200, seconds: day },
  ],
})

export const ocrRunsOfMember = (member: string): Limited => ({
  counter: { rule: 'readings', subject: member },
  windows: [{ count: billsADay * mostPictures, seconds: day }],
})

/** Recomputing the result from the uploads costs up to 1 s of CPU. */
export const ocrResultsOfMember = (member: string): Limited => ({
  counter: { rule: 'slips', subject: member },
  windows: [{ count: 60, seconds: hour }],
})

export const exportsOfMember = (member: string): Limited => ({
  counter: { rule: 'exports', subject: member },
  windows: [{ count: 10, seconds: hour }],
})

export const failuresForAccount = (account: string): Counter => ({ rule: 'password-failures', subject: account })

export const failureMemorySeconds = day

const free = 4
const longestPause = minute

/** Seconds. An attacker can delay a parent's sign-in, not lock it out: mailed links and SMS codes still work. */
export const pauseAfter = (failures: number): number =>
  failures <= free ? 0 : Math.min(longestPause, 2 ** (failures - free))

/** By number of failures; the last entry applies to more. */
export const pausesByFailures: ReadonlyArray<number> = Array.from({ length: 12 }, (_, failures) => pauseAfter(failures))

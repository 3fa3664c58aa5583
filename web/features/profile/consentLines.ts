import { freePurposes, holdingConsent, type ConsentPurpose } from '@careplus/core/consents'
import type { Child, Consent } from '@careplus/core/ports'
import { dayText } from '../../shared/account/instants'
import { profileCopy } from '../../copy/profile.th'
import { nameOf } from '../../shared/children/childWords'
import { fullDateText } from '../../shared/growth/dateText'

const copy = profileCopy.consents

export interface Switched {
  readonly purpose: ConsentPurpose
  readonly childId: string | null
  readonly birthDate: string | null
  readonly name: string
  readonly granted: boolean
  readonly help: string
}

interface SharedLine {
  readonly id: string
  readonly name: string
  readonly whose: string
}

const helpOf = (held: Consent | null, never: string): string => {
  if (held === null) return never
  const day = dayText(held.recorded_at)
  return held.granted ? copy.onSince(day) : copy.offSince(day)
}

/** The member's own health data is asked for where it is first stored, so before that it has no switch. */
const ownHealth = (history: ReadonlyArray<Consent>): ReadonlyArray<Switched> => {
  const held = holdingConsent(history, 'mobility')
  if (held === null) return []
  const { granted } = held
  return [
    { purpose: 'mobility', childId: null, birthDate: null, name: copy.names.mobility, granted, help: helpOf(held, '') },
  ]
}

export const deletesWhenOff = ({ purpose }: Pick<Switched, 'purpose'>): boolean => deletes[purpose]

const deletes: Readonly<Record<ConsentPurpose, boolean>> = {
  terms: false,
  privacy: false,
  analytics: false,
  advertising: false,
  marketing: false,
  child_health: true,
  mobility: true,
  line: false,
}

/** A partner sees whose consent it is: only its owner gives and withdraws it. */
const isOwn = ({ role }: Child): boolean => role === 'owner'

export const sharedLinesOf = (children: ReadonlyArray<Child>): ReadonlyArray<SharedLine> =>
  children
    .filter((child) => !isOwn(child))
    .map((child) => ({ id: child.id, name: copy.health(nameOf(child)), whose: copy.ownersConsent(child.shared_by) }))

/** Nobody is asked about newsletters any more, but an earlier consent can be withdrawn. */
const earlierYes = (history: ReadonlyArray<Consent>): ReadonlyArray<Switched> => {
  const held = holdingConsent(history, 'marketing')
  if (held?.granted !== true) return []
  const help = `${helpOf(held, '')} · ${copy.unused}`
  return [{ purpose: 'marketing', childId: null, birthDate: null, name: copy.names.marketing, granted: true, help }]
}

export const switchesOf = (
  history: ReadonlyArray<Consent>,
  children: ReadonlyArray<Child>,
): ReadonlyArray<Switched> => [
  ...children.filter(isOwn).map((child): Switched => {
    const held = holdingConsent(history, 'child_health', child.id)
    const name = copy.health(nameOf(child))
    const granted = child.health_consent_at !== null
    const { id: childId, birthDate } = child
    return { purpose: 'child_health', childId, birthDate, name, granted, help: helpOf(held, copy.never) }
  }),
  ...ownHealth(history),
  ...freePurposes.map((purpose): Switched => {
    const held = holdingConsent(history, purpose)
    return {
      purpose,
      childId: null,
      birthDate: null,
      name: copy.names[purpose],
      granted: held?.granted === true,
      help: held?.granted === true ? helpOf(held, '') : copy.help[purpose],
    }
  }),
  ...earlierYes(history),
]

export const consentKey = ({ purpose, child_id, granted, version, recorded_at }: Consent): string =>
  [purpose, child_id, granted, version, recorded_at].join(' ')

export interface Line {
  readonly name: string
  readonly granted: boolean
  readonly when: string
}

const nameIn = ({ purpose, child_id }: Consent, children: ReadonlyArray<Child>): string => {
  if (purpose !== 'child_health') return copy.names[purpose]
  const child = children.find(({ id }) => id === child_id)
  return copy.health(child === undefined ? copy.goneChild : nameOf(child))
}

export const linesOf = (history: ReadonlyArray<Consent>, children: ReadonlyArray<Child>): ReadonlyArray<Line> =>
  history.map((consent) => ({
    name: nameIn(consent, children),
    granted: consent.granted,
    when: copy.line(dayText(consent.recorded_at), fullDateText(consent.version)),
  }))

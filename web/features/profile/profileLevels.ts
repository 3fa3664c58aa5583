import { sections } from '../../layouts/navSections'
import { profileCopy } from '../../copy/profile.th'
import { remindersCopy } from '../../copy/reminders.th'
import { themeCopy } from '../../copy/theme.th'
import { useHash } from '../../page/useHash'

export type Level = 'about' | 'consents' | 'reminders' | 'devices' | 'theme' | 'data'

const levels: ReadonlyMap<string, Level> = new Map<string, Level>([
  ['about', 'about'],
  ['consents', 'consents'],
  ['reminders', 'reminders'],
  ['line', 'reminders'],
  ['devices', 'devices'],
  ['sign-in-methods', 'devices'],
  ['theme', 'theme'],
  ['data', 'data'],
])

export const levelTitles: Readonly<Record<Level, string>> = {
  about: profileCopy.about.title,
  consents: profileCopy.consents.title,
  reminders: remindersCopy.title,
  devices: profileCopy.rows.signIn,
  theme: themeCopy.name,
  data: profileCopy.data.title,
}

export const levelPath = (level: Level): string => `${sections.me}#${level}`

/** The level that the address names; null: the rows. */
export const useLevel = (): Level | null => levels.get(useHash()) ?? null

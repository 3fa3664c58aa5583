import type { SocialSettings } from '../../platform/config/social.js'
import { facebook } from './facebook.js'
import { google } from './google.js'
import { line } from './line.js'
import type { Social } from './person.js'

export const providersOf = (settings: SocialSettings, budgetMs?: number): Social => ({
  google: settings.google === null ? null : google(settings.google, budgetMs),
  line: settings.line === null ? null : line(settings.line, budgetMs),
  facebook: settings.facebook === null ? null : facebook(settings.facebook, budgetMs),
})

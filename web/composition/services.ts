import type { HttpClient } from '@careplus/adapters/http'
import type { DeviceDraftStore } from '@careplus/adapters/storage'
import type { ChangeConsent } from '@careplus/core/consent'
import type { amendDraft, SaveDraft } from '@careplus/core/growth'
import type { growthDraftUpload } from '@careplus/core/growth-upload'
import type {
  Analytics,
  Children,
  Clock,
  Consents,
  GrowthRecords,
  Joining,
  Profile,
  Random,
} from '@careplus/core/ports'
import type { Session } from '@careplus/core/session'

/** Keeping a growth check as a draft, and sending it. */
export interface GrowthServices {
  readonly saveDraft: SaveDraft
  readonly amendDraft: ReturnType<typeof amendDraft>
  /** The upload machine with its actor provided: `useMachine(draftUpload, { input: { draftId, memberId } })`. */
  readonly draftUpload: ReturnType<typeof growthDraftUpload>
}

/** What screens may ask for: plain values, by name. They never see the container that made them. */
export interface Services {
  readonly clock: Clock
  readonly random: Random
  readonly analytics: Analytics
  readonly session: Session
  readonly joining: Joining
  readonly profile: Profile
  readonly children: Children
  readonly growthRecords: GrowthRecords
  readonly consents: Consents
  readonly changeConsent: ChangeConsent
  readonly drafts: DeviceDraftStore
  /** A chunk of its own; a fetch that failed is tried again. */
  readonly growth: () => Promise<GrowthServices>
  /** Any call to the API, for what has no port: `api(method, path, body?)`. */
  readonly api: HttpClient['api']
}

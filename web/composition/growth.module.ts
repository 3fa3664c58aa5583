import { ContainerModule } from 'inversify'
import type { DeviceDraftStore } from '@careplus/adapters/storage'
import { amendDraft, saveDraft, uploadDraft } from '@careplus/core/growth'
import { growthDraftUpload } from '@careplus/core/growth-upload'
import type { Children, Clock, Consents, GrowthRecords, Lock, Random } from '@careplus/core/ports'
import type { GrowthServices } from './services'
import { Tokens } from './tokens'

/** Specification: the server's `error_message` of a failed upload is logged, and only logged. */
// oxlint-disable-next-line no-console
const log = (message: string): void => console.info(message)

/** Loaded with the first screen that stores or sends a draft, not with every member's page. */
export const growthModule = new ContainerModule(({ bind }) => {
  bind(Tokens.growth)
    .toResolvedValue(
      (
        clock: Clock,
        random: Random,
        drafts: DeviceDraftStore,
        lock: Lock,
        children: Children,
        records: GrowthRecords,
        consents: Consents,
      ): GrowthServices => {
        const sending = { drafts, lock, children, records, consents, log }
        return {
          saveDraft: saveDraft({ clock, random, drafts }),
          amendDraft: amendDraft({ clock, random, drafts }),
          draftUpload: growthDraftUpload(sending),
          uploadDraft: uploadDraft(sending),
        }
      },
      [Tokens.clock, Tokens.random, Tokens.drafts, Tokens.lock, Tokens.children, Tokens.growthRecords, Tokens.consents],
    )
    .inSingletonScope()
})

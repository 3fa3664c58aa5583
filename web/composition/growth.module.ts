import { amendDraft, saveDraft, uploadDraft } from '@careplus/core/growth'
import { growthDraftUpload } from '@careplus/core/growth-upload'
import { group } from './base'

/** Specification: the server's `error_message` of a failed upload is logged, and only logged. */
// oxlint-disable-next-line no-console
const log = (message: string): void => console.info(message)

export const growth = group(
  ['clock', 'random', 'drafts', 'lock', 'children', 'growthRecords', 'consents'],
  ({ clock, random, drafts, lock, children, growthRecords: records, consents }) => {
    const sending = { drafts, lock, children, records, consents, log }
    return {
      saveDraft: saveDraft({ clock, random, drafts }),
      amendDraft: amendDraft({ clock, random, drafts }),
      draftUpload: growthDraftUpload(sending),
      /** Uploads without a screen, and leaves a draft alone that lacks something. */
      uploadDraft: uploadDraft(sending),
    }
  },
)

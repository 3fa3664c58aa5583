import { partsCopy as copy } from '../../copy/parts.th'
import { Button } from '../../ui/Button'
import { OfflineNote } from '../../ui/Note'
import type { OlderParts } from '../../calls/parts'

export const OlderButton = ({ of: { more, busy, failure, loadOlder } }: { readonly of: OlderParts }) =>
  more && (
    <>
      {failure !== null && <OfflineNote>{copy.failed}</OfflineNote>}
      <Button tone="second" wide busy={busy} busyLabel={copy.busy} onClick={loadOlder}>
        {copy.older}
      </Button>
    </>
  )

import { redemptionWords } from '@careplus/core/loyalty'
import { RefusalReasons } from '../RefusalReasons'
import { Info } from '../../../ui/icons'
import { Note } from '../../../ui/Note'

const signInFirst = redemptionWords({ _tag: 'SignInNeeded' }, 'luckydraw')

export const EntriesClosed = ({ messages }: { readonly messages: ReadonlyArray<string> }) => {
  const reasons = messages.filter((message) => message !== signInFirst)
  return (
    reasons.length > 0 && (
      <Note tone="warn" icon={Info}>
        <RefusalReasons reasons={reasons} />
      </Note>
    )
  )
}

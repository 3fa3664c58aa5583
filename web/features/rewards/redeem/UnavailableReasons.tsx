import { redemptionWords } from '@careplus/core/loyalty'
import { RefusalReasons } from '../RefusalReasons'
import { Info } from '../../../ui/icons'
import { Note } from '../../../ui/Note'

const signInFirst = redemptionWords({ _tag: 'SignInNeeded' }, 'reward')

/** Only where there are more reasons than the one on the tag. The button says that one has to sign in. */
export const UnavailableReasons = ({ messages }: { readonly messages: ReadonlyArray<string> }) => {
  const reasons = messages.filter((message) => message !== signInFirst)
  return (
    reasons.length > 1 && (
      <Note tone="warn" icon={Info}>
        <RefusalReasons reasons={reasons} />
      </Note>
    )
  )
}

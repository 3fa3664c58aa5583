import { grouped } from '@careplus/core/loyalty'
import { messageLength, mostMessageCharacters } from '@careplus/core/requests'
import { requestCopy } from '../../copy/requests.th'

const max = grouped(mostMessageCharacters)

export const CountedHint = ({ hint, message }: { readonly hint: string; readonly message: string }) => (
  <span className="request-hint">
    <span>{hint}</span>
    <span className="nowrap">{requestCopy.length(messageLength(message), max)}</span>
  </span>
)

import type { StoolSource } from '@careplus/core/stool'
import { stoolResultCopy } from '../../copy/stoolResult.th'
import './sources.css'

export const SourceName = ({ source: { name, address } }: { readonly source: StoolSource }) =>
  address === null ? (
    <span>{name}</span>
  ) : (
    <a href={address} target="_blank" rel="noopener noreferrer">
      {name} <span className="ui-hidden">{stoolResultCopy.newWindow}</span>
    </a>
  )

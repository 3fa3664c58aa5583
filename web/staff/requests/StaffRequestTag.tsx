import { requestStateWords, type RequestState } from '@careplus/core/requests'
import { Tag } from '../../ui/Tag'

export const StaffRequestTag = ({ state }: { readonly state: RequestState }) => (
  <Tag tone={state === 'waiting' ? 'mango' : 'pandan'}>{requestStateWords[state]}</Tag>
)

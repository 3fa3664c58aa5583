import type { DrawState } from '@careplus/core/loyalty'
import { staffDrawsCopy as copy } from '../../copy/staffDraws.th'
import { Tag, type TagTone } from '../../ui/Tag'

const tones: Readonly<Record<DrawState, TagTone>> = {
  prepared: 'neutral',
  open: 'pandan',
  closed: 'mango',
  drawn: 'anchan',
  recorded: 'anchan',
  cancelled: 'neutral',
}

export const DrawTag = ({ state }: { readonly state: DrawState }) => <Tag tone={tones[state]}>{copy.states[state]}</Tag>

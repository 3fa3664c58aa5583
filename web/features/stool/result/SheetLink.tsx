import type { StoolLevel } from '@careplus/core/stool'
import { stoolResultCopy } from '../../../copy/stoolResult.th'
import { Icon } from '../../../ui/Icon'
import { BookOpen } from '../../../ui/icons'
import { LinkButton } from '../../../ui/LinkButton'
import { resultHref, type ResultPlace } from '../stoolPath'

interface Props {
  readonly fragment: string
  readonly place: ResultPlace
  readonly level: StoolLevel
}

export const isForDoctor = (level: StoolLevel): boolean => forDoctor[level]

const forDoctor: Readonly<Record<StoolLevel, boolean>> = {
  normal: false,
  watch: false,
  'doctor-24h': true,
  'doctor-today': true,
  emergency: false,
}

export const SheetLink = ({ fragment, place, level }: Props) => (
  <LinkButton
    wide
    tone={isForDoctor(level) ? 'primary' : 'second'}
    href={resultHref(fragment, { ...place, sheet: true })}
    icon={<Icon of={BookOpen} size={20} />}
  >
    {stoolResultCopy.sheet.open}
  </LinkButton>
)

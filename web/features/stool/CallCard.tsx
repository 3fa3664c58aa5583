import { stoolDangerSigns } from '@careplus/core/stool'
import { youngUnderDays } from '@careplus/core/internal/stool'
import { stoolCopy } from '../../copy/stool.th'
import { Icon } from '../../ui/Icon'
import { Phone } from '../../ui/icons'
import { LinkButton } from '../../ui/LinkButton'
import './callCard.css'

interface Props {
  readonly title: string
  readonly children: string
  readonly live?: boolean
}

export const CallCard = ({ title, children, live = false }: Props) => (
  <div className="stool-call" role={live ? 'alert' : undefined}>
    <div className="stool-call__words">
      <strong>{title}</strong>
      <p>{children}</p>
    </div>
    <LinkButton tone="danger" href={`tel:${stoolDangerSigns.phone}`} icon={<Icon of={Phone} size={20} />}>
      <span className="ui-hidden">{stoolCopy.call.aria}</span>
      <span aria-hidden="true">{stoolDangerSigns.phone}</span>
    </LinkButton>
  </div>
)

export const DangerCard = ({ ageInDays = 0 }: { readonly ageInDays?: number }) => (
  <CallCard title={stoolDangerSigns.heading}>
    {`${ageInDays < youngUnderDays ? `${stoolDangerSigns.young} ` : ''}${stoolDangerSigns.words}`}
  </CallCard>
)

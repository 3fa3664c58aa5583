import { assessMobility } from '@careplus/core/mobility'
import type { MobilityCheck } from '@careplus/core/ports'
import { mobilityCopy } from '../../copy/mobility.th'
import { Icon } from '../../ui/Icon'
import { Check, Info } from '../../ui/icons'
import { Tag } from '../../ui/Tag'

export const BandTag = ({ check }: { readonly check: MobilityCheck }) => {
  const { band } = assessMobility(check)
  const fine = band === 'nothingFound'
  return (
    <Tag tone={fine ? 'pandan' : 'mango'} icon={<Icon of={fine ? Check : Info} size={16} />}>
      {mobilityCopy.band[band]}
    </Tag>
  )
}

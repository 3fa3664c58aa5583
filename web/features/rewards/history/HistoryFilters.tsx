import { useLocation } from 'wouter'
import { rewardsHistoryCopy as copy } from '../../../copy/rewardsHistory.th'
import { historyPath } from '../../../shared/loyalty/paths'
import { Chip, ChipRow } from '../../../ui/Chip'
import { historyFilters, type HistoryFilter } from './historyFilter'

/** The filter is in the address, so that the browser's back button restores it. */
export const HistoryFilters = ({ show }: { readonly show: HistoryFilter }) => {
  const [, navigate] = useLocation()
  return (
    <ChipRow label={copy.filters}>
      {historyFilters.map((each) => (
        <Chip
          key={each}
          chosen={show === each}
          onClick={() => navigate(each === 'all' ? historyPath : `${historyPath}?show=${each}`, { replace: true })}
        >
          {copy.show[each]}
        </Chip>
      ))}
    </ChipRow>
  )
}

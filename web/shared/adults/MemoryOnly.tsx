import { useHealthServices } from '../../calls/useServices'
import { adultsCopy } from '../../copy/adults.th'
import { Note } from '../../ui/Note'

export const MemoryOnly = () => {
  const { deviceAdults } = useHealthServices()
  return deviceAdults.health()._tag === 'memory' && <Note tone="warn">{adultsCopy.memoryOnly}</Note>
}

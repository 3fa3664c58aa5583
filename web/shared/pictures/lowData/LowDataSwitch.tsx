import { useSyncExternalStore } from 'react'
import { lowDataCopy as copy } from '../../../copy/lowData.th'
import { Switch } from '../../../ui/Switch'
import { chooseLowData, savesData, useWaitingPictures } from './lowData'

const never = () => () => undefined

export const LowDataSwitch = () => {
  useWaitingPictures()
  const saves = useSyncExternalStore(never, savesData, () => false)
  return (
    <Switch checked={saves} onChange={chooseLowData}>
      <span className="ui-row__title">{copy.name}</span>
      <span className="ui-row__second">{copy.help}</span>
    </Switch>
  )
}

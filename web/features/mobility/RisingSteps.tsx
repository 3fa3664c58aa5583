import type { Ref } from 'react'
import { mobilityCopy } from '../../copy/mobility.th'
import { CheckMark } from '../../ui/CheckMark'
import { rises } from './stand.machine'

const copy = mobilityCopy.stand

interface Props {
  readonly counted: number
  readonly buttonRef: Ref<HTMLButtonElement>
  readonly onCount: () => void
  readonly onUncount: () => void
}

export const RisingSteps = ({ counted, buttonRef, onCount, onUncount }: Props) => (
  <div className="rising">
    <div className="rising__words">
      <strong aria-live="polite">{copy.counted(counted)}</strong>
      {counted === 0 ? (
        <span>{copy.tap}</span>
      ) : (
        <button type="button" className="rising__back" onClick={onUncount}>
          {copy.uncount}
        </button>
      )}
    </div>
    <button ref={buttonRef} type="button" className="rising__strip" aria-label={copy.count(counted)} onClick={onCount}>
      {Array.from({ length: rises }, (_, index) => (
        <span key={index} className={index < counted ? 'rising__done' : undefined} aria-hidden="true">
          {index < counted ? <CheckMark size={20} /> : index + 1}
        </span>
      ))}
    </button>
  </div>
)

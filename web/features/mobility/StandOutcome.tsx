import type { ChairStand } from '@careplus/core/mobility'
import { useLayoutEffect, useRef } from 'react'
import { mobilityCopy } from '../../copy/mobility.th'
import { Button } from '../../ui/Button'
import { Dock } from '../../shared/growth/Dock'

const copy = mobilityCopy.stand

interface Props {
  readonly outcome: 'timed' | 'tooShort' | 'resting'
  readonly seconds: number | null
  readonly onDone: (stand: ChairStand) => void
  readonly onNotFive: () => void
  readonly onAgain: () => void
}

export const StandOutcome = ({ outcome, seconds, onDone, onNotFive, onAgain }: Props) => {
  const heading = useRef<HTMLHeadingElement>(null)
  useLayoutEffect(() => {
    scrollTo(0, 0)
    heading.current?.focus({ preventScroll: true })
  }, [outcome])
  const retryButton = (
    <Button wide tone="second" onClick={onAgain}>
      {copy.again}
    </Button>
  )
  if (outcome === 'timed' && seconds !== null)
    return (
      <>
        <div className="stand-outcome">
          <p className="stand__clock">
            {seconds.toFixed(1)}
            <span>{copy.second}</span>
          </p>
          <h3 ref={heading} tabIndex={-1}>
            {copy.timedAsk}
          </h3>
        </div>
        <Dock>
          <Button wide onClick={() => onDone({ _tag: 'timed', seconds })}>
            {copy.take}
          </Button>
          {retryButton}
          <Button wide tone="ghost" onClick={onNotFive}>
            {copy.notFive}
          </Button>
        </Dock>
      </>
    )
  return (
    <>
      <div className="stand-outcome">
        <h3 ref={heading} tabIndex={-1}>
          {outcome === 'resting' ? copy.restTitle : copy.tooShort}
        </h3>
        {outcome === 'resting' && <p>{copy.rest}</p>}
      </div>
      <Dock>
        {outcome === 'resting' ? (
          <>
            <Button wide onClick={() => onDone({ _tag: 'notDone' })}>
              {copy.takeRest}
            </Button>
            {retryButton}
          </>
        ) : (
          <Button wide onClick={onAgain}>
            {copy.again}
          </Button>
        )}
      </Dock>
    </>
  )
}

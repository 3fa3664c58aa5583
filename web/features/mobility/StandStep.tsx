import { standSafety, type ChairStand } from '@careplus/core/mobility'
import { useMachine } from '@xstate/react'
import { useLayoutEffect, useRef, type Ref } from 'react'
import { mobilityCopy } from '../../copy/mobility.th'
import { Button } from '../../ui/Button'
import { ChairRoom } from './ChairTest'
import { Icon } from '../../ui/Icon'
import { TriangleAlert } from '../../ui/icons'
import { RisingSteps } from './RisingSteps'
import { standMachine } from './stand.machine'
import { StandOutcome } from './StandOutcome'
import { useElapsedSeconds } from './useElapsedSeconds'
import { useWakeLock } from './useWakeLock'
import './stand.css'

const copy = mobilityCopy.stand

interface Props {
  /** null: there is none. */
  readonly before: ChairStand | null
  readonly heading: Ref<HTMLHeadingElement>
  /** null: the test was skipped. */
  readonly onDone: (stand: ChairStand | null) => void
}

const Safety = ({ whole }: { readonly whole: boolean }) => (
  <aside className="stand-safety" aria-label={copy.safety}>
    <Icon of={TriangleAlert} />
    {whole ? (
      <ul>
        {standSafety.map((each) => (
          <li key={each}>{each}</li>
        ))}
      </ul>
    ) : (
      <p>
        <strong>{copy.pain}</strong>
        <br />
        {copy.safe}
      </p>
    )}
  </aside>
)

export const StandStep = ({ before, heading, onDone }: Props) => {
  const [state, send] = useMachine(standMachine, { input: before })
  const { begunAt, counted, seconds } = state.context
  const running = state.matches('running')
  const elapsed = useElapsedSeconds(running ? begunAt : null)
  const steps = useRef<HTMLButtonElement>(null)
  useWakeLock(running)
  useLayoutEffect(() => {
    if (running) steps.current?.focus({ preventScroll: true })
  }, [running])
  const ready = state.matches('ready')
  return (
    <div className={running ? 'stand stand--running' : 'stand'}>
      <h2 ref={heading} tabIndex={-1} className={ready ? undefined : 'ui-hidden'}>
        {ready ? copy.ready : copy.name}
      </h2>
      {running && (
        <p className="stand__clock" role="timer" aria-label={copy.timer}>
          {elapsed.toFixed(1)}
          <span>{copy.second}</span>
        </p>
      )}
      {(ready || running) && (
        <>
          <div className="stand__room">
            <ChairRoom pose={running ? 'stand' : 'sit'} label={copy.drawing} />
          </div>
          {running && (
            <RisingSteps
              counted={counted}
              buttonRef={steps}
              onCount={() => send({ type: 'rise.counted' })}
              onUncount={() => send({ type: 'rise.uncounted' })}
            />
          )}
          <div className="stand__foot">
            <Safety whole={ready} />
            <div className="stand__dock">
              {ready ? (
                <>
                  <Button
                    wide
                    className="stand__main"
                    onClick={() => send({ type: 'stand.begun', at: performance.now() })}
                  >
                    {copy.begin}
                  </Button>
                  <Button wide tone="ghost" onClick={() => onDone(null)}>
                    {copy.skip}
                  </Button>
                </>
              ) : (
                <>
                  <Button
                    wide
                    className="stand__main"
                    icon={<span className="stand__stop" />}
                    onClick={() => send({ type: 'stand.stopped', at: performance.now() })}
                  >
                    {copy.stop}
                  </Button>
                  <Button wide tone="ghost" onClick={() => send({ type: 'stand.givenUp' })}>
                    {copy.giveUp}
                  </Button>
                </>
              )}
            </div>
          </div>
        </>
      )}
      {!ready && !running && (
        <StandOutcome
          outcome={state.matches('timed') ? 'timed' : state.matches('tooShort') ? 'tooShort' : 'resting'}
          seconds={seconds}
          onDone={onDone}
          onNotFive={() => send({ type: 'stand.givenUp' })}
          onAgain={() => send({ type: 'stand.repeated' })}
        />
      )}
    </div>
  )
}

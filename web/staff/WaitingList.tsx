import type { Either } from 'fp-ts/Either'
import { grouped } from '@careplus/core/loyalty'
import type { CallFailure } from '@careplus/core/ports'
import type { ReactNode } from 'react'
import { Button } from '../ui/Button'
import { EmptyState } from '../ui/EmptyState'
import { Icon } from '../ui/Icon'
import { RotateCw } from '../ui/icons'
import { RemoteView } from './RemoteView'
import { NumberSearch, useSoughtNumber, type FinderCopy } from './NumberSearch'
import { ScreenFrame } from './ScreenFrame'
import { StateFilter, useChosenState } from './StateFilter'
import type { SummaryFigure } from './Summary'
import { useAnswer } from './useAnswer'
import search from '../ui/drawings/empty/search.svg'

interface Copy {
  readonly title: string
  readonly waits: string
  readonly filter: string
  readonly again: string
  readonly none: { readonly title: string; readonly lead: string; readonly other: string }
}

interface Finding<A> {
  readonly copy: FinderCopy
  readonly longest: number
  readonly ask: (number: string) => Promise<Either<CallFailure, A>>
  /** null where the list is empty. */
  readonly show: (answer: A) => ReactNode
}

interface Props<S extends string, A> {
  readonly copy: Copy
  readonly drawing: string
  readonly states: ReadonlyArray<S>
  readonly words: Readonly<Record<S, string>>
  readonly waits: S
  readonly ask: (state: S) => Promise<Either<CallFailure, A>>
  readonly about?: string
  readonly tools?: ReactNode
  readonly figuresOf?: (answer: A) => ReadonlyArray<SummaryFigure>
  readonly finding?: Finding<A>
  /** null where the list is empty. */
  readonly children: (answer: A, state: S) => ReactNode
}

export const WaitingList = <S extends string, A extends { readonly waiting: number }>(props: Props<S, A>) => {
  const { copy, drawing, states, words, waits, ask, about = '', tools, figuresOf, finding, children } = props
  const [state, choose] = useChosenState(states, waits)
  const [number, seek] = useSoughtNumber()
  const found = number === '' ? undefined : finding
  const [answer, reload] = useAnswer(`${state} ${number} ${about}`, () => found?.ask(number) ?? ask(state))
  const show = found?.show ?? ((answer: A) => children(answer, state))
  const none =
    found !== undefined ? (
      <EmptyState drawing={search} title={found.copy.nobody(number)} />
    ) : state === waits ? (
      <EmptyState drawing={drawing} title={copy.none.title}>
        {copy.none.lead}
      </EmptyState>
    ) : (
      <EmptyState drawing={drawing} title={copy.none.other} />
    )
  return (
    <ScreenFrame
      title={copy.title}
      summary={
        answer._tag === 'ready'
          ? [
              { words: copy.waits, figure: grouped(answer.value.waiting), urgent: answer.value.waiting > 0 },
              ...(figuresOf?.(answer.value) ?? []),
            ]
          : undefined
      }
      aside={
        <Button tone="second" size="small" icon={<Icon of={RotateCw} size={20} />} onClick={reload}>
          {copy.again}
        </Button>
      }
    >
      {finding !== undefined && (
        <NumberSearch copy={finding.copy} longest={finding.longest} sought={number} onFind={seek} />
      )}
      {found === undefined && (
        <div className="staff-filters">
          <StateFilter label={copy.filter} states={states} words={words} chosen={state} onChoose={choose} />
          {state === waits && tools}
        </div>
      )}
      <RemoteView answer={answer} retry={reload}>
        {(answer) => show(answer) ?? none}
      </RemoteView>
    </ScreenFrame>
  )
}

import { useSearchParams } from 'wouter'
import { Chip } from '../ui/Chip'

/** The state is in the address, so that a list can be a bookmark. */
export const useChosenState = <S extends string>(
  states: ReadonlyArray<S>,
  usual: S,
): readonly [chosen: S, choose: (state: S) => void] => {
  const [params, setParams] = useSearchParams()
  const chosen = states.find((state) => state === params.get('state')) ?? usual
  return [chosen, (state) => setParams(state === usual ? {} : { state }, { replace: true })]
}

interface Props<S extends string> {
  readonly label: string
  readonly states: ReadonlyArray<S>
  readonly words: Readonly<Record<S, string>>
  readonly chosen: S
  readonly onChoose: (state: S) => void
}

export const StateFilter = <S extends string>({ label, states, words, chosen, onChoose }: Props<S>) => (
  <div className="wrap" role="group" aria-label={label}>
    {states.map((state) => (
      <Chip key={state} chosen={state === chosen} onClick={() => onChoose(state)}>
        {words[state]}
      </Chip>
    ))}
  </div>
)

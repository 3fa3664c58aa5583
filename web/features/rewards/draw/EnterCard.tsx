import { counted, grouped } from '@careplus/core/loyalty'
import type { CallFailure, ItemPage } from '@careplus/core/ports'
import { drawEntryCopy as copy } from '../../../copy/drawEntry.th'
import { failedText } from '../../../copy/failedText'
import { loyaltyCopy } from '../../../copy/loyalty.th'
import { rewardsDrawCopy } from '../../../copy/rewardsDraw.th'
import { ProvePhone } from '../../../shared/loyalty/ProvePhone'
import { RefusalReasons } from '../RefusalReasons'
import { Stepper } from '../Stepper'
import { needsProof, refusalReasons } from '../redemptionRefusal'
import { Card } from '../../../ui/Card'
import { ErrorNote, Note } from '../../../ui/Note'
import type { DrawEntry } from './useDrawEntry'

const unsureCopy = copy.unsure
const ticketsText = (n: number): string => counted(n, rewardsDrawCopy.ticket)

interface Props {
  readonly page: ItemPage
  readonly entry: DrawEntry
  readonly tickets: number
  readonly max: number
  readonly can: boolean
  readonly onChange: (tickets: number) => void
}

const unsureText = (failure: CallFailure | null): string =>
  failure === null ? unsureCopy.earlier : failedText(failure, { ...unsureCopy, other: unsureCopy.busy })

const Refused = ({ failure }: { readonly failure: CallFailure }) => {
  const reasons = refusalReasons(failure)
  return (
    <>
      <ErrorNote>
        {reasons === null ? copy.failed : <RefusalReasons reasons={reasons} title={copy.refused} />}
      </ErrorNote>
      {needsProof(failure) && <ProvePhone />}
    </>
  )
}

const EnterCard = ({ page, entry: { state }, tickets, max, can, onChange }: Props) => {
  const { item, draw } = page
  const { failure } = state.context
  if (state.matches('broken')) return <ErrorNote>{copy.broken}</ErrorNote>
  if (state.matches('unsure'))
    return (
      <Note tone="offline" live answers={failure !== null}>
        <b>{unsureCopy.title(ticketsText(state.context.wish?.tickets ?? 1))}</b> {unsureText(failure)}
      </Note>
    )
  const cost = item.point * tickets
  return (
    <>
      {failure !== null && <Refused failure={failure} />}
      {can && (
        <Card as="section" className="draw-enter" label={copy.title}>
          <div className="draw-enter__choice" role="group" aria-labelledby="draw-enter">
            <div>
              <h2 id="draw-enter">{copy.title}</h2>
              <p>{copy.each(counted(item.point, loyaltyCopy.points))}</p>
            </div>
            <Stepper {...{ max, onChange }} value={tickets} fewer={copy.fewer} more={copy.more}>
              {grouped(tickets)} <span className="ui-hidden">{rewardsDrawCopy.ticket}</span>
            </Stepper>
          </div>
          <div className="draw-enter__sum">
            <span>{copy.cost(counted(cost, loyaltyCopy.points), grouped(item.current_points - cost))}</span>
            <b>{copy.sum(ticketsText((draw?.my_tickets ?? 0) + tickets))}</b>
          </div>
          {tickets >= max && <p className="draw-enter__most">{copy.most(ticketsText(max))}</p>}
        </Card>
      )}
    </>
  )
}

export default EnterCard

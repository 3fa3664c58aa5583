import { billReasonWords } from '@careplus/core/loyalty'
import type { StaffBill } from '../../composition/staff'
import { staffCopy } from '../../copy/staff.th'
import { staffBillsCopy as copy } from '../../copy/staffBills.th'
import { Timeline } from '../../ui/Timeline'
import { momentText } from '../staffTimes'

const actorText = (actor: string): string => (actor.startsWith('staff:') ? actor.slice('staff:'.length) : copy.member)

export const BillHistory = ({ steps }: Pick<StaffBill, 'steps'>) =>
  steps.length < 2 ? null : (
    <section className="ui-card ui-card--plain">
      <h2 className="staff-card-title">{copy.history}</h2>
      <Timeline
        label={copy.history}
        moments={steps.map(({ kind, at, reason, actor }) => ({
          title: reason === null ? copy.steps[kind] : `${copy.steps[kind]}: ${billReasonWords[reason].short}`,
          when: `${momentText(at)} ${staffCopy.by(actorText(actor))}`,
          state: 'done' as const,
        }))}
      />
    </section>
  )

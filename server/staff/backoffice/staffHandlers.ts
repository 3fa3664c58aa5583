import { approvalHandlers } from '../approvals/approvalHandlers.js'
import { auditHandlers } from './auditHandlers.js'
import { peopleHandlers } from '../people/peopleHandlers.js'
import { billHandlers } from './billHandlers.js'
import type { StaffHandlers } from '../console/staffCall.js'
import { generalHandlers } from './generalHandlers.js'
import { drawHandlers } from './drawHandlers.js'
import { storeCareHandlers } from './storeCareHandlers.js'
import { memberHandlers } from './memberHandlers.js'
import { orderHandlers } from './orderHandlers.js'
import { requestHandlers } from './requestHandlers.js'

export const staffHandlers: StaffHandlers = {
  ...generalHandlers,
  ...auditHandlers,
  ...peopleHandlers,
  ...approvalHandlers,
  ...billHandlers,
  ...orderHandlers,
  ...requestHandlers,
  ...drawHandlers,
  ...memberHandlers,
  ...storeCareHandlers,
}

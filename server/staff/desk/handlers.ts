import { billHandlers } from './bills.js'
import type { StaffHandlers } from '../console/call.js'
import { deskHandlers } from './desk.js'
import { drawHandlers } from './draws.js'
import { storeCareHandlers } from './storeCare.js'
import { memberHandlers } from './members.js'
import { orderHandlers } from './orders.js'
import { requestHandlers } from './requests.js'

export const staffHandlers: StaffHandlers = {
  ...deskHandlers,
  ...billHandlers,
  ...orderHandlers,
  ...requestHandlers,
  ...drawHandlers,
  ...memberHandlers,
  ...storeCareHandlers,
}

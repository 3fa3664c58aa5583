export {
  type Decided,
  type DrawFault,
  cancelDraw,
  closeDraw,
  namePublicValue,
  openDraw,
  prepareDraw,
  recordResult,
  runDraw,
} from '../draws/drawSteps.js'
export type { RecordedWinner } from '../draws/drawWinners.js'

export { AgeLine, isInformationLine } from '../../domain/loyalty/ageLine.js'
export { type MilkCodePass, milkCodeGate } from '../../domain/loyalty/milkCode.js'

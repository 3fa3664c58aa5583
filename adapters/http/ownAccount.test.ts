import { memoryOwnAccount } from '@careplus/core/testing'
import { keepsTheOwnAccountContract } from './ownAccount.contract.js'

keepsTheOwnAccountContract('the memory twin', () => memoryOwnAccount())

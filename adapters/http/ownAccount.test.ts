import { memoryOwnAccount } from '@careplus/core/internal/testing'
import { passesTheOwnAccountSuite } from './ownAccount.suite.js'

passesTheOwnAccountSuite('the memory twin', () => memoryOwnAccount())

import { memoryOwnAccount } from '@careplus/core/testing'
import { passesTheOwnAccountSuite } from './ownAccount.suite.js'

passesTheOwnAccountSuite('the memory twin', () => memoryOwnAccount())

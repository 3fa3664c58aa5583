import type { LineMessages } from '@careplus/core/ports'
import { contractData, contractSend, type Carrier } from './call.js'
import { changeLineTopics, readLineMessages } from './contract/lineMessages.js'

/** The member's LINE notification settings on the server. */
export const httpLineMessages = (client: Carrier): LineMessages => ({
  read: () => contractData(client)(readLineMessages, {}),
  change: (topics, version, key) =>
    contractSend(client)(changeLineTopics, { body: { topics: [...topics], version }, key }),
})

/** How long a whole call may take in this browser. */
export { browserTimeoutMs } from '@careplus/adapters/internal/http'

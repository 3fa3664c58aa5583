export { browserTimeoutMs } from '@careplus/adapters/internal/http'

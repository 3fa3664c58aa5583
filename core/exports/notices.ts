export * from '../domain/notices/byAge.js'
export * from '../domain/notices/memberNotice.js'
export { NoticeTopic } from '../domain/publications/notice.js'

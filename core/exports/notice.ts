export * from '../domain/notice/byAge.js'
export * from '../domain/notice/memberNotice.js'
export { NoticeTopic } from '../domain/publication/notice.js'

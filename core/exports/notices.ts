export * from '../domain/notices/byAge.js'
export {
  type MutedTopic,
  mutableTopics,
  publishedKind,
  type MemberNotice,
  type OpenedNotice,
  type NoticePart,
} from '../domain/notices/memberNotice.js'
export type { NoticeTopic } from '../domain/publications/notice.js'

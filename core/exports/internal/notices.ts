export { MutedTopic, OpenedNotice, NoticePart } from '../../domain/notices/memberNotice.js'
export { NoticeTopic } from '../../domain/publications/notice.js'

import type { MessageBy, RequestState, RequestTopic } from '@careplus/core/requests'

/** `2026-11-20`. */
type IsoDateText = string

export interface RequestsTable {
  readonly id: string
  readonly member_id: string
  readonly topic: RequestTopic
  readonly state: RequestState
  /** Since when it is in this state. */
  readonly since: Date
  readonly asked_at: Date
  /** The Bangkok day. */
  readonly asked_on: IsoDateText
  readonly changed_at: Date
}

export interface RequestMessagesTable {
  readonly request_id: string
  readonly seq: number
  readonly by: MessageBy
  readonly words: string
  readonly at: Date
  /** The Bangkok day. */
  readonly written_on: IsoDateText
  /** `member`, or `staff:<name>`. */
  readonly actor: string
}

export interface RequestPicturesTable {
  readonly id: string
  /** Null: its member was erased, and its files are about to go. */
  readonly request_id: string | null
  readonly ordering: number
  readonly width: number
  readonly height: number
  /** Where the store of pictures keeps it. */
  readonly whole_key: string
  readonly thumbnail_key: string
  readonly sent_on: IsoDateText
  /** From then on it is shown to nobody, and removed; null: it stays as long as its request. */
  readonly delete_after: Date | null
  readonly deleted_at: Date | null
}

export interface RequestSchema {
  readonly requests: RequestsTable
  readonly request_messages: RequestMessagesTable
  readonly request_pictures: RequestPicturesTable
}

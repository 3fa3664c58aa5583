/** Whether the server is closed for maintenance. */
export interface Maintenance {
  readonly on: boolean
  readonly message: string | null
  /** The expected end, a UTC ISO instant; null: unknown. */
  readonly until: string | null
}

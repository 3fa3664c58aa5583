/** Whether the server is closed for maintenance just now. */
export interface Maintenance {
  readonly on: boolean
  /** What staff say of it; null: nothing. */
  readonly message: string | null
  /** When they think it ends, a UTC ISO instant; null: they do not say. */
  readonly until: string | null
}

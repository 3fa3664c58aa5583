/** Points are never created or destroyed after they are received. The model is slow, and shares no code or calendar
 * with the ledger. */
export type ModelPointState = 'usable' | 'held' | 'entered' | 'shipped' | 'expired' | 'withdrawn'

interface ModelPoint {
  state: ModelPointState
  expires: string
  /** Refunded after it expired, and valid for 30 more days. */
  revived: boolean
  reference: string | null
}

export interface ModelSummary {
  readonly usable: number
  readonly held: number
  readonly next_expiry: { readonly points: number; readonly on: string } | null
}

const day = 86_400_000
const bangkok = 7 * 3_600_000
const dayOf = (ms: number): string => new Date(ms).toISOString().slice(0, 10)

export class PointsModel {
  private readonly points: ModelPoint[] = []

  constructor(private now: number) {}

  get time(): number {
    return this.now
  }

  get today(): string {
    return dayOf(this.now + bangkok)
  }

  pass(ms: number): void {
    this.now += ms
    for (const point of this.points) {
      if (point.state === 'usable' && point.expires < this.today) point.state = 'expired'
    }
  }

  count(state: ModelPointState): number {
    return this.points.filter((point) => point.state === state).length
  }

  get everCameIn(): number {
    return this.points.length
  }

  summary(): ModelSummary {
    const [first] = this.usable()
    return {
      usable: this.count('usable'),
      held: this.count('held'),
      next_expiry:
        first === undefined
          ? null
          : { on: first.expires, points: this.usable().filter(({ expires }) => expires === first.expires).length },
    }
  }

  earn(points: number): void {
    const today = new Date(this.now + bangkok)
    const expires = dayOf(Date.UTC(today.getUTCFullYear() + 1, today.getUTCMonth() + 1, 1) - day)
    for (let n = 0; n < points; n++) this.points.push({ state: 'usable', expires, revived: false, reference: null })
  }

  withdraw(points: number): void {
    for (const point of this.usable().slice(0, points)) point.state = 'withdrawn'
  }

  has(reference: string, ...states: ReadonlyArray<ModelPointState>): boolean {
    return this.points.some((point) => point.reference === reference && states.includes(point.state))
  }

  take(points: number, state: 'held' | 'entered', reference: string): void {
    for (const point of this.usable().slice(0, points)) Object.assign(point, { state, reference })
  }

  ship(reference: string): void {
    for (const point of this.takenBy(reference)) Object.assign(point, { state: 'shipped', reference: null })
  }

  giveBack(reference: string): void {
    const longer = dayOf(this.now + bangkok + 30 * day)
    for (const point of this.takenBy(reference)) {
      const dead = point.expires < this.today
      const state = dead && point.revived ? 'expired' : 'usable'
      const expires = dead && !point.revived ? longer : point.expires
      Object.assign(point, { state, reference: null, expires, revived: point.revived || dead })
    }
  }

  private usable(): ReadonlyArray<ModelPoint> {
    return this.points
      .filter(({ state }) => state === 'usable')
      .sort((a, b) => a.expires.localeCompare(b.expires) || Number(a.revived) - Number(b.revived))
  }

  private takenBy(reference: string): ReadonlyArray<ModelPoint> {
    return this.points.filter(
      (point) => point.reference === reference && (point.state === 'held' || point.state === 'entered'),
    )
  }
}

import * as t from 'io-ts'
import { DrawMethod, DrawState, IdentityDocument, mostPublicDigits, Standing } from '@careplus/core/internal/loyalty'
import { EarlierValue } from '@careplus/core/internal/loyalty-draw'
import { CatalogueNumber, Instant, IsoDay, Uuid } from './common.js'
import { endpoint } from './endpoint.js'
import { PhoneText } from './phone.js'
import { PostalAddress } from './rewards.js'
import { dataOf, line, ListType, numberFrom, orNull } from './values.js'

export const StaffDraw = /*#__PURE__*/ t.exact(
  /*#__PURE__*/ t.type(
    {
      item_id: CatalogueNumber,
      title: t.string,
      state: DrawState,
      begin_date: IsoDay,
      expire_date: orNull(IsoDay),
      announcement_date: orNull(IsoDay),
      permit_number: orNull(t.string),
      method: orNull(DrawMethod),
      draw_date: orNull(IsoDay),
      draw_time: orNull(t.string),
      prizes: t.number,
      tickets: t.number,
      entrants: t.number,
      commitment: orNull(t.string),
      public_source: orNull(t.string),
      public_date: orNull(IsoDay),
      public_digits: orNull(t.number),
      public_value: orNull(t.string),
      earlier_values: t.readonlyArray(EarlierValue),
      withdrawn_at: orNull(Instant),
      opened_at: orNull(Instant),
      closed_at: orNull(Instant),
      list_hash: orNull(t.string),
      drawn_at: orNull(Instant),
      note: orNull(t.string),
      winners: t.array(
        /*#__PURE__*/ t.exact(
          /*#__PURE__*/ t.type({
            place: t.number,
            name: t.string,
            number: orNull(t.string),
            standing: Standing,
            claimed: t.boolean,
            delivered_at: orNull(Instant),
          }),
        ),
      ),
    },
    'StaffDraw',
  ),
)
export type StaffDraw = t.TypeOf<typeof StaffDraw>

export const listStaffDraws = /*#__PURE__*/ endpoint({
  name: 'listStaffDraws',
  method: 'GET',
  path: '/staff/api/draws/',
  auth: 'staff',
  permission: 'draws.read',
  body: null,
  answer: dataOf(t.array(StaffDraw)),
  summary: 'Every draw, the latest to begin first.',
})

export const readStaffDraw = /*#__PURE__*/ endpoint({
  name: 'readStaffDraw',
  method: 'GET',
  path: '/staff/api/draws/{item_id}/',
  auth: 'staff',
  permission: 'draws.read',
  body: null,
  answer: dataOf(StaffDraw),
  summary: 'A draw. Its seed is told to nobody before it is drawn.',
})

const Moved = /*#__PURE__*/ dataOf(/*#__PURE__*/ t.exact(/*#__PURE__*/ t.type({ state: DrawState })))

export const prepareDraw = /*#__PURE__*/ endpoint({
  name: 'prepareDraw',
  method: 'POST',
  path: '/staff/api/draws/{item_id}/prepare/',
  auth: 'staff',
  permission: 'draws.run',
  body: /*#__PURE__*/ t.exact(
    /*#__PURE__*/ t.type({
      permit_number: /*#__PURE__*/ line('PermitNumber', 1, 60),
      prizes: /*#__PURE__*/ numberFrom('Prizes', 1, 10_000, 'integer'),
    }),
  ),
  answer: Moved,
  summary: 'Sets permit and prizes, makes the secret seed and publishes its hash.',
})

export const namePublicValue = /*#__PURE__*/ endpoint({
  name: 'namePublicValue',
  method: 'POST',
  path: '/staff/api/draws/{item_id}/public-value/',
  auth: 'staff',
  permission: 'draws.run',
  body: /*#__PURE__*/ t.exact(
    /*#__PURE__*/ t.type({
      source: /*#__PURE__*/ line('PublicSource', 1, 200),
      date: IsoDay,
      digits: /*#__PURE__*/ orNull(/*#__PURE__*/ numberFrom('PublicDigits', 1, mostPublicDigits, 'integer')),
    }),
  ),
  answer: Moved,
  summary:
    'Names the public value that the draw will take, how many digits it has (null: as many as were named before), and the day on which it becomes known, before that day. Once the list is closed, only after that day went by without a draw.',
})

export const openDraw = /*#__PURE__*/ endpoint({
  name: 'openDraw',
  method: 'POST',
  path: '/staff/api/draws/{item_id}/open/',
  auth: 'staff',
  permission: 'draws.run',
  body: null,
  answer: Moved,
  summary: 'Takes entries from now on.',
})

export const closeDraw = /*#__PURE__*/ endpoint({
  name: 'closeDraw',
  method: 'POST',
  path: '/staff/api/draws/{item_id}/close/',
  auth: 'staff',
  permission: 'draws.run',
  body: null,
  answer: Moved,
  summary: 'Takes no more entries, and publishes the hash of their list.',
})

export const runDraw = /*#__PURE__*/ endpoint({
  name: 'runDraw',
  method: 'POST',
  path: '/staff/api/draws/{item_id}/run/',
  auth: 'staff',
  permission: 'draws.run',
  body: /*#__PURE__*/ t.exact(
    /*#__PURE__*/ t.type({
      public_value: /*#__PURE__*/ line('PublicValue', 1, 200),
      again: /*#__PURE__*/ line('PublicValueAgain', 1, 200),
    }),
  ),
  answer: Moved,
  summary:
    'Draws, with the public value that has become known, typed twice in the form that was named for it; seed and list are published.',
})

const RecordedWinner = /*#__PURE__*/ t.union([
  /*#__PURE__*/ t.exact(/*#__PURE__*/ t.type({ code: /*#__PURE__*/ line('Code', 1, 40) })),
  /*#__PURE__*/ t.exact(
    /*#__PURE__*/ t.type({ name: /*#__PURE__*/ line('WinnerName', 1, 100), number: orNull(PhoneText) }),
  ),
])

/** As many as fit into a body. */
const maxWinners = 1000

export const recordDraw = /*#__PURE__*/ endpoint({
  name: 'recordDraw',
  method: 'POST',
  path: '/staff/api/draws/{item_id}/record/',
  auth: 'staff',
  permission: 'draws.run',
  body: /*#__PURE__*/ t.exact(
    /*#__PURE__*/ t.type({
      note: /*#__PURE__*/ line('Note', 1, 500),
      winners: /*#__PURE__*/ new ListType(RecordedWinner, maxWinners),
    }),
  ),
  /** `approval`: what waits for a second person, and the draw is as before. */
  answer: dataOf(/*#__PURE__*/ t.exact(/*#__PURE__*/ t.type({ state: DrawState, approval: Uuid }))),
  summary: 'Takes an official result over in place of ours, with a note on how it came about.',
})

/** null: unknown, or no longer a member. */
const Contact = /*#__PURE__*/ t.exact(
  /*#__PURE__*/ t.type({ name: orNull(t.string), phone: orNull(t.string), email: orNull(t.string) }),
)

export const lookAtWinner = /*#__PURE__*/ endpoint({
  name: 'lookAtWinner',
  method: 'POST',
  path: '/staff/api/draws/{item_id}/winner/',
  auth: 'staff',
  permission: 'winners.read',
  looksOnly: true,
  body: /*#__PURE__*/ t.exact(/*#__PURE__*/ t.type({ place: /*#__PURE__*/ numberFrom('Place', 1, 10_000, 'integer') })),
  answer: dataOf(Contact),
  summary: 'How a winner of a draw that is over can be reached; every look is written down.',
})

const AtPlace = /*#__PURE__*/ t.exact(
  /*#__PURE__*/ t.type({ place: /*#__PURE__*/ numberFrom('Place', 1, 10_000, 'integer') }),
)

const PrizeClaim = /*#__PURE__*/ t.exact(
  /*#__PURE__*/ t.type(
    {
      name: t.string,
      document: IdentityDocument,
      number: orNull(t.string),
      address: PostalAddress,
      tax_satang: t.number,
      claimed_at: Instant,
    },
    'PrizeClaim',
  ),
)

export const lookAtPrizeClaim = /*#__PURE__*/ endpoint({
  name: 'lookAtPrizeClaim',
  method: 'POST',
  path: '/staff/api/draws/{item_id}/claim/',
  auth: 'staff',
  permission: 'claims.read',
  looksOnly: true,
  body: AtPlace,
  answer: dataOf(PrizeClaim),
  summary: 'What a winner told to get their prize, their number whole; every look is written down.',
})

export const deliverPrize = /*#__PURE__*/ endpoint({
  name: 'deliverPrize',
  method: 'POST',
  path: '/staff/api/draws/{item_id}/deliver/',
  auth: 'staff',
  permission: 'prizes.deliver',
  body: AtPlace,
  answer: Moved,
  summary: 'The prize of a place was handed over; twelve months later its winner’s number is deleted.',
})

export const cancelDraw = /*#__PURE__*/ endpoint({
  name: 'cancelDraw',
  method: 'POST',
  path: '/staff/api/draws/{item_id}/cancel/',
  auth: 'staff',
  permission: 'draws.run',
  body: /*#__PURE__*/ t.exact(/*#__PURE__*/ t.type({ reason: /*#__PURE__*/ line('Reason', 1, 500) })),
  answer: Moved,
  summary: 'Cancels a draw and gives every entry back.',
})

import { thaiDate, todayInBangkok, type IsoDate } from '@careplus/core/calendar'
import { drawHour } from '@careplus/core/internal/loyalty'
import { drawStateWords, isOverdue, type DrawTerms, type PublicItem } from '@careplus/core/loyalty'
import type { DrawFile } from '@careplus/core/ports'
import { drawTermsCopy } from '../../../copy/drawTerms.th'
import { rewardsDrawCopy } from '../../../copy/rewardsDraw.th'
import { momentText } from '../momentText'
import type { Moment } from '../../../ui/Timeline'
import { shortHash } from './shortHash'

const copy = rewardsDrawCopy.steps

const dayOf = (instant: string): string => thaiDate(todayInBangkok(Date.parse(instant)))

const lock = ({ commitment, committed_at }: DrawFile): Moment =>
  commitment === null || committed_at === null
    ? { title: copy.lock, when: copy.lockLater, state: 'later' }
    : { title: copy.lock, when: copy.locked(shortHash(commitment), dayOf(committed_at)), state: 'done' }

const close = ({ state, list_hash, closed_at }: DrawFile, lastDay: IsoDate | null): Moment =>
  list_hash === null || closed_at === null
    ? {
        title: copy.close,
        when: lastDay === null ? '' : copy.closes(thaiDate(lastDay)),
        state: state === 'open' ? 'now' : 'later',
      }
    : { title: copy.close, when: copy.closed(shortHash(list_hash), dayOf(closed_at)), state: 'done' }

const value = (
  { state, terms, public_source, public_date, public_digits, public_value }: DrawFile,
  now: number,
): Moment => {
  const announced = { public_date, draw_date: terms?.draw_date ?? null, draw_time: terms?.draw_time ?? null }
  if (public_source === null || public_date === null)
    return { title: copy.value, when: copy.valueLater, state: 'later' }
  return public_value === null
    ? {
        title: copy.value,
        when: isOverdue({ state, ...announced }, now)
          ? copy.valueLate(thaiDate(drawHour(announced)?.date ?? public_date))
          : copy.valueFrom(public_source, public_digits, thaiDate(public_date)),
        state: state === 'closed' ? 'now' : 'later',
      }
    : { title: copy.value, when: copy.valueIs(public_source, public_value), state: 'done' }
}

const draw = ({ drawn_at }: DrawFile, announced: IsoDate | null, today: IsoDate): Moment =>
  drawn_at === null
    ? { title: copy.draw, when: announced === null ? '' : copy.announced(thaiDate(announced)), state: 'later' }
    : { title: copy.draw, when: copy.drawn(momentText(drawn_at, today)), state: 'done' }

const official = ({ draw_date, draw_time, draw_place }: DrawTerms): Moment => ({
  title: drawTermsCopy.official,
  when: drawTermsCopy.drawnText(thaiDate(draw_date), draw_time, draw_place),
  state: 'later',
})

const open = ({ state }: DrawFile): Moment =>
  state === 'drawn'
    ? { title: copy.open, when: copy.openNow, state: 'done' }
    : { title: copy.open, when: copy.openLater, state: 'later' }

/** What of a draw was published, and what comes: each with its figure. An official result, or an end, ends the list. */
export const drawMoments = (
  file: DrawFile,
  { expire_date, announcement_date }: Pick<PublicItem, 'expire_date' | 'announcement_date'>,
  now: number,
): ReadonlyArray<Moment> => {
  const today = todayInBangkok(now)
  const begun = [lock(file), close(file, expire_date)]
  if (file.state === 'recorded') return [...begun, { title: copy.recorded, when: file.note ?? '', state: 'done' }]
  if (file.state === 'cancelled')
    return [
      ...begun.filter(({ state }) => state === 'done'),
      { title: copy.cancelled, when: drawStateWords.cancelled, state: 'done' },
    ]
  // Where lots decide, no computed result is shown.
  if (file.terms?.method === 'official-lot') return [...begun, official(file.terms)]
  return [...begun, value(file, now), draw(file, announcement_date, today), open(file)]
}

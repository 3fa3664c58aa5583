import { buddhistYear, thaiMonths } from '@careplus/core/calendar'
import { parseDate, type CalendarDate } from '@internationalized/date'
import type { RefObject } from 'react'
import { Button } from 'react-aria-components/Button'
import {
  Calendar,
  CalendarCell,
  CalendarGrid,
  CalendarGridBody,
  CalendarGridHeader,
  CalendarHeaderCell,
} from 'react-aria-components/Calendar'
import { Dialog } from 'react-aria-components/Dialog'
import { Heading } from 'react-aria-components/Heading'
import { I18nProvider } from 'react-aria-components/I18nProvider'
import { Popover } from 'react-aria-components/Popover'
import { Icon } from './Icon'
import { ChevronLeft, ChevronRight } from './icons'
import { dateWords } from './dateWords'
import './CalendarPopover.css'
import { useBackCloses } from './useBackCloses'

interface CalendarPopoverProps {
  readonly value: string | null
  readonly min?: string | undefined
  readonly max?: string | undefined
  readonly label: string
  readonly anchor: RefObject<HTMLElement | null>
  readonly onChoose: (iso: string) => void
  readonly onClose: () => void
}

/** React Aria adds one rule as an inline style, which the page's policy refuses, unless an element has this id.
 *  Source: usePress of react-aria. */
const pressableStyle = 'react-aria-pressable-style'
if (typeof document !== 'undefined' && document.getElementById(pressableStyle) === null) {
  const mark = document.createElement('meta')
  mark.id = pressableStyle
  document.head.append(mark)
}

const dateOf = (iso: string | null | undefined) => (iso ? parseDate(iso) : null)

interface DayState {
  readonly isToday: boolean
  readonly isSelected: boolean
  readonly isDisabled: boolean
}

/** What a screen reader hears of a day, as `20 พฤศจิกายน 2569 วันนี้ เลือกไว้`. The grid's own calendar is Gregorian. */
const spoken = (date: CalendarDate, { isToday, isSelected, isDisabled }: DayState): string =>
  [
    `${date.day} ${thaiMonths[date.month - 1]?.full} ${date.calendar.identifier === 'buddhist' ? date.year : buddhistYear(date.year)}`,
    isToday && dateWords.today,
    isSelected && dateWords.chosen,
    isDisabled && dateWords.notOpen,
  ]
    .filter(Boolean)
    .join(' ')

/** React Aria adds a second button after the grid, for screen readers alone, and names it in English.
 *  Source: Calendar of react-aria-components. */
const nameHiddenButton = (calendar: HTMLDivElement | null): void =>
  calendar?.querySelector('button:not([slot])')?.setAttribute('aria-label', dateWords.nextMonth)

const CalendarPopover = ({ value, min, max, label, anchor, onChoose, onClose }: CalendarPopoverProps) => {
  const [earliest, latest] = [dateOf(min), dateOf(max)]
  useBackCloses(true, onClose)
  return (
    <I18nProvider locale="th-TH-u-ca-buddhist">
      <Popover
        isOpen
        onOpenChange={(open) => !open && onClose()}
        triggerRef={anchor}
        placement="bottom end"
        className="ui-calendar"
      >
        <Dialog aria-label={label} className="ui-calendar__dialog">
          <Calendar
            ref={nameHiddenButton}
            aria-label={label}
            autoFocus
            value={dateOf(value)}
            onChange={(date) => onChoose(date.toString())}
            {...(earliest ? { minValue: earliest } : {})}
            {...(latest ? { maxValue: latest } : {})}
          >
            <div className="ui-calendar__head">
              <Button slot="previous" className="ui-calendar__turn" aria-label={dateWords.previousMonth}>
                <Icon of={ChevronLeft} />
              </Button>
              <Heading className="ui-calendar__month" />
              <Button slot="next" className="ui-calendar__turn" aria-label={dateWords.nextMonth}>
                <Icon of={ChevronRight} />
              </Button>
            </div>
            <CalendarGrid weekdayStyle="narrow" className="ui-calendar__grid">
              <CalendarGridHeader>
                {(day) => <CalendarHeaderCell className="ui-calendar__weekday">{day}</CalendarHeaderCell>}
              </CalendarGridHeader>
              <CalendarGridBody>
                {(date) => (
                  <CalendarCell
                    date={date}
                    className="ui-calendar__day"
                    // React Aria has no Thai words: without this a day is read aloud half in English.
                    render={(props, { isToday, isSelected, isDisabled }) => (
                      <div {...props} aria-label={spoken(date, { isToday, isSelected, isDisabled })} />
                    )}
                  />
                )}
              </CalendarGridBody>
            </CalendarGrid>
          </Calendar>
        </Dialog>
      </Popover>
    </I18nProvider>
  )
}

export default CalendarPopover

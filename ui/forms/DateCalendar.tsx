import { type CalendarDate, GregorianCalendar } from "@internationalized/date";
import { useRef } from "react";
import { I18nProvider } from "react-aria/I18nProvider";
import { useCalendar, useCalendarCell, useCalendarGrid } from "react-aria/useCalendar";
import type { DatePickerAria } from "react-aria/useDatePicker";
import { useIntl } from "react-intl";
import { type CalendarState, useCalendarState } from "react-stately/useCalendarState";
import { ChevronLeft } from "../icons/ChevronLeft.ts";
import { ChevronRight } from "../icons/ChevronRight.ts";
import { IconButton } from "../primitives/IconButton.tsx";
import * as styles from "./DateCalendar.css.ts";

export type DateCalendarProps = DatePickerAria["calendarProps"];

/**
 * A calendar of one month. Arrow keys move by days and weeks, Page Up and Page Down by months, and with Shift by years. It
 * takes the focus when it appears.
 */
export function DateCalendar(props: DateCalendarProps) {
  return (
    <I18nProvider locale={useIntl().locale}>
      <Month {...props} />
    </I18nProvider>
  );
}

/** Dates of the shop are Gregorian in every language. */
const createCalendar = () => new GregorianCalendar();

function Month(props: DateCalendarProps) {
  const { locale } = useIntl();
  const state = useCalendarState({ ...props, locale, createCalendar });
  const { calendarProps, prevButtonProps, nextButtonProps, title } = useCalendar(props, state);
  const { gridProps, headerProps, weekDays, weeksInMonth } = useCalendarGrid({ weekdayStyle: "short" }, state);
  const isFirst = state.isPreviousVisibleRangeInvalid();
  const isLast = state.isNextVisibleRangeInvalid();
  return (
    <div {...calendarProps}>
      <div className={styles.head}>
        <IconButton
          icon={ChevronLeft}
          label={prevButtonProps["aria-label"] ?? ""}
          aria-disabled={isFirst || undefined}
          onClick={() => !isFirst && state.focusPreviousPage()}
        />
        <h3 className={styles.title}>{title}</h3>
        <IconButton
          icon={ChevronRight}
          label={nextButtonProps["aria-label"] ?? ""}
          aria-disabled={isLast || undefined}
          onClick={() => !isLast && state.focusNextPage()}
        />
      </div>
      <table {...gridProps} className={styles.grid}>
        <thead {...headerProps}>
          <tr>
            {weekDays.map((day) => (
              <th key={day} className={styles.weekDay}>
                {day}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {Array.from({ length: weeksInMonth }, (_, week) => (
            <tr key={week}>
              {state
                .getDatesInWeek(week)
                .map((date) => date && <Day key={date.toString()} date={date} state={state} />)}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

interface DayProps {
  date: CalendarDate;
  state: CalendarState;
}

function Day({ date, state }: DayProps) {
  const element = useRef<HTMLDivElement>(null);
  const { cellProps, buttonProps, isOutsideVisibleRange, formattedDate } = useCalendarCell({ date }, state, element);
  return (
    <td {...cellProps} className={styles.cell}>
      <div {...buttonProps} ref={element} hidden={isOutsideVisibleRange} className={styles.day}>
        {formattedDate}
      </div>
    </td>
  );
}

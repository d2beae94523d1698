import { FormattedDate, FormattedMessage, type IntlShape, useIntl } from "react-intl";
import { localTime, weekdayOf } from "../rules/calendar.ts";
import { openingExceptions, type OpeningHours, type OpenSpan, openSpans } from "../rules/openingHours.ts";
import { exampleWeek, formatMinute } from "./formats.ts";
import * as styles from "./SalonHours.css.ts";

export interface SalonHoursProps {
  /** The opening hours to show. */
  hours: OpeningHours;
  /** The server's time, in ISO 8601; null while it is unknown. */
  now: string | null;
}

/** How many days ahead exceptional hours are listed. */
const exceptionDays = 14;

/** Renders the regular weekly hours, with today's in bold, and the exceptions of the next two weeks. */
export function SalonHours({ hours, now }: SalonHoursProps) {
  const intl = useIntl();
  const today = now === null ? null : localTime(now, hours.timeZone).date;
  const exceptions = today === null ? [] : openingExceptions(hours, today, exceptionDays);
  const weekly: OpeningHours = { timeZone: hours.timeZone, week: hours.week };
  return (
    <>
      <table className={styles.table}>
        <caption className={styles.caption}>
          <FormattedMessage id="ui.salonHours.week" />
        </caption>
        <tbody>
          {exampleWeek.map((day) => {
            const isToday = today !== null && weekdayOf(day) === weekdayOf(today);
            return (
              <tr key={day} className={styles.row} aria-current={isToday ? "date" : undefined}>
                <th scope="row" className={styles.day}>
                  <FormattedDate value={day} timeZone="UTC" weekday="long" />
                </th>
                <td className={styles.hours}>{spansInWords(intl, openSpans(weekly, day))}</td>
              </tr>
            );
          })}
        </tbody>
      </table>
      {exceptions.length > 0 && (
        <table className={styles.table}>
          <caption className={styles.caption}>
            <FormattedMessage id="ui.salonHours.exceptions" />
          </caption>
          <tbody>
            {exceptions.map(({ day, spans }) => (
              <tr key={day} className={styles.row} aria-current={day === today ? "date" : undefined}>
                <th scope="row" className={styles.day}>
                  <FormattedDate value={day} timeZone="UTC" weekday="long" day="numeric" month="long" />
                </th>
                <td className={styles.hours}>{spansInWords(intl, spans)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </>
  );
}

function spansInWords(intl: IntlShape, spans: readonly OpenSpan[]): string {
  if (spans.length === 0) return intl.formatMessage({ id: "ui.salonHours.closed" });
  return spans.map(({ from, to }) => `${formatMinute(intl, from)}–${formatMinute(intl, to)}`).join(", ");
}

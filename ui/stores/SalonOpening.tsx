import { type IntlShape, useIntl } from "react-intl";
import { dayNumber, type LocalTime } from "../rules/calendar.ts";
import { openingAt, type OpeningHours } from "../rules/openingHours.ts";
import { formatHour, formatWeek } from "./formats.ts";
import { opening } from "./SalonOpening.css.ts";

export interface SalonOpeningProps {
  /** The opening hours of the salon. */
  hours: OpeningHours;
  /**
   * The server's time, in ISO 8601: the visitor's clock may be wrong or in another time zone. Null while it is unknown,
   * as on a page that is cached: the hours of the week are then shown instead.
   */
  now: string | null;
}

/**
 * Renders whether a salon is open, and until or from when, in one short sentence. The colour adds no information. While
 * the time is unknown, it renders the hours of the week.
 */
export function SalonOpening({ hours, now }: SalonOpeningProps) {
  const intl = useIntl();
  if (now === null) return <span>{formatWeek(intl, hours.week)}</span>;
  const state = openingAt(hours, now);
  const tone = state.open ? (state.closesSoon ? "soon" : "open") : "closed";
  return (
    <span className={opening({ tone })}>
      {state.open ? openWords(intl, state.closes, state.closesSoon) : closedWords(intl, state.at, state.opens)}
    </span>
  );
}

function openWords(intl: IntlShape, closes: LocalTime | null, isSoon: boolean): string {
  if (closes === null) return intl.formatMessage({ id: "ui.salonOpening.always" });
  const time = formatHour(intl, closes.time);
  if (isSoon) return intl.formatMessage({ id: "ui.salonOpening.closesSoon" }, { time });
  return intl.formatMessage({ id: "ui.salonOpening.until" }, { time });
}

function closedWords(intl: IntlShape, at: LocalTime, opens: LocalTime | null): string {
  if (opens === null) return intl.formatMessage({ id: "ui.salonOpening.closed" });
  const time = formatHour(intl, opens.time);
  const days = dayNumber(opens.date) - dayNumber(at.date);
  if (days === 0) return intl.formatMessage({ id: "ui.salonOpening.today" }, { time });
  if (days === 1) return intl.formatMessage({ id: "ui.salonOpening.tomorrow" }, { time });
  if (days < 7) {
    const day = intl.formatDate(opens.date, { timeZone: "UTC", weekday: "long" });
    return intl.formatMessage({ id: "ui.salonOpening.weekday" }, { day, time });
  }
  const day = intl.formatDate(opens.date, { timeZone: "UTC", day: "numeric", month: "long" });
  return intl.formatMessage({ id: "ui.salonOpening.date" }, { day, time });
}

import { type CalendarDay, type Weekday, weekdayOf } from "./calendarDay.ts";
import { polishTradingDay } from "./polishTradingDay.ts";

/** From a minute to another of which it is closed again; both `00:00` mean closed, `00:00` to `23:59` the whole day. */
interface Hours {
  /** `09:00`, by the salon's own clock. */
  readonly opens: string;
  /** Before `opens`: past midnight. */
  readonly closes: string;
}

/** Of every week, as in schema.org's `openingHoursSpecification`. */
export interface WeekdayHours extends Hours {
  readonly dayOfWeek: Weekday;
}

/** Of certain days, which they decide alone; the last day counts. */
export interface SpecialHours extends Hours {
  readonly validFrom: CalendarDay;
  readonly validThrough: CalendarDay;
}

/** When a salon is open (docs/specification/trade.md#trade-29). */
export interface OpeningHours {
  /** The salon's, such as `Europe/Warsaw`. */
  readonly timeZone: string;
  readonly week: readonly WeekdayHours[];
  readonly special?: readonly SpecialHours[];
  /** Whether Polish holidays and Sundays without trade close it; stations, hospitals and owners at the counter are free. @default "none" */
  readonly tradingBan?: "pl" | "none";
}

/** Minutes since the day's midnight; the end may lie in the day after. */
export interface OpenSpan {
  readonly from: number;
  readonly to: number;
}

const minutesOf = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5));
const endOfDay = 1440;
const twoInTheAfternoon = 840;

function spanOf({ opens, closes }: Hours): OpenSpan | null {
  if (opens === closes) return null;
  const [from, to] = [minutesOf(opens), closes === "23:59" ? endOfDay : minutesOf(closes)];
  return { from, to: to <= from ? to + endOfDay : to };
}

const cut = (span: OpenSpan, end: number) => (span.from < end ? { from: span.from, to: Math.min(span.to, end) } : null);

/** When it is open on a day of its calendar, in order: special days first, then the law, then the week. */
export function openSpans(hours: OpeningHours, day: CalendarDay): readonly OpenSpan[] {
  const special = hours.special?.filter(({ validFrom, validThrough }) => validFrom <= day && day <= validThrough) ?? [];
  const kind = hours.tradingBan === "pl" && special.length === 0 ? polishTradingDay(day) : "normal";
  if (kind === "closed-sunday" || kind === "closed-holiday") return [];
  const weekday = weekdayOf(day);
  const given = special.length > 0 ? special : hours.week.filter(({ dayOfWeek }) => dayOfWeek === weekday);
  return given
    .map(spanOf)
    .map((span) => (span && kind === "until-14" ? cut(span, twoInTheAfternoon) : span))
    .filter((span) => span !== null)
    .toSorted((a, b) => a.from - b.from);
}

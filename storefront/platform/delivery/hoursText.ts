import type { Weekday } from "@dioptra/ui/rules";
import type { StoredHours } from "../stores/tables/salon.ts";

const week = [
  "Monday",
  "Tuesday",
  "Wednesday",
  "Thursday",
  "Friday",
  "Saturday",
  "Sunday",
] as const satisfies Weekday[];

/** The beginnings of the days' names in Polish and English, without diacritics. */
const dayNames: readonly (readonly [RegExp, number])[] = [
  [/^(pn|pon|mon)/, 0],
  [/^(wt|tue)/, 1],
  [/^(sr|wed)/, 2],
  [/^(cz|thu)/, 3],
  [/^(pt|pi|fri)/, 4],
  [/^(sb|so|sat)/, 5],
  [/^(nd|ni|sun)/, 6],
];

const dayOf = (name: string) => dayNames.find(([pattern]) => pattern.test(name))?.[1] ?? null;

const span = /^(?:([a-z]+)\.?(?: ?- ?([a-z]+)\.?)?:? +)?(\d{1,2})[:.](\d{2}) ?- ?(\d{1,2})[:.](\d{2})$/;

const timeOf = (hour = "", minute = "") => (hour === "24" ? "23:59" : `${hour.padStart(2, "0")}:${minute}`);

/** Returns the hours of one part, such as "pn-pt 08:00-20:00"; null for a part that is not understood. */
function hoursOfPart(part: string): readonly StoredHours[] | null {
  const [match, first, last, ...times] = span.exec(part) ?? [];
  if (match === undefined) return null;
  const from = first === undefined ? 0 : dayOf(first);
  const to = last === undefined ? (first === undefined ? 6 : from) : dayOf(last);
  if (from === null || to === null || to < from) return null;
  const [opens, closes] = [timeOf(times[0], times[1]), timeOf(times[2], times[3])];
  return week.slice(from, to + 1).map((dayOfWeek) => ({ dayOfWeek, opens, closes }));
}

/**
 * Reads opening hours that a carrier states as text, such as "24/7" or "PN-PT 08:00-20:00; SB 09:00-15:00". Hours without
 * days apply every day. Returns `always`, the hours, or null for a text that is not understood as a whole.
 */
export function readHoursText(text: string): "always" | readonly StoredHours[] | null {
  const plain = text.toLowerCase().replaceAll("ś", "s").replace(/[–—]/g, "-").trim();
  if (/^24 ?\/ ?7$|^24h$/.test(plain)) return "always";
  const parts = plain
    .split(/[;,|]/)
    .map((part) => part.trim())
    .filter(Boolean)
    .map(hoursOfPart);
  return parts.length > 0 && parts.every((part) => part !== null) ? parts.flat() : null;
}

import { createIntl } from "react-intl";
import { expect, test } from "vitest";
import { formatWeek } from "../../../ui/stores/formats.ts";
import type { WeekdayHours } from "../../../ui/rules/openingHours.ts";

const day = (dayOfWeek: WeekdayHours["dayOfWeek"], opens = "08:00", closes = "20:00") => ({ dayOfWeek, opens, closes });
const workdays = [day("Monday"), day("Tuesday"), day("Wednesday"), day("Thursday"), day("Friday")];

test.each([
  [
    "equal days in a row together",
    "pl",
    [...workdays, day("Saturday", "09:00", "14:00")],
    "pon.–pt. 8:00–20:00, sob. 9:00–14:00",
  ],
  ["in another language", "de", workdays, "Mo–Fr 8:00–20:00"],
  [
    "a pause as two spans",
    "pl",
    [day("Monday", "08:00", "12:00"), day("Monday", "13:00", "17:00")],
    "pon. 8:00–12:00, 13:00–17:00",
  ],
  ["a closed day between equal days", "pl", [day("Monday"), day("Wednesday")], "pon. 8:00–20:00, śr. 8:00–20:00"],
  ["nothing without hours", "pl", [], ""],
] as const)("writes %s (%s)", (_, locale, week, words) => {
  expect(formatWeek(createIntl({ locale }), week)).toBe(words);
});

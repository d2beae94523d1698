import { expect, test } from "vitest";
import { readHoursText } from "#platform/delivery/hoursText.ts";

const days = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"];
const from = (first: number, last: number, opens: string, closes: string) =>
  days.slice(first, last + 1).map((dayOfWeek) => ({ dayOfWeek, opens, closes }));

test.each([
  ["24/7", "always"],
  ["08:00-20:00", from(0, 6, "08:00", "20:00")],
  ["PN-PT 8:00-20:00, SB 09.00 – 15.00", [...from(0, 4, "08:00", "20:00"), ...from(5, 5, "09:00", "15:00")]],
  ["pon. - śr. 10:00-18:00; ND 10:00-24:00", [...from(0, 2, "10:00", "18:00"), ...from(6, 6, "10:00", "23:59")]],
  ["Mon-Sun 06:00-22:00", from(0, 6, "06:00", "22:00")],
  ["", null],
  ["na telefon", null],
  ["PN-PT 08:00-20:00, w soboty krócej", null],
  ["PT-PN 08:00-20:00", null],
])("reads the opening hours %j", (text, hours) => {
  expect(readHoursText(text)).toEqual(hours);
});

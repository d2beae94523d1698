import { expect, test } from "vitest";
import { expressDay } from "#domain/delivery/expressDay.ts";

test.each([
  ["a Wednesday morning", "2026-11-18", 9, "2026-11-19"],
  ["the last moment of it", "2026-11-18", 13, "2026-11-19"],
  ["a Wednesday afternoon", "2026-11-18", 14, "2026-11-20"],
  ["a Friday morning", "2026-11-20", 9, "2026-11-23"],
  ["a Friday evening", "2026-11-20", 20, "2026-11-24"],
  ["a Saturday", "2026-11-21", 9, "2026-11-24"],
  ["a Sunday", "2026-11-22", 23, "2026-11-24"],
  ["the day before a holiday", "2026-11-10", 9, "2026-11-12"],
  ["a holiday", "2026-11-11", 9, "2026-11-13"],
  ["the morning before Christmas", "2026-12-23", 9, "2026-12-28"],
])("what is ordered on %s, %s at %i, is there on %s", (_when, day, hour, there) => {
  expect(expressDay({ day, hour }, { orderBeforeHour: 14 })).toBe(there);
});

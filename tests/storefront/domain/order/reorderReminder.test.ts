import * as fc from "fast-check";
import { expect, test } from "vitest";
import * as z from "zod";
import { reorderReminder } from "#domain/order/reorderReminder.ts";
import { vectors } from "../../../vectors/vectors.ts";

const delivery = z.strictObject({ delivered: z.string(), days: z.number() });
const reminder = z.strictObject({ lastDay: z.string(), remindOn: z.string() });

test.each(vectors("cl.reorder", delivery, reminder))("cl.reorder: $name", ({ input, expected }) => {
  expect(reorderReminder(input.delivered, input.days)).toEqual(expected);
});

test.each([
  [5, "2026-03-06", "2026-03-01"],
  [10, "2026-03-11", "2026-03-01"],
  [11, "2026-03-12", "2026-03-02"],
  [0, "2026-03-01", "2026-03-01"],
])("lenses for %i days, delivered on 1 March, last until %s, with a reminder on %s", (days, lastDay, remindOn) => {
  expect(reorderReminder("2026-03-01", days)).toEqual({ lastDay, remindOn });
});

test("the reminder is never before the delivery or after the last day", () => {
  fc.assert(
    fc.property(fc.nat(800), (days) => {
      const { lastDay, remindOn } = reorderReminder("2026-03-01", days);
      expect("2026-03-01" <= remindOn && remindOn <= lastDay).toBe(true);
    }),
  );
});

import { promisedDelivery, withdrawalEnd } from "@dioptra/ui/rules";
import * as fc from "fast-check";
import { expect, test } from "vitest";
import * as z from "zod";
import { vectors } from "../../vectors/vectors.ts";

const ordered = z.strictObject({ ordered: z.string(), days: z.int() });
test.each(vectors("delivery.promise", ordered, z.string()))("delivery.promise: $name", ({ input, expected }) =>
  expect(promisedDelivery(input.ordered, input.days)).toBe(expected),
);

const ends = z.strictObject({ statutory: z.string(), contractual: z.string(), effective: z.string() });
test.each(vectors("law.withdrawal", z.strictObject({ delivered: z.string() }), ends))(
  "law.withdrawal: $name",
  ({ input, expected }) => expect(withdrawalEnd(input.delivered, 15)).toEqual(expected),
);

const days = fc
  .date({ min: new Date("2026-01-01"), max: new Date("2040-12-31"), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));
const daysBetween = (from: string, to: string) => (Date.parse(to) - Date.parse(from)) / 86_400_000;

test("a promise of more days never ends earlier, and never on a weekend", () => {
  fc.assert(
    fc.property(days, fc.integer({ min: 1, max: 20 }), (day, count) => {
      const last = promisedDelivery(day, count);
      expect(promisedDelivery(day, count + 1) > last).toBe(true);
      expect([0, 6]).not.toContain(new Date(last).getUTCDay());
    }),
  );
});

test("nobody has less than fourteen days, nor less than the shop promises", () => {
  fc.assert(
    fc.property(days, fc.integer({ min: 0, max: 60 }), (delivered, promised) => {
      const { effective } = withdrawalEnd(delivered, promised);
      expect(daysBetween(delivered, effective)).toBeGreaterThanOrEqual(Math.max(14, promised));
    }),
  );
});

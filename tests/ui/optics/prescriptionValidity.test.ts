import { prescriptionValidity } from "@dioptra/ui/optics";
import * as fc from "fast-check";
import { expect, test } from "vitest";
import * as z from "zod";
import { vectors } from "../../vectors/vectors.ts";

const exam = z.strictObject({
  exam: z.string(),
  kind: z.enum(["glasses", "contact"]),
  birth: z.optional(z.string()),
  today: z.string(),
});

const states = { VALID: "valid", EXPIRING: "expiring", EXPIRED: "expired" } as const;

const validity = z.strictObject({
  until: z.string(),
  status: z.enum(["VALID", "EXPIRING", "EXPIRED", "FUTURE_DATE"]),
});

test.each(vectors("rx.expiry", exam, validity))("rx.expiry: $name", ({ input, expected }) => {
  const answer = prescriptionValidity({
    examined: input.exam,
    dateOfBirth: input.birth ?? null,
    purpose: input.kind === "contact" ? "contact-lenses" : "glasses",
    today: input.today,
  });
  const { until, status } = expected;
  expect(answer).toEqual(
    status === "FUTURE_DATE"
      ? { ok: false, problem: { reason: "in-the-future", latest: input.today, until } }
      : { ok: true, until, state: states[status] },
  );
});

const glasses = { purpose: "glasses", dateOfBirth: null, today: "2026-11-20" } as const;

test.each([
  ["a person aged 15", "2010-11-21", "2027-11-20"],
  ["a person who turned 16 on the day of the test", "2010-11-20", "2028-11-20"],
])("returns the validity of glasses for %s", (_name, dateOfBirth, until) => {
  const answer = prescriptionValidity({ ...glasses, examined: "2026-11-20", dateOfBirth });
  expect(answer).toEqual({ ok: true, until, state: "valid" });
});

test.each([
  ["2024-12-20", "expiring"],
  ["2024-12-21", "valid"],
  ["2024-11-19", "expired"],
])("an eye test on %s is %s", (examined, state) => {
  expect(prescriptionValidity({ ...glasses, examined })).toMatchObject({ ok: true, state });
});

test.each(["", "2026-02-30", "20.11.2026", "2026-1-1"])("refuses %j as a date", (examined) => {
  const problem = { reason: "not-a-date" };
  expect(prescriptionValidity({ ...glasses, examined })).toEqual({ ok: false, problem });
  expect(prescriptionValidity({ ...glasses, examined: "2026-01-01", dateOfBirth: examined })).toEqual({
    ok: false,
    problem,
  });
});

test("a later eye test never expires earlier", () => {
  const day = fc
    .date({ min: new Date("2023-01-01"), max: new Date("2026-11-20"), noInvalidDate: true })
    .map((date) => date.toISOString().slice(0, 10));
  fc.assert(
    fc.property(day, day, (one, other) => {
      const [first, second] = [one, other].toSorted().map((examined) => prescriptionValidity({ ...glasses, examined }));
      expect(first?.ok && second?.ok && first.until <= second.until).toBe(true);
    }),
  );
});

import { expect, test } from "vitest";
import { deadlines } from "#domain/retention/deadlines.ts";

const periods = {
  claimYears: 3,
  idleMonths: 24,
  mailDays: 90,
  doneJobDays: 30,
  unconfirmedDays: 7,
  vatVerdictDays: 1,
  callerDays: 2,
  guestCartDays: 30,
};

test("what goes is older than its period, in years and months of the calendar or in days", () => {
  const at = (day: string) => new Date(`${day}T03:00:00Z`);
  expect(deadlines(at("2028-02-29"), periods)).toEqual({
    claims: at("2025-02-28"),
    idle: at("2026-02-28"),
    mails: at("2027-12-01"),
    doneJobs: at("2028-01-30"),
    unconfirmed: at("2028-02-22"),
    vatVerdicts: at("2028-02-28"),
    callers: at("2028-02-27"),
    guestCarts: at("2028-01-30"),
  });
});

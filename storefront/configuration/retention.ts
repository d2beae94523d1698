import type { RetentionPeriods } from "#domain/retention.ts";
import { type Setting, size } from "./setting.ts";

/** Periods after which a nightly job erases data (docs/operations/retention.md); see `RetentionPeriods` for each. */
export const retentionSettings: Readonly<Record<keyof RetentionPeriods, Setting<number>>> = {
  claimYears: size(3),
  idleMonths: size(24),
  mailDays: size(90),
  doneJobDays: size(30),
  unconfirmedDays: size(30),
  vatVerdictDays: size(1),
  callerDays: size(2),
  guestCartDays: size(30),
};

import type * as z from "zod/mini";
import type { RetentionPeriods } from "#domain/retention.ts";
import { settings, size } from "./values.ts";

export const retentionSchema = settings({
  claimYears: size,
  idleMonths: size,
  mailDays: size,
  doneJobDays: size,
  unconfirmedDays: size,
  vatVerdictDays: size,
  callerDays: size,
  guestCartDays: size,
}) satisfies z.ZodMiniType<RetentionPeriods>;

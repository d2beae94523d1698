import { type PlainOutcome, readPlainSearch } from "#domain/plainForm/plainForm.ts";
import { type AppointmentReason, appointmentReasons } from "#domain/salon/appointment.ts";

/** What the address of a salon's page says about the form without JavaScript. */
export interface PlainVisit {
  /** What became of a visit that was asked for. */
  readonly message?: PlainOutcome;
  /** Why the visitor comes, on which the free times depend. */
  readonly reason?: AppointmentReason;
}

/** Reads the query of a salon's page. */
export function readPlainVisit(query: Record<string, unknown>): PlainVisit {
  const reason = appointmentReasons.find((each) => each === query["reason"]);
  return { ...readPlainSearch(query), ...(reason && { reason }) };
}

/** What a prescription is used for. Contact lenses require more frequent examinations. */
export type PrescriptionPurpose = "glasses" | "contact-lenses";

/** Dates in ISO 8601, such as 2026-11-20. */
interface ValidityInput {
  /** The date of the eye test. */
  readonly examined: string;
  /** The date of birth; null if unknown, in which case an adult is assumed. */
  readonly dateOfBirth: string | null;
  readonly purpose: PrescriptionPurpose;
  readonly today: string;
}

/** The result of `prescriptionValidity`. */
export type PrescriptionValidity =
  | {
      readonly ok: true;
      /** The last day on which it is valid. */
      readonly until: string;
      /** `expiring` in the last 30 days. An expired prescription can still be used after a warning. */
      readonly state: "valid" | "expiring" | "expired";
    }
  | { readonly ok: false; readonly problem: { readonly reason: "not-a-date" } }
  | {
      readonly ok: false;
      /** `latest` is the last possible date of the test; `until` is the end of validity if the typed date were right. */
      readonly problem: { readonly reason: "in-the-future"; readonly latest: string; readonly until: string };
    };

/** The validity in months. It is the shop's policy; no law limits it (docs/specification/optics.md#optics-16). */
const validMonths = { adult: 24, child: 12, contactLenses: 12 };
/** The age in years from which a person counts as an adult. */
const adultAge = 16;
const expiringDays = 30;

const msPerDay = 86_400_000;

/** Returns the start of a date in UTC, in ms; null if the date does not exist, such as 2026-02-30. */
function timeOf(day: string): number | null {
  const time = /^\d{4}-\d{2}-\d{2}$/.test(day) ? Date.parse(`${day}T00:00:00Z`) : Number.NaN;
  return !Number.isNaN(time) && dayOf(time) === day ? time : null;
}

const dayOf = (time: number) => new Date(time).toISOString().slice(0, 10);

/** Adds months to a date. If the day does not exist in that month, returns the last day of the month. */
function addMonths(time: number, count: number): number {
  const date = new Date(time);
  const [year, month] = [date.getUTCFullYear(), date.getUTCMonth() + count];
  const lastDay = new Date(Date.UTC(year, month + 1, 0)).getUTCDate();
  return Date.UTC(year, month, Math.min(date.getUTCDate(), lastDay));
}

/**
 * Returns until when a prescription is valid, counted from the date of the eye test: 24 months for adults, 12 months for
 * children under 16 and for contact lenses (docs/specification/optics.md#optics-16).
 */
export function prescriptionValidity({ examined, dateOfBirth, purpose, today }: ValidityInput): PrescriptionValidity {
  const [test, birth, now] = [timeOf(examined), dateOfBirth === null ? null : timeOf(dateOfBirth), timeOf(today)];
  if (test === null || now === null || (dateOfBirth !== null && birth === null)) {
    return { ok: false, problem: { reason: "not-a-date" } };
  }
  const isChild = birth !== null && addMonths(birth, adultAge * 12) > test;
  const forGlasses = isChild ? validMonths.child : validMonths.adult;
  const last = addMonths(test, purpose === "glasses" ? forGlasses : validMonths.contactLenses);
  const until = dayOf(last);
  if (test > now) return { ok: false, problem: { reason: "in-the-future", latest: today, until } };
  const isExpiring = last - now <= expiringDays * msPerDay;
  return { ok: true, until, state: now > last ? "expired" : isExpiring ? "expiring" : "valid" };
}

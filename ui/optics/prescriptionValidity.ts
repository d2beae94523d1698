/** What a prescription is for: contact lenses are seen to more often. */
export type PrescriptionPurpose = "glasses" | "contact-lenses";

/** Days of the calendar, such as 2026-11-20. */
interface ExaminedOn {
  readonly examined: string;
  /** Null where it is not known: then an adult is assumed. */
  readonly born: string | null;
  readonly purpose: PrescriptionPurpose;
  readonly today: string;
}

export type PrescriptionValidity =
  | {
      readonly ok: true;
      /** The last day. */
      readonly until: string;
      /** One that is expired can still be ordered by, after a warning. */
      readonly state: "valid" | "expiring" | "expired";
    }
  | { readonly ok: false; readonly problem: { readonly reason: "not-a-date" } }
  | {
      readonly ok: false;
      /** The latest day that a test can have been, and what would be the last one if the typed day were right. */
      readonly problem: { readonly reason: "in-the-future"; readonly latest: string; readonly until: string };
    };

/** The shop's policy, in months and years; no law limits it (docs/specification/optics.md#optics-16). */
const months = { adult: 24, child: 12, contactLenses: 12 };
const childBelow = 16;
const expiringDays = 30;

const dayLength = 86_400_000;

/** The start of a day in UTC; null for what is no day, such as 2026-02-30. */
function timeOf(day: string): number | null {
  const time = /^\d{4}-\d{2}-\d{2}$/.test(day) ? Date.parse(`${day}T00:00:00Z`) : Number.NaN;
  return !Number.isNaN(time) && dayOf(time) === day ? time : null;
}

const dayOf = (time: number) => new Date(time).toISOString().slice(0, 10);

/** The same day some months later; the last one of a month that is too short for it. */
function monthsLater(time: number, count: number): number {
  const date = new Date(time);
  const [year, month] = [date.getUTCFullYear(), date.getUTCMonth() + count];
  const lastDay = new Date(Date.UTC(year, month + 1, 0)).getUTCDate();
  return Date.UTC(year, month, Math.min(date.getUTCDate(), lastDay));
}

/** How long a prescription is ordered by, from the day of the eye test (docs/specification/optics.md#optics-16). */
export function prescriptionValidity({ examined, born, purpose, today }: ExaminedOn): PrescriptionValidity {
  const [test, birth, now] = [timeOf(examined), born === null ? null : timeOf(born), timeOf(today)];
  if (test === null || now === null || (born !== null && birth === null)) {
    return { ok: false, problem: { reason: "not-a-date" } };
  }
  const isChild = birth !== null && monthsLater(birth, childBelow * 12) > test;
  const forGlasses = isChild ? months.child : months.adult;
  const last = monthsLater(test, purpose === "glasses" ? forGlasses : months.contactLenses);
  const until = dayOf(last);
  if (test > now) return { ok: false, problem: { reason: "in-the-future", latest: today, until } };
  const isExpiring = last - now <= expiringDays * dayLength;
  return { ok: true, until, state: now > last ? "expired" : isExpiring ? "expiring" : "valid" };
}

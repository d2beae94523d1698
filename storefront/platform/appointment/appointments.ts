import { and, asc, eq, gte, isNull } from "drizzle-orm";
import {
  type AppointmentReason,
  appointmentMinutes,
  type FreeDay,
  freeDays,
  isFree,
} from "#domain/salon/appointment.ts";
import type { AppointmentRequest } from "#domain/salon/appointmentForm.ts";
import { salonClocks, salonCountries } from "#domain/salon/salon.ts";
import { ok, refuse, type Result } from "#domain/result.ts";
import { dayOf } from "../kernel/calendar.ts";
import type { Session } from "../kernel/database/database.ts";
import { salons } from "../stores/tables/salon.ts";
import { appointments } from "./tables/appointment.ts";

export type StoredAppointment = typeof appointments.$inferSelect;
export type StoredSalon = typeof salons.$inferSelect;

/** The condition that a page is of the same salon as another one. */
export const isOfSalon = ({ googleName, address, postCode, city }: StoredSalon) =>
  and(
    eq(salons.googleName, googleName),
    eq(salons.address, address),
    eq(salons.postCode, postCode),
    eq(salons.city, city),
  );

/** Returns the first page of the salon that has a page with this code; null if there is none. */
export async function findSalon(session: Session, code: string): Promise<StoredSalon | null> {
  const [page] = await session.select().from(salons).where(eq(salons.code, code));
  if (!page) return null;
  const [first] = await session.select().from(salons).where(isOfSalon(page)).orderBy(asc(salons.id)).limit(1);
  return first ?? page;
}

/** Returns the days and times at which a visit to a salon may begin. */
export async function readFreeDays(
  session: Session,
  { code, country, hours }: StoredSalon,
  reason: AppointmentReason,
  now: Date,
): Promise<readonly FreeDay[]> {
  const taken = await session
    .select({ day: appointments.day, time: appointments.time, minutes: appointments.minutes })
    .from(appointments)
    .where(and(eq(appointments.salon, code), isNull(appointments.canceledAt)));
  const clock = salonClocks[salonCountries.find((each) => each === country) ?? "PL"];
  return freeDays({ hours: { ...clock, week: hours }, taken, reason, now: now.toISOString() });
}

export interface Booking {
  readonly key: string;
  readonly request: AppointmentRequest;
  readonly locale: string;
}

/** What became of a request. A repeated one is `known`: it was booked and reported before. */
export interface Booked {
  readonly appointment: StoredAppointment;
  readonly isKnown: boolean;
}

/** Books a visit, or refuses with the free times if another visit takes its time. */
export async function bookAppointment(
  session: Session,
  salon: StoredSalon,
  { key, request, locale }: Booking,
  now: Date,
): Promise<Result<Booked, readonly FreeDay[]>> {
  // Requests for one salon wait for each other, so that no time is booked twice.
  await session.select({ id: salons.id }).from(salons).where(eq(salons.id, salon.id)).for("update");
  const [known] = await session.select().from(appointments).where(eq(appointments.key, key));
  if (known) return ok({ appointment: known, isKnown: true });
  const free = await readFreeDays(session, salon, request.reason, now);
  if (!isFree(free, request)) return refuse(free);
  const minutes = appointmentMinutes[request.reason];
  const [appointment] = await session
    .insert(appointments)
    .values({ ...request, key, salon: salon.code, minutes, locale, createdAt: now })
    .returning();
  if (!appointment) throw new Error("The appointment was not stored.");
  return ok({ appointment, isKnown: false });
}

/** Cancels a visit. Returns it if it was not canceled before; null otherwise. */
export async function cancelAppointment(session: Session, id: number, now: Date): Promise<StoredAppointment | null> {
  const [canceled] = await session
    .update(appointments)
    .set({ canceledAt: now })
    .where(and(eq(appointments.id, id), isNull(appointments.canceledAt)))
    .returning();
  return canceled ?? null;
}

/** Returns whether there is such a visit, canceled or not. */
export const hasAppointment = async (session: Session, id: number): Promise<boolean> =>
  (await session.select({ id: appointments.id }).from(appointments).where(eq(appointments.id, id))).length > 0;

/** Returns the visits from today on that are not canceled, for the staff; of one salon if a code is given. */
export async function listAppointments(session: Session, now: Date, code?: string, size = 500) {
  const salon = code === undefined ? null : await findSalon(session, code);
  if (code !== undefined && !salon) return [];
  const rows = await session
    .select()
    .from(appointments)
    .where(
      and(
        isNull(appointments.canceledAt),
        gte(appointments.day, dayOf(now)),
        salon ? eq(appointments.salon, salon.code) : undefined,
      ),
    )
    .orderBy(asc(appointments.day), asc(appointments.time), asc(appointments.id))
    .limit(size);
  return rows.map(({ key: _key, canceledAt: _canceledAt, ...appointment }) => appointment);
}

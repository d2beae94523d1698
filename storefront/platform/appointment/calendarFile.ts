import { TZDate } from "@date-fns/tz";
import ical, { ICalCalendarMethod } from "ical-generator";
import type { Attachment } from "../kernel/mail/attachment.ts";
import type { StoredAppointment, StoredSalon } from "./appointments.ts";

/** Returns the moment of a time by the clock of a time zone. */
function momentOf({ day, time }: Pick<StoredAppointment, "day" | "time">, timeZone: string): Date {
  const [year = 0, month = 1, date = 1] = day.split("-").map(Number);
  const [hours = 0, minutes = 0] = time.split(":").map(Number);
  return new Date(new TZDate(year, month - 1, date, hours, minutes, timeZone).getTime());
}

export interface CalendarEntry {
  readonly appointment: StoredAppointment;
  readonly salon: StoredSalon;
  readonly timeZone: string;
  /** Such as "Eye test at Dioptra Toruń". */
  readonly title: string;
  /** How to cancel the visit. */
  readonly description: string;
}

/** Returns the file that puts a visit into a calendar (RFC 5545). Its times are in UTC, which every calendar reads. */
export function calendarFile({ appointment, salon, timeZone, title, description }: CalendarEntry): Attachment {
  const start = momentOf(appointment, timeZone);
  const calendar = ical({ prodId: { company: "Dioptra", product: "Salons" }, method: ICalCalendarMethod.PUBLISH });
  calendar.createEvent({
    id: `appointment-${appointment.id}@dioptra`,
    stamp: appointment.createdAt,
    start,
    end: new Date(start.getTime() + appointment.minutes * 60_000),
    summary: title,
    description,
    location: `${salon.googleName}, ${salon.address}, ${salon.postCode} ${salon.city}`,
  });
  return {
    filename: "dioptra.ics",
    contentType: "text/calendar; charset=utf-8; method=PUBLISH",
    content: calendar.toString(),
  };
}

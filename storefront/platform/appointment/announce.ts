import { appointmentReasons } from "#domain/salon/appointment.ts";
import { salonClocks, salonCountries } from "#domain/salon/salon.ts";
import { languages } from "#domain/store.ts";
import type { Session } from "../kernel/database/database.ts";
import { queueUnasked } from "../customer/unaskedMail.ts";
import { languageOf } from "../kernel/language.ts";
import { queueMail } from "../kernel/mail/queue.ts";
import type { PlatformSettings } from "../kernel/settings.ts";
import { textsIn } from "../kernel/texts.ts";
import { cancelHref } from "./appointmentLink.ts";
import {
  cancelAppointment,
  findSalon,
  hasAppointment,
  type StoredAppointment,
  type StoredSalon,
} from "./appointments.ts";
import { calendarFile } from "./calendarFile.ts";
import { appointmentBooked, appointmentForSalon, type Visit, visitTitle } from "./mails.ts";

interface Announcement {
  readonly settings: PlatformSettings;
  readonly now: Date;
}

const visitOf = (appointment: StoredAppointment, salon: StoredSalon): Visit => ({
  appointment,
  salon,
  reason: appointmentReasons.find((each) => each === appointment.reason) ?? "eye-test",
});

/** Mails a change of a visit to the salon: to its own address, or to that of the shop. */
async function tellSalon(
  session: Session,
  visit: Visit,
  change: "booked" | "canceled",
  { settings, now }: Announcement,
): Promise<void> {
  const [language] = languages;
  const { id, email } = visit.appointment;
  const kind = `appointment-${change}-salon`;
  const letter = appointmentForSalon(visit, change, language);
  const mail = {
    key: `${kind}:${id}`,
    kind,
    recipient: visit.salon.email ?? settings.contactMail,
    replyTo: email,
    locale: language,
    letter,
  };
  await queueMail(session, mail, now);
}

/** Mails a booked visit to the visitor, with a file for calendars, and to the salon. */
export async function announceAppointment(
  session: Session,
  appointment: StoredAppointment,
  salon: StoredSalon,
  announcement: Announcement,
): Promise<void> {
  const { id, email, locale } = appointment;
  const language = languageOf(locale);
  const visit = visitOf(appointment, salon);
  const href = cancelHref(announcement.settings, appointment);
  const description = `${textsIn(language)("mail.appointmentBooked.cancel")}\n${href}`;
  const { timeZone } = salonClocks[salonCountries.find((each) => each === salon.country) ?? "PL"];
  const file = calendarFile({ ...visit, timeZone, title: visitTitle(visit, language), description });
  const mail = {
    key: `appointment-booked:${id}`,
    kind: "appointment-booked",
    recipient: email,
    locale,
    letter: appointmentBooked(visit, href, language),
    attachments: [file],
  };
  await queueUnasked(session, mail, announcement.now);
  await tellSalon(session, visit, "booked", announcement);
}

/** Cancels the visit of a link in a mail and tells the salon. Returns whether there is such a visit. */
export async function cancelFromMail(session: Session, id: number, announcement: Announcement): Promise<boolean> {
  const canceled = await cancelAppointment(session, id, announcement.now);
  if (!canceled) return hasAppointment(session, id);
  const salon = await findSalon(session, canceled.salon);
  if (salon) await tellSalon(session, visitOf(canceled, salon), "canceled", announcement);
  return true;
}

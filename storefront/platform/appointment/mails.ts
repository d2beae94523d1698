import type { AppointmentReason } from "#domain/salon/appointment.ts";
import { formatDay, type Language } from "../kernel/language.ts";
import { type Letter, letter, type LetterRow, link, paragraph } from "../kernel/mail/letter.ts";
import { type Texts, textsIn } from "../kernel/texts.ts";
import type { StoredAppointment, StoredSalon } from "./appointments.ts";

/** What mails say about a visit. */
export interface Visit {
  readonly appointment: StoredAppointment;
  readonly reason: AppointmentReason;
  readonly salon: StoredSalon;
}

const when = ({ appointment: { day, time } }: Visit, language: Language) =>
  textsIn(language)("mail.appointment.moment", { day: formatDay(day, language), time });

const row = (text: Texts, field: "what" | "when" | "where" | "phone" | "name", value: string): LetterRow => ({
  label: text(`mail.appointment.${field}`),
  value,
});

/** Returns the name of a visit, such as "Eye test at Dioptra Toruń". */
export const visitTitle = ({ reason, salon }: Visit, language: Language): string => {
  const text = textsIn(language);
  return text("mail.appointment.title", { what: text(`mail.appointmentReason.${reason}`), salon: salon.googleName });
};

/** Writes the mail that confirms a visit to the visitor. */
export function appointmentBooked(visit: Visit, cancelHref: string, language: Language): Letter {
  const text = textsIn(language);
  const { salon, reason } = visit;
  return letter(language, {
    subject: text("mail.appointmentBooked.subject", { when: when(visit, language) }),
    parts: [
      paragraph(text("mail.appointmentBooked.thanks")),
      {
        kind: "rows",
        rows: [
          row(text, "what", text(`mail.appointmentReason.${reason}`)),
          row(text, "when", when(visit, language)),
          row(text, "where", `${salon.googleName}, ${salon.address}, ${salon.postCode} ${salon.city}`),
          row(text, "phone", salon.phone),
        ],
      },
      paragraph(text(`mail.appointmentBooked.bring.${reason}`)),
      paragraph(text("mail.appointmentBooked.cancel")),
      link(text("mail.appointmentBooked.button"), cancelHref),
    ],
  });
}

/** Writes the mail that tells the salon of a visit, or that it was canceled. */
export function appointmentForSalon(visit: Visit, change: "booked" | "canceled", language: Language): Letter {
  const text = textsIn(language);
  const { appointment, reason, salon } = visit;
  const values = { salon: salon.googleName, when: when(visit, language) };
  return letter(language, {
    subject: text(`mail.appointmentForSalon.${change}`, values),
    parts: [
      {
        kind: "rows",
        rows: [
          row(text, "what", text(`mail.appointmentReason.${reason}`)),
          row(text, "when", when(visit, language)),
          row(text, "name", appointment.name),
          row(text, "phone", appointment.phone),
        ],
      },
    ],
  });
}

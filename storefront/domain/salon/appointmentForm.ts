import type { CheckedForm } from "@dioptra/ui/rules";
import type { AppointmentReason, SalonTime } from "./appointment.ts";

/** A request for a visit to a salon. */
export interface AppointmentRequest extends SalonTime {
  readonly reason: AppointmentReason;
  readonly name: string;
  readonly email: string;
  /** In E.164 format. */
  readonly phone: string;
}

/** A request as it is typed. */
export type TypedAppointment = Readonly<Record<keyof AppointmentRequest, string>>;

/** What is wrong with a request. */
export interface AppointmentErrors {
  readonly reason?: "required" | undefined;
  readonly day?: "required" | undefined;
  readonly time?: "required" | undefined;
  readonly name?: "required" | "invalid" | undefined;
  readonly email?: "required" | "invalid" | undefined;
  readonly phone?: "required" | "invalid" | undefined;
}

export type CheckedAppointment = CheckedForm<AppointmentRequest, AppointmentErrors>;

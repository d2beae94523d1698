import { content } from "#configuration/content.ts";
import { appointmentEndpoints, toWireAppointment } from "#contract/stores/appointment.ts";
import { salonEndpoints } from "#contract/stores/salon.ts";
import type { AppointmentReason } from "#domain/salon/appointment.ts";
import type { AppointmentRequest } from "#domain/salon/appointmentForm.ts";
import { call, type ClientOptions } from "./call.ts";

/** Creates the calls about the chain's salons. */
export const createSalonCalls = (options: ClientOptions) => ({
  /** Returns the pages of all salons: one for each town and purpose, in the shop's order. */
  pages: () => call(options, salonEndpoints.salons, { size: String(content.maximumSize) }),
  /** Returns the days and times at which a visit to a salon may begin. */
  times: (code: string, reason: AppointmentReason) =>
    call(options, appointmentEndpoints.appointmentTimes, { code, reason }),
  /** Books a visit. Sending it again with the same key books once. */
  book: (request: AppointmentRequest, where: { readonly key: string; readonly code: string }) =>
    call(options, appointmentEndpoints.appointmentBook, {}, toWireAppointment(request, where)),
});

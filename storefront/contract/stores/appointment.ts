import * as z from "zod/mini";
import type { FreeDay } from "#domain/salon/appointment.ts";
import type { AppointmentRequest } from "#domain/salon/appointmentForm.ts";
import { ignoredResult } from "../customer/accountForm.ts";
import { defineEndpoint, inAnyCurrency } from "../wire/endpoint.ts";
import { list } from "../wire/value.ts";

const line = z.string().check(z.maxLength(300));

/** A request for a visit, as it is typed. */
export const appointmentBody = z.object({
  /** Chosen by the sender: a request that is sent again with the same key books once. */
  key: z.uuid(),
  /** The code of one of the salon's pages. */
  code: line,
  reason: line,
  day: line,
  time: line,
  name: line,
  email: line,
  phone: line,
});

/** Returns a request in the wire's words. */
export const toWireAppointment = (
  request: AppointmentRequest,
  where: { readonly key: string; readonly code: string },
): z.input<typeof appointmentBody> => ({ ...request, ...where });

const freeDay = z.pipe(
  z.object({ day: z.string(), times: list(z.string()) }),
  z.transform((day): FreeDay => day),
);

export const appointmentEndpoints = {
  /** Our extension: the days of the next weeks with the times at which a visit to a salon may begin. */
  appointmentTimes: defineEndpoint({
    method: "GET",
    path: "/api/salon/times",
    query: ["code", "reason"],
    body: null,
    result: inAnyCurrency(list(freeDay)),
  }),
  /** Our extension: books a visit and mails it to the visitor and the salon. */
  appointmentBook: defineEndpoint({
    method: "POST",
    path: "/api/salon/appointment",
    query: ["localeCode", "storeCode"],
    body: appointmentBody,
    result: ignoredResult,
    loud: true,
  }),
};

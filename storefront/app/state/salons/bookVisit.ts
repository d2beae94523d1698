import type { Client } from "#client/createClient.ts";
import type { AppointmentRequest } from "#domain/salon/appointmentForm.ts";
import { sendForm } from "../sendForm.ts";

/** Books a visit to a salon and returns why that was refused; null when it was accepted. */
export const bookVisit = (
  client: Client,
  request: AppointmentRequest,
  where: { readonly key: string; readonly code: string },
) =>
  sendForm(
    () => client.salon.book(request, where),
    ({ code }) => (code === "APPOINTMENT_TAKEN" ? ({ refused: "taken" } as const) : null),
  );

import { Hono } from "hono";
import { appointmentBody } from "#contract/stores/appointment.ts";
import { mailboxOf } from "#domain/customer/mailbox.ts";
import { appointmentReasons, nearestTimes } from "#domain/salon/appointment.ts";
import { checkAppointment } from "#domain/salon/checkAppointment.ts";
import { salonCountries } from "#domain/salon/salon.ts";
import { readForm, refusal, success } from "../kernel/http/answer.ts";
import { clientOf } from "../kernel/http/client.ts";
import { refused, refusedFields, tooManyTries } from "../kernel/http/refused.ts";
import { takeAll } from "../kernel/limits/limits.ts";
import type { RouteParts } from "../kernel/platformParts.ts";
import { digest } from "../kernel/secrets/tokens.ts";
import { localeOf, storeViewOf, unknownStore } from "../stores/storeViews.ts";
import { announceAppointment } from "./announce.ts";
import { bookAppointment, findSalon, readFreeDays } from "./appointments.ts";

const unknownSalon = refused("ENOTFOUND", "There is no such salon.").error;

/** Creates the calls that book visits to salons (docs/specification/content.md#content-23). */
export function appointmentRoutes({ database, clock, limits, settings }: RouteParts): Hono {
  return new Hono()
    .get("/times", async (c) => {
      const reason = appointmentReasons.find((each) => each === c.req.query("reason"));
      if (!reason) return refusal(c, refusedFields([{ field: "reason", problem: "required" }]).error);
      const days = await database.read(async (session) => {
        const salon = await findSalon(session, c.req.query("code") ?? "");
        return salon && readFreeDays(session, salon, reason, clock());
      });
      return days ? success(c, days) : refusal(c, unknownSalon);
    })
    .post("/appointment", async (c) => {
      const body = await readForm(c, appointmentBody);
      if (!body.ok) return refusal(c, body.error);
      const store = storeViewOf(c.req.query("storeCode"));
      if (!store) return refusal(c, unknownStore);
      const { key, code, ...typed } = body.value;
      const salon = await database.read((session) => findSalon(session, code));
      if (!salon) return refusal(c, unknownSalon);
      const checked = checkAppointment(typed, salonCountries.find((each) => each === salon.country) ?? "PL");
      if (!checked.ok) {
        const problems = Object.entries(checked.errors).map(([field, problem]) => ({ field, problem }));
        return refusal(c, refusedFields(problems).error);
      }
      const request = checked.value;
      const client = clientOf(c);
      const wait = await takeAll(limits, [
        ["appointmentPerClient", client],
        ["appointmentPerVisitor", digest(`${mailboxOf(request.email)} ${client}`)],
      ]);
      if (wait !== null) return refusal(c, tooManyTries(wait).error);
      const locale = localeOf(c.req.query("localeCode"), store);
      const now = clock();
      const booked = await database.write(async (session) => {
        const result = await bookAppointment(session, salon, { key, request, locale }, now);
        if (result.ok && !result.value.isKnown)
          await announceAppointment(session, result.value.appointment, salon, { settings, now });
        return result;
      });
      if (booked.ok) return success(c, null);
      const nearest = nearestTimes(booked.error, request).map(({ day, time }) => `${day} ${time}`);
      const fields = [{ field: "time", problem: "taken", nearest }];
      return refusal(c, refused("APPOINTMENT_TAKEN", "This time is not free. Choose another one.", { fields }).error);
    });
}

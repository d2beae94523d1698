import { Hono } from "hono";
import { savedPrescriptionBody } from "#contract/customer/savedPrescription.ts";
import { customerOf } from "../customer/callerOf.ts";
import { answer, idInPath, readForm, refusal, success } from "../kernel/http/answer.ts";
import type { RouteParts } from "../kernel/platformParts.ts";
import { deletePrescription, readSavedPrescriptions, savePrescription } from "./savedPrescriptions.ts";

/** Serves the prescriptions that customers keep in their account (docs/specification/prescriptions.md#rx-29). */
export function savedPrescriptionRoutes(parts: RouteParts): Hono {
  const { database, clock, fields } = parts;
  return new Hono()
    .get("/", async (c) => {
      const customer = await customerOf(c, parts);
      if (!customer.ok) return refusal(c, customer.error);
      const { customerId } = customer.value;
      return success(c, await database.read((session) => readSavedPrescriptions(session, fields, customerId)));
    })
    .post("/", async (c) => {
      const customer = await customerOf(c, parts);
      if (!customer.ok) return refusal(c, customer.error);
      const body = await readForm(c, savedPrescriptionBody);
      if (!body.ok) return refusal(c, body.error);
      const { customerId } = customer.value;
      const toSave = { customerId, prescription: body.value.prescription, now: clock() };
      return answer(c, await database.write((session) => savePrescription(session, fields, toSave)));
    })
    .post("/delete/:id", async (c) => {
      const customer = await customerOf(c, parts);
      if (!customer.ok) return refusal(c, customer.error);
      const key = { id: idInPath(c, "id"), customerId: customer.value.customerId };
      return answer(c, await database.write((session) => deletePrescription(session, fields, key)));
    });
}

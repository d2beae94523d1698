import { Hono } from "hono";
import { orders } from "#configuration/orders.ts";
import { personalDataEndpoints } from "#contract/customer/personalData.ts";
import { profileBody } from "#contract/customer/profile.ts";
import { customerOf } from "../customer/callerOf.ts";
import { deleteAccount } from "./deleteAccount.ts";
import { readLoyaltyCard, readProfile } from "../customer/profile.ts";
import { readPersonalData } from "./personalData.ts";
import { updateProfile } from "../customer/updateProfile.ts";
import { readHistory } from "../order/readHistory.ts";
import { answer, invalidateTags, pageOf, readForm, refusal, success } from "../kernel/http/answer.ts";
import type { SearchParts } from "../search/sharedIndexes.ts";

/** Serves the calls about the data of the customer who is logged in (docs/specification/calls.md#call-14). */
export function profileRoutes(parts: SearchParts): Hono {
  const { database, clock, settings } = parts;
  return new Hono()
    .get("/me", async (c) => {
      const customer = await customerOf(c, parts);
      if (!customer.ok) return refusal(c, customer.error);
      const { customerId } = customer.value;
      return success(c, await database.read((session) => readProfile(session, settings, customerId, clock())));
    })
    .post("/me", async (c) => {
      const customer = await customerOf(c, parts);
      if (!customer.ok) return refusal(c, customer.error);
      const body = await readForm(c, profileBody);
      if (!body.ok) return refusal(c, body.error);
      return answer(c, await updateProfile(parts, customer.value, body.value));
    })
    .get("/loyalty-card", async (c) => {
      const customer = await customerOf(c, parts);
      if (!customer.ok) return refusal(c, customer.error);
      const { customerId } = customer.value;
      return success(c, await database.write((session) => readLoyaltyCard(session, customerId, clock())));
    })
    .get("/data", async (c) => {
      const customer = await customerOf(c, parts);
      if (!customer.ok) return refusal(c, customer.error);
      const { customerId } = customer.value;
      return success(c, await database.write((session) => readPersonalData(session, parts, customerId, clock())));
    })
    .post("/delete", async (c) => {
      const customer = await customerOf(c, parts);
      if (!customer.ok) return refusal(c, customer.error);
      const body = await readForm(c, personalDataEndpoints.userDelete.body);
      if (!body.ok) return refusal(c, body.error);
      const deleted = await deleteAccount(parts, customer.value, body.value.currentPassword);
      if (!deleted.ok) return refusal(c, deleted.error);
      invalidateTags(c, deleted.value);
      return success(c, true);
    })
    .get("/order-history", async (c) => {
      const customer = await customerOf(c, parts);
      if (!customer.ok) return refusal(c, customer.error);
      const page = pageOf(c, orders.pageSize, orders.firstPage);
      return success(c, await database.read((session) => readHistory(session, customer.value.customerId, page)));
    });
}

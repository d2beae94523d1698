import * as z from "zod/mini";
import { ignoredResult } from "../customer/accountForm.ts";
import { defineEndpoint } from "../wire/endpoint.ts";
import { storedId } from "../wire/value.ts";

/**
 * A photo of the prescription of an ordered line. `replaces` is the photo that the line has, if another one was sent by
 * mistake. `hash` proves access to the order in another browser than the one that ordered.
 */
export const latePrescriptionBody = z.strictObject({
  order_id: storedId,
  item_id: storedId,
  photo_id: z.uuid(),
  replaces: z.nullish(z.uuid()),
  hash: z.nullish(z.string().check(z.maxLength(128))),
});

export const latePrescriptionEndpoints = {
  /**
   * Our extension (docs/specification/calls.md#call-63): gives a line, whose prescription is sent after ordering, the photo
   * that was sent by `prescription/photo`. Sending the same photo again changes nothing; another one is taken in its place
   * until an optician releases the order.
   */
  orderPrescription: defineEndpoint({
    method: "POST",
    path: "/api/order/prescription",
    query: [],
    body: latePrescriptionBody,
    result: ignoredResult,
  }),
};

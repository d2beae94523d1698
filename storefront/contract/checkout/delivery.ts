import * as z from "zod/mini";
import { weekdays } from "@dioptra/ui/rules";
import type { DeliveryPoint } from "#domain/delivery.ts";
import { defineEndpoint, inAnyCurrency } from "../wire/endpoint.ts";
import { optionalList } from "../wire/value.ts";

const hours = z.object({ dayOfWeek: z.enum(weekdays), opens: z.string(), closes: z.string() });

/** A pick-up point of any carrier, in a form of our own (docs/specification/trade.md#trade-21). */
const wirePoint = z.object({
  id: z.string(),
  carrier: z.string(),
  type: z.enum(["locker", "shop"]),
  name: z.string(),
  lat: z.number(),
  lng: z.number(),
  street: z.string(),
  postCode: z.string(),
  city: z.string(),
  /** Directions to the point. */
  description: z.nullish(z.string()),
  open247: z.boolean(),
  openingHours: optionalList(hours),
  paymentOnPickup: z.boolean(),
  /** False while the point is not accepting parcels. */
  available: z.boolean(),
  /** Kilometres from the requested place. */
  distance: z.nullish(z.number()),
});
export type WireDeliveryPoint = z.input<typeof wirePoint>;

const point = z.pipe(
  wirePoint,
  z.transform((wire): DeliveryPoint => ({
    carrierCode: wire.carrier,
    id: wire.id,
    kind: wire.type,
    // Lockers have no other name than their id.
    ...(wire.name !== wire.id && { name: wire.name }),
    street: wire.street,
    postcode: wire.postCode,
    city: wire.city,
    ...(wire.description && { place: wire.description }),
    ...(wire.open247 ? { hours: "always" } : { week: wire.openingHours }),
    ...(typeof wire.distance === "number" && { distance: wire.distance }),
    paymentOnPickup: wire.paymentOnPickup,
    state: wire.available ? "operating" : "outage",
    position: { latitude: wire.lat, longitude: wire.lng },
  })),
);

/** Whether express delivery is available. `deliveredOn` is a calendar day, or null if it is not. */
export interface ExpressCheck {
  readonly available: boolean;
  readonly deliveredOn: string | null;
}

const wireExpress = z.object({ available: z.boolean(), delivered_on: z.nullish(z.string()) });
export type WireExpress = z.input<typeof wireExpress>;

const express = z.pipe(
  wireExpress,
  z.transform(({ available, delivered_on }): ExpressCheck => ({ available, deliveredOn: delivered_on ?? null })),
);

export const deliveryEndpoints = {
  /** Our extension: the pick-up points as a list, with or without a carrier's map (docs/specification/calls.md#call-34). */
  deliveryPoints: defineEndpoint({
    method: "GET",
    path: "/api/delivery/points",
    query: ["storeCode", "q", "lat", "lng", "carrier", "country", "size"],
    body: null,
    result: inAnyCurrency(optionalList(point)),
  }),
  expressCheck: defineEndpoint({
    method: "GET",
    path: "/api/delivery/xpress/check",
    query: ["token", "storeCode", "post_code", "cart", "ean", "localeCode"],
    body: null,
    result: inAnyCurrency(express),
  }),
};

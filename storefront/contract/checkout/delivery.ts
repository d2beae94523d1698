import * as z from "zod/mini";
import { type WeekdayHours, weekdays } from "@dioptra/ui/rules";
import type { DeliveryPoint } from "#domain/delivery.ts";
import { call, inAnyCurrency } from "../wire/endpoint.ts";
import { listOf } from "../wire/value.ts";

/** A point as it is found: with its place on the map (degrees) and its hours. */
export interface FoundPoint extends DeliveryPoint {
  readonly latitude: number;
  readonly longitude: number;
  /** Empty where it is always open. */
  readonly week: readonly WeekdayHours[];
}

const hours = z.object({ dayOfWeek: z.enum(weekdays), opens: z.string(), closes: z.string() });

/** Our own shape for what any carrier has (docs/specification/trade.md#trade-21). */
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
  /** How to find it. */
  description: z.nullish(z.string()),
  open247: z.boolean(),
  openingHours: listOf(hours),
  paymentOnPickup: z.boolean(),
  /** False while it takes no parcels. */
  available: z.boolean(),
  /** Kilometres from the place that was asked about. */
  distance: z.nullish(z.number()),
});
export type WireDeliveryPoint = z.input<typeof wirePoint>;

const point = z.pipe(
  wirePoint,
  z.transform((wire): FoundPoint => ({
    carrierCode: wire.carrier,
    id: wire.id,
    kind: wire.type,
    name: wire.name,
    street: wire.street,
    postcode: wire.postCode,
    city: wire.city,
    ...(wire.description && { place: wire.description }),
    ...(wire.open247 && { hours: "always" }),
    ...(typeof wire.distance === "number" && { distance: wire.distance }),
    paymentOnPickup: wire.paymentOnPickup,
    state: wire.available ? "operating" : "outage",
    latitude: wire.lat,
    longitude: wire.lng,
    week: wire.open247 ? [] : wire.openingHours,
  })),
);

/** Whether express goes there: `deliveredOn` is a day of the calendar, null where it does not go. */
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
  /** Ours: the list beside a carrier's map, and for a shop without one (docs/specification/calls.md#call-34). */
  deliveryPoints: call({
    method: "GET",
    path: "/api/delivery/points",
    query: ["storeCode", "q", "lat", "lng", "carrier", "size"],
    body: null,
    result: inAnyCurrency(listOf(point)),
  }),
  expressCheck: call({
    method: "GET",
    path: "/api/delivery/xpress/check",
    query: ["token", "storeCode", "post_code", "cart", "ean", "localeCode"],
    body: null,
    result: inAnyCurrency(express),
  }),
};

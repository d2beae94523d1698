import type { DeliveryPoint } from "#domain/delivery.ts";
import type { Session } from "../kernel/database/database.ts";
import type { CatalogParts } from "../catalog/catalogue.ts";
import { and, eq } from "drizzle-orm";
import { deliveryPoints } from "./tables/deliveryPoint.ts";
import { distanceBetween, pickupPointsFor, type Position } from "@dioptra/ui/rules";
import type { WireDeliveryPoint } from "#contract/checkout/delivery.ts";

/** Returns a carrier's point by its id; null if there is none. */
export type PointOf = (session: Session, carrierCode: string, id: string) => Promise<DeliveryPoint | null>;

/** What routes are given that deal with parcel lockers and pick-up points. */
export interface DeliveryParts extends CatalogParts {
  readonly pointOf: PointOf;
}

/** The point of a carrier's id, as its carrier last told. */
export const storedPoint: PointOf = async (session, carrierCode, id) => {
  const [point] = await session
    .select()
    .from(deliveryPoints)
    .where(and(eq(deliveryPoints.carrierCode, carrierCode), eq(deliveryPoints.id, id)));
  if (!point) return null;
  const { kind, name, street, postcode, city, paymentOnPickup, available } = point;
  const state = available ? "operating" : "outage";
  return { carrierCode, id, kind, name, street, postcode, city, paymentOnPickup, state };
};

type StoredPoint = typeof deliveryPoints.$inferSelect;

export interface PointQuery {
  readonly country: string;
  /** What was typed; empty for all. */
  readonly words: string;
  readonly near: Position | null;
  readonly carrierCode: string | null;
  readonly size: number;
}

/** A point as it is sent; `distance` is in kilometres, null without a place to measure from. */
function wirePoint(point: StoredPoint, distance: number | null): WireDeliveryPoint {
  const { carrierCode, kind, latitude, longitude, postcode, place, hours, ...rest } = point;
  return {
    id: rest.id,
    carrier: carrierCode,
    type: kind,
    name: rest.name,
    lat: latitude,
    lng: longitude,
    street: rest.street,
    postCode: postcode,
    city: rest.city,
    description: place,
    open247: hours === null,
    openingHours: [...(hours ?? [])],
    paymentOnPickup: rest.paymentOnPickup,
    available: rest.available,
    distance,
  };
}

/** A point as the rule of the search looks at it. */
function searchable(stored: StoredPoint, near: Position | null) {
  const { id, kind, name, street, postcode, city, paymentOnPickup } = stored;
  const distance = near && { distance: Math.round(distanceBetween(near, stored) * 1000) / 1000 };
  return { id, kind, name, street, postcode, city, paymentOnPickup, ...distance, stored };
}

/** The points of a country that what was typed fits, the nearest first; without a place, in the order of their ids. */
export async function findPoints(session: Session, query: PointQuery): Promise<readonly WireDeliveryPoint[]> {
  const { country, near, carrierCode, words, size } = query;
  const ofCarrier = carrierCode === null ? undefined : eq(deliveryPoints.carrierCode, carrierCode);
  const rows = await session
    .select()
    .from(deliveryPoints)
    .where(and(eq(deliveryPoints.country, country), ofCarrier))
    .orderBy(deliveryPoints.carrierCode, deliveryPoints.id);
  return pickupPointsFor(
    rows.map((stored) => searchable(stored, near)),
    words,
  )
    .slice(0, size)
    .map(({ stored, distance }) => wirePoint(stored, distance ?? null));
}

import type { DeliveryPoint } from "#domain/delivery.ts";
import type { Session } from "../kernel/database/database.ts";
import type { CatalogParts } from "../catalog/catalogue.ts";
import { and, eq } from "drizzle-orm";
import { deliveryPoints } from "./tables/deliveryPoint.ts";
import { distanceBetween, pickupPointsFor, type Position } from "@dioptra/ui/rules";
import type { WireDeliveryPoint } from "#contract/checkout/delivery.ts";

/** Returns a carrier's point by its id; null if there is none. */
export type FindPoint = (session: Session, carrierCode: string, id: string) => Promise<DeliveryPoint | null>;

/** The dependencies of routes about parcel lockers and pickup points. */
export interface DeliveryParts extends CatalogParts {
  readonly findPoint: FindPoint;
}

/** Finds a point in the stored list of its carrier. */
export const findStoredPoint: FindPoint = async (session, carrierCode, id) => {
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

/** A search for pickup points. */
export interface PointQuery {
  readonly country: string;
  /** The shopper's search text; empty for all points. */
  readonly words: string;
  readonly near: Position | null;
  readonly carrierCode: string | null;
  readonly size: number;
}

/** Writes a point for the wire. `distance` is in kilometres; null without a position to measure from. */
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

/** Returns the form of a point that `pickupPointsFor` searches, with its distance in kilometres. */
function toSearchable(stored: StoredPoint, near: Position | null) {
  const { id, kind, name, street, postcode, city, paymentOnPickup } = stored;
  const distance = near && { distance: Math.round(distanceBetween(near, stored) * 1000) / 1000 };
  return { id, kind, name, street, postcode, city, paymentOnPickup, ...distance, stored };
}

/** Returns the points of a country that match a search, nearest first; without a position, in the order of their ids. */
export async function findPoints(session: Session, query: PointQuery): Promise<readonly WireDeliveryPoint[]> {
  const { country, near, carrierCode, words, size } = query;
  const isOfCarrier = carrierCode === null ? undefined : eq(deliveryPoints.carrierCode, carrierCode);
  const rows = await session
    .select()
    .from(deliveryPoints)
    .where(and(eq(deliveryPoints.country, country), isOfCarrier))
    .orderBy(deliveryPoints.carrierCode, deliveryPoints.id);
  return pickupPointsFor(
    rows.map((stored) => toSearchable(stored, near)),
    words,
  )
    .slice(0, size)
    .map(({ stored, distance }) => wirePoint(stored, distance ?? null));
}

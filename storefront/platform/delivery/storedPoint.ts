import { and, eq } from "drizzle-orm";
import { deliveryPoints } from "./tables/deliveryPoint.ts";
import type { PointOf } from "./pointOf.ts";

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

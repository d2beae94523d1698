import type { DeliveryPoint } from "./deliveryPoint.ts";

export type PointRefusal = "required" | "not-available" | "takes-no-payment";

/** How an order is to get to a point. */
export interface WayToPoint {
  readonly carrierCode: string;
  /** It is paid when it is fetched. */
  readonly isPaidThere: boolean;
}

/** Why a parcel cannot be left at a point; null when it can. Null for a point that there is not. */
export function pointRefusal(point: DeliveryPoint | null, way: WayToPoint): PointRefusal | null {
  if (!point || point.carrierCode !== way.carrierCode || point.state === "outage") return "not-available";
  return way.isPaidThere && !point.paymentOnPickup ? "takes-no-payment" : null;
}

import { type CalendarDay, type PickupPoint, promisedDelivery } from "@dioptra/ui/rules";
import { addDays } from "./calendar.ts";

export interface DeliveryTerms {
  /** Working days until a parcel is there. */
  readonly deliveryWorkingDays: number;
  /** Working days until glasses with lenses made to a prescription are there. */
  readonly prescriptionDeliveryWorkingDays: number;
}

/**
 * Returns within how many working days an order is promised: it leaves as one parcel, so a single pair of glasses made
 * to a prescription sets the term of all of it (docs/specification/checkout.md#checkout-32).
 */
export const deliveryTerm = (
  lines: readonly { readonly isMadeToPrescription: boolean }[],
  { deliveryWorkingDays, prescriptionDeliveryWorkingDays }: DeliveryTerms,
): number =>
  lines.some(({ isMadeToPrescription }) => isMadeToPrescription)
    ? Math.max(deliveryWorkingDays, prescriptionDeliveryWorkingDays)
    : deliveryWorkingDays;

export interface ExpressTerms {
  /** Until this hour of a working day, by the shop's clock, a parcel leaves the same day. */
  readonly orderBeforeHour: number;
}

/** A moment by the shop's clock. */
export interface ShopMoment {
  readonly day: CalendarDay;
  /** 0 to 23. */
  readonly hour: number;
}

/**
 * The day on which an express parcel arrives: the working day after it is shipped. An order placed after the cut-off or
 * on a day off is shipped on the next working day.
 */
export function expressDay({ day, hour }: ShopMoment, { orderBeforeHour }: ExpressTerms): CalendarDay {
  const isWorkingDay = promisedDelivery(addDays(day, -1), 1) === day;
  return promisedDelivery(day, isWorkingDay && hour < orderBeforeHour ? 1 : 2);
}

/** A locker or a shop where a carrier leaves parcels (docs/specification/trade.md#trade-21). */
export interface DeliveryPoint extends PickupPoint {
  /** The carrier's code, such as `inpost`. */
  readonly carrierCode: string;
}

/** What an order keeps of the point that was chosen: where it was then. */
export type ChosenPoint = Pick<DeliveryPoint, "carrierCode" | "id" | "kind" | "street" | "postcode" | "city"> & {
  readonly name: string;
};

export const chosenPoint = ({ carrierCode, id, kind, name, street, postcode, city }: DeliveryPoint): ChosenPoint => ({
  carrierCode,
  id,
  kind,
  name: name ?? id,
  street,
  postcode,
  city,
});

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

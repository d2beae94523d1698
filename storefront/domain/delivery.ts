import { type CalendarDay, type PickupPoint, promisedDelivery } from "@dioptra/ui/rules";
import { addDays } from "./calendar.ts";
import { compare, type Currency, type Money, zero } from "./money.ts";

export interface DeliveryTerms {
  /** Working days until a parcel arrives. */
  readonly deliveryWorkingDays: number;
  /** Working days until glasses with prescription lenses arrive. */
  readonly prescriptionDeliveryWorkingDays: number;
}

/**
 * Returns the number of working days within which an order is promised. An order is sent as one parcel, so one pair of
 * prescription glasses determines the term of the whole order (docs/specification/checkout.md#checkout-32).
 */
export const deliveryTerm = (
  lines: readonly { readonly isMadeToPrescription: boolean }[],
  { deliveryWorkingDays, prescriptionDeliveryWorkingDays }: DeliveryTerms,
): number =>
  lines.some(({ isMadeToPrescription }) => isMadeToPrescription)
    ? Math.max(deliveryWorkingDays, prescriptionDeliveryWorkingDays)
    : deliveryWorkingDays;

export interface ExpressTerms {
  /** Orders before this hour of a working day, in the shop's time zone, are shipped the same day. */
  readonly orderBeforeHour: number;
}

/** A time in the shop's time zone. */
export interface ShopMoment {
  readonly day: CalendarDay;
  /** 0 to 23. */
  readonly hour: number;
}

/**
 * Returns the day on which an express parcel arrives: the working day after it is shipped. An order after the cut-off
 * or on a day off is shipped on the next working day. `country` is where it arrives.
 */
export function expressDay({ day, hour }: ShopMoment, { orderBeforeHour }: ExpressTerms, country: string): CalendarDay {
  const isWorkingDay = promisedDelivery(addDays(day, -1), 1) === day;
  const shipped = isWorkingDay && hour < orderBeforeHour ? day : promisedDelivery(day, 1);
  return promisedDelivery(shipped, 1, country);
}

/** The latest days on which an order of today is delivered. */
export interface DeliveryDays {
  readonly parcel: CalendarDay;
  /** For glasses with prescription lenses, including the time in the laboratory. */
  readonly glasses: CalendarDay;
}

/**
 * Returns the latest days of delivery of an order, without and with prescription lenses
 * (docs/specification/products.md#product-39). `country` is where it is delivered.
 */
export const deliveryDays = (ordered: CalendarDay, terms: DeliveryTerms, country: string): DeliveryDays => ({
  parcel: promisedDelivery(ordered, deliveryTerm([{ isMadeToPrescription: false }], terms), country),
  glasses: promisedDelivery(ordered, deliveryTerm([{ isMadeToPrescription: true }], terms), country),
});

/** What a delivery costs. All amounts are gross. */
export interface DeliveryTariff {
  readonly rate: Money;
  /** The value of the goods from which the delivery is free; null if it never is. */
  readonly freeFrom: Money | null;
}

/** What a delivery costs in each currency, in minor units. */
export interface DeliveryPrices {
  readonly grossPrices: Readonly<Record<Currency, number>>;
  /** The value of the goods from which the delivery is free; null if it never is. */
  readonly freeFrom: Readonly<Record<Currency, number | null>>;
}

/** Returns the tariff of a delivery in a currency. */
export function deliveryTariff({ grossPrices, freeFrom }: DeliveryPrices, currency: Currency): DeliveryTariff {
  const threshold = freeFrom[currency];
  return {
    rate: { minor: grossPrices[currency], currency },
    freeFrom: threshold === null ? null : { minor: threshold, currency },
  };
}

/**
 * Returns the price of a delivery (docs/specification/checkout.md#checkout-46). `goods` is the value of the goods after
 * discounts. What a gift card pays belongs to it, because that is money and no discount.
 */
export const deliveryPrice = ({ rate, freeFrom }: DeliveryTariff, goods: Money): Money =>
  freeFrom !== null && compare(goods, freeFrom) >= 0 ? zero(rate.currency) : rate;

/** A parcel locker or shop of a carrier (docs/specification/trade.md#trade-21). */
export interface DeliveryPoint extends PickupPoint {
  /** The carrier's code, such as `inpost`. */
  readonly carrierCode: string;
}

/** The copy of a pick-up point that is stored with an order, since the point may change later. */
export type ChosenPoint = Pick<DeliveryPoint, "carrierCode" | "id" | "kind" | "street" | "postcode" | "city"> & {
  readonly name: string;
};

/** The point that was chosen in the checkout, as its draft keeps it. */
export type DraftedPoint = ChosenPoint & Pick<DeliveryPoint, "paymentOnPickup">;

/** Returns the copy of a point for an order. A point without a name is called by its id. */
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

/** The delivery of an order to a pick-up point. */
export interface PointDelivery {
  readonly carrierCode: string;
  /** Whether the order is paid on pick-up. */
  readonly isPaidThere: boolean;
}

/** Returns why a point cannot be used; null when it can. `point` is null for one that does not exist. */
export function pointRefusal(point: DeliveryPoint | null, delivery: PointDelivery): PointRefusal | null {
  if (!point || point.carrierCode !== delivery.carrierCode || point.state === "outage") return "not-available";
  return delivery.isPaidThere && !point.paymentOnPickup ? "takes-no-payment" : null;
}

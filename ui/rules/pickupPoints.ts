import { foldText } from "./text.ts";

/** Where a parcel can be fetched (docs/specification/trade.md#trade-21). */
export interface PickupPoint {
  /** As the carrier names it, such as "WAW01M". */
  readonly id: string;
  readonly kind: "locker" | "shop";
  /** Of a shop; a locker's name is its id. */
  readonly name?: string;
  readonly street: string;
  readonly postcode: string;
  readonly city: string;
  /** How to find it, such as "by the entrance". */
  readonly place?: string;
  /** `always`, or the hours in words. */
  readonly hours?: string;
  /** From the address, in km; left out where it is not known. */
  readonly distance?: number;
  /** Whether an order can be paid there. */
  readonly paymentOnPickup: boolean;
  /** An `outage` takes no parcels now. @default "operating" */
  readonly state?: "operating" | "outage";
}

const words = (text: string) =>
  foldText(text)
    .split(/[\s,./]+/)
    .filter((word) => word !== "");

const digitsOf = (text: string) => text.replace(/\D/g, "");

/**
 * The points that what was typed fits: a town, a street, a point's name, or how a postcode begins, with or without its
 * hyphen. The nearest comes first, those of unknown distance last, in the order given.
 */
export function pickupPointsFor<Point extends PickupPoint>(points: readonly Point[], typed: string): readonly Point[] {
  const wanted = words(typed);
  const fits = (point: Point) => {
    const there = words(`${point.id} ${point.name ?? ""} ${point.street} ${point.city}`);
    const postcode = digitsOf(point.postcode);
    return wanted.every(
      (word) =>
        there.some((each) => each.startsWith(word)) || (/^\d[\d-]*$/.test(word) && postcode.startsWith(digitsOf(word))),
    );
  };
  return points
    .filter(fits)
    .toSorted((a, b) => (a.distance === b.distance ? 0 : (a.distance ?? Infinity) - (b.distance ?? Infinity)));
}

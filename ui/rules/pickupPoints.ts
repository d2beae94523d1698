import type { Position } from "./distance.ts";
import type { WeekdayHours } from "./openingHours.ts";
import { beginsOneOf, searchForms } from "./text.ts";

/** A place where parcels can be collected (docs/specification/trade.md#trade-21). */
export interface PickupPoint {
  /** The carrier's id, such as "WAW01M". */
  readonly id: string;
  readonly kind: "locker" | "shop";
  /** The name of a shop; lockers are named by their id. */
  readonly name?: string;
  readonly street: string;
  readonly postcode: string;
  readonly city: string;
  /** How to find it, such as "by the entrance". */
  readonly place?: string;
  /** `always`, or the hours as text. */
  readonly hours?: string;
  /** The hours of each day, shown where `hours` is left out. */
  readonly week?: readonly WeekdayHours[];
  /** Where it is on a map; left out if unknown. */
  readonly position?: Position;
  /** The distance from the address, in km; left out if unknown. */
  readonly distance?: number;
  /** Whether orders can be paid for there. */
  readonly paymentOnPickup: boolean;
  /** During an `outage` it accepts no parcels. @default "operating" */
  readonly state?: "operating" | "outage";
}

/** Returns what a point is called: a shop by its name with its id, a locker by its id. */
export const pointName = ({ id, name }: Pick<PickupPoint, "id" | "name">): string =>
  name === undefined ? id : `${name} (${id})`;

const words = (text: string) => text.split(/[\s,./]+/).filter((word) => word !== "");

const digitsOf = (text: string) => text.replace(/\D/g, "");

/**
 * Returns the points that match the typed text: a town, a street, a point's name, or the beginning of a postcode with
 * or without its hyphen. Nearest first; points of unknown distance come last, in the given order.
 */
export function pickupPointsFor<Point extends PickupPoint>(points: readonly Point[], typed: string): readonly Point[] {
  const searchWords = words(typed).map((word) => ({ word, forms: searchForms(word) }));
  const matches = (point: Point) => {
    const pointWords = words(`${point.id} ${point.name ?? ""} ${point.street} ${point.city}`).flatMap(searchForms);
    const postcode = digitsOf(point.postcode);
    return searchWords.every(
      ({ word, forms }) =>
        beginsOneOf(pointWords, forms) || (/^\d[\d-]*$/.test(word) && postcode.startsWith(digitsOf(word))),
    );
  };
  return points
    .filter(matches)
    .toSorted((a, b) => (a.distance === b.distance ? 0 : (a.distance ?? Infinity) - (b.distance ?? Infinity)));
}

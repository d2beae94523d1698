import type { CatalogParts } from "../catalog/catalogParts.ts";
import type { PointOf } from "./pointOf.ts";

/** What routes are given that deal with parcel lockers and pick-up points. */
export interface DeliveryParts extends CatalogParts {
  readonly pointOf: PointOf;
}

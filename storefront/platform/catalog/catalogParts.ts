import type { RouteParts } from "../kernel/platformParts.ts";
import type { Catalogue } from "./catalogue.ts";

/** What routes and jobs are given that read products. */
export interface CatalogParts extends RouteParts {
  readonly catalogue: Catalogue;
  /** Whether groups of customers have prices of their own. */
  readonly priceTiers: boolean;
}

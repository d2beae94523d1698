import type { CatalogParts } from "../catalog/catalogParts.ts";
import type { CatalogSearch } from "./catalogSearch.ts";
import type { OnOutdated } from "./sharedIndexes.ts";

/** What routes and jobs are given that search products or change them. */
export interface SearchParts extends CatalogParts {
  readonly indexes: CatalogSearch;
  /** Called by jobs with the tags of earlier answers that are outdated; routes send those tags in their answer. */
  readonly onOutdated: OnOutdated;
}

import type { OrdersConfiguration } from "#configuration/orders.ts";
import type { Catalogue } from "./catalog/catalogue.ts";
import type { Database } from "./database/database.ts";
import type { PointOf } from "./delivery/pointOf.ts";
import type { Limits } from "./limits/limits.ts";
import type { OnOutdated } from "./search/sharedIndexes.ts";
import type { CatalogSearch } from "./search/catalogSearch.ts";
import type { FieldCipher } from "./secrets/fieldCipher.ts";
import type { PlatformSettings } from "./settings.ts";
import type { VatRegister } from "./vat/register.ts";

/** What the platform stands on; time and chance come from outside. */
export interface PlatformParts {
  readonly database: Database;
  readonly clock: () => Date;
  /** An id that nobody can guess. */
  readonly newId: () => string;
  readonly settings: PlatformSettings;
  readonly limits: Limits;
  /** Where parcels can be fetched; none where it is left out. */
  readonly pointOf?: PointOf;
}

/** What routes and jobs are given. */
export interface RouteParts extends PlatformParts {
  readonly pointOf: PointOf;
  /** Who knows VAT numbers. */
  readonly register: VatRegister;
  /** Seals what is typed into options of lines. */
  readonly fields: FieldCipher;
  readonly catalogue: Catalogue;
  /** Groups of customers have prices of their own. */
  readonly priceTiers: boolean;
  /** When an order that is paid at the door is suspicious. */
  readonly confirmation: OrdersConfiguration["confirmation"];
  /** The catalogue as it can be searched. */
  readonly indexes: CatalogSearch;
  /** To be told by jobs what of the answers given before is outdated; routes say it in their answer. */
  readonly onOutdated: OnOutdated;
}

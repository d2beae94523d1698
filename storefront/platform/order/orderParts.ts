import type { OrdersConfiguration } from "#configuration/orders.ts";
import type { DeliveryParts } from "../delivery/points.ts";
import type { SearchParts } from "../search/sharedIndexes.ts";
import type { VatParts } from "../vat/register.ts";

/** What routes and jobs are given that place orders or change them. */
export interface OrderParts extends SearchParts, DeliveryParts, VatParts {
  /** When an order has to be confirmed by mail before it is accepted. */
  readonly confirmation: OrdersConfiguration["confirmation"];
}

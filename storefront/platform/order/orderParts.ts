import type { OrdersConfiguration } from "#configuration/orders.ts";
import type { DeliveryParts } from "../delivery/points.ts";
import type { SearchParts } from "../search/sharedIndexes.ts";
import type { VatParts } from "../vat/register.ts";

/** The dependencies of routes and jobs that place or change orders. */
export interface OrderParts extends SearchParts, DeliveryParts, VatParts {
  /** The limits above which an order has to be confirmed by mail before it is accepted. */
  readonly confirmation: OrdersConfiguration["confirmation"];
}

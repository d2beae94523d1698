import { checkout } from "#configuration/checkout.ts";
import { type DeliveryTariff, deliveryTariff } from "#domain/delivery.ts";
import type { Currency } from "#domain/money.ts";

/** Returns the tariff of the delivery that most shoppers choose, as it is known without a query. */
export function defaultDelivery(currency: Currency): DeliveryTariff {
  const { grossPrices, freeFrom } = checkout.defaultShipping;
  return deliveryTariff({ grossPrices, freeFrom }, currency);
}

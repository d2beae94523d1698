import { checkout } from "./checkout.ts";
import type { DeliveryTariff } from "#domain/delivery.ts";
import type { Currency } from "#domain/money.ts";

/** Returns the tariff of the delivery that most shoppers choose, as it is known without the platform. */
export function defaultDelivery(currency: Currency): DeliveryTariff {
  const { grossPrices, freeFrom } = checkout.defaultShipping;
  const threshold = freeFrom[currency];
  return {
    rate: { minor: grossPrices[currency], currency },
    freeFrom: threshold === null ? null : { minor: threshold, currency },
  };
}

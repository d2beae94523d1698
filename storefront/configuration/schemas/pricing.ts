import * as z from "zod/mini";
import type { PricingConfiguration } from "../pricing.ts";
import { flag, id, settings, size } from "./values.ts";

export const pricingSchema = settings({
  priceTiers: flag,
  alwaysSyncPlatformPrices: flag,
  waitForPlatformSync: flag,
  zeroPriceProducts: flag,
  lowestPriceDays: size,
  taxByCustomerGroup: flag,
  onlyDefaultCustomerGroup: flag,
  defaultCustomerGroupId: z.nullable(id),
}) satisfies z.ZodMiniType<PricingConfiguration>;

import type * as z from "zod/mini";
import type { StockConfiguration } from "../stock.ts";
import { count, flag, settings, size } from "./values.ts";

export const stockSchema = settings({
  synchronize: flag,
  allowOutOfStock: flag,
  batchSize: size,
  prefetchCount: count,
}) satisfies z.ZodMiniType<StockConfiguration>;

import * as z from "zod/mini";
import type { CartConfiguration } from "../cart.ts";
import { count, flag, oneOf, settings, size, textLike } from "./values.ts";

export const cartSchema = settings({
  synchronize: flag,
  synchronizeTotals: flag,
  serverMergeByDefault: flag,
  serverSyncCanRemoveLocalItems: flag,
  serverSyncCanModifyLocalItems: flag,
  maximumBypassAttempts: count,
  countBy: oneOf(["items", "quantity"]),
  confirmRemoval: flag,
  showLineDiscounts: flag,
  reconfigurableLines: flag,
  synchronizeOnClear: flag,
  disconnectOnClear: flag,
  maximumLines: size,
  externalCheckoutUrl: z.nullable(textLike(/^https:\/\/\S+$/, 'an address that begins with "https://", or null')),
}) satisfies z.ZodMiniType<CartConfiguration>;

import type * as z from "zod/mini";
import type { NetworkConfiguration } from "../network.ts";
import { count, flag, milliseconds, settings, share } from "./values.ts";

export const networkSchema = settings({
  maximumTaskAttempts: count,
  tokenWait: milliseconds,
  tokenInHeader: flag,
  autoRefreshTokens: flag,
  errorReportingRate: share,
}) satisfies z.ZodMiniType<NetworkConfiguration>;

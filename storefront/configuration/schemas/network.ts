import type * as z from "zod/mini";
import type { NetworkConfiguration } from "../network.ts";
import { count, flag, milliseconds, settings, share, size } from "./values.ts";

export const networkSchema = settings({
  maximumTaskAttempts: count,
  tokenWait: milliseconds,
  tokenInHeader: flag,
  autoRefreshTokens: flag,
  platformSentences: flag,
  errorReportingRate: share,
  gateTimeout: milliseconds,
  browserTimeout: milliseconds,
  renderTimeout: milliseconds,
  orderTimeout: milliseconds,
  largestBody: size,
  largestAnswer: size,
}) satisfies z.ZodMiniType<NetworkConfiguration>;

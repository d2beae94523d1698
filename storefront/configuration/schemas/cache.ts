import type * as z from "zod/mini";
import type { CacheConfiguration } from "../cache.ts";
import { count, milliseconds, seconds, settings } from "./values.ts";

export const cacheSchema = settings({
  outputLifetimeSeconds: seconds,
  staleIfErrorSeconds: seconds,
  outputBytes: count,
  answerBytes: count,
  pictureBytes: count,
  browserLifetimeSeconds: seconds,
  storageReadTimeout: milliseconds,
  storageIterateTimeout: milliseconds,
  quotaCheckInterval: milliseconds,
  maximumReadErrors: count,
  maximumWriteErrors: count,
}) satisfies z.ZodMiniType<CacheConfiguration>;

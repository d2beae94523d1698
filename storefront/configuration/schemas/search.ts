import type * as z from "zod/mini";
import type { SearchConfiguration } from "../search.ts";
import { count, mapOf, milliseconds, positive, settings, share, size, textLike } from "./values.ts";

export const searchSchema = settings({
  minimumScore: share,
  browserTimeout: milliseconds,
  serverTimeout: milliseconds,
  fuzziness: count,
  attributeBoosts: mapOf(positive),
  cutoffFrequency: share,
  maximumExpansions: size,
  prefixLength: count,
  minimumShouldMatch: textLike(/^(100|\d{1,2})%$/, 'a share in percent, such as "75%"'),
  minimumTermLength: size,
}) satisfies z.ZodMiniType<SearchConfiguration>;

import type { Context } from "hono";
import { configuration } from "#configuration/index.ts";

const mostTags = 1000; // More than any page shows: what is read as a whole is not kept.

export interface Keeping {
  /** What the answer depends on: `P12` a product, `C29` a category. */
  readonly tags: readonly string[];
  /** When it is no longer right; null when that is not known. */
  readonly until: Date | null;
  readonly now: Date;
}

/** Lets an answer to a GET be kept by whoever is on the way, until something that it depends on changes. */
export function mayBeKept(c: Context, { tags, until, now }: Keeping): void {
  const { outputLifetimeSeconds } = configuration.cache;
  const left = until ? Math.floor((until.getTime() - now.getTime()) / 1000) : outputLifetimeSeconds;
  if (c.req.method !== "GET" || left <= 0 || tags.length > mostTags) return;
  c.header("cache-control", `public, max-age=${Math.min(left, outputLifetimeSeconds)}`);
  if (tags.length > 0) c.header("x-cache-tags", [...new Set(tags)].join(","));
}

/** Says which of the answers that were kept are outdated by this one. */
export function outdates(c: Context, tags: readonly string[]): void {
  if (tags.length > 0) c.header("x-cache-drop", tags.join(","));
}

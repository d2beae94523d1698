import type { Limits } from "#platform/kernel/limits/limits.ts";

/** Limits that allow everything. */
export const noLimits: Limits = {
  take: () => Promise.resolve(null),
  peek: () => Promise.resolve(null),
  giveBack: () => Promise.resolve(),
  reset: () => Promise.resolve(),
};

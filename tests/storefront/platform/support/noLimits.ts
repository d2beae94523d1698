import type { Limits } from "#platform/kernel/limits/limits.ts";

/** Anything may be tried as often as anybody likes. */
export const noLimits: Limits = {
  take: () => Promise.resolve(null),
  wait: () => Promise.resolve(null),
  giveBack: () => Promise.resolve(),
  forget: () => Promise.resolve(),
};

import { RateLimiterMemory, RateLimiterRes, type RateLimiterAbstract } from "rate-limiter-flexible";
import { limits as configured, type Limit, type LimitsConfiguration } from "#configuration/limits.ts";

export type LimitName = keyof LimitsConfiguration;

/** Counts what can be guessed or costs somebody something. */
export interface Limits {
  /** Counts one try of `who`: null when it may go on, otherwise after how many seconds it may be tried again. */
  readonly take: (name: LimitName, who: string) => Promise<number | null>;
  /** Whether a try would be refused, without counting one; for what counts only when it fails. */
  readonly wait: (name: LimitName, who: string) => Promise<number | null>;
  /** Forgets the tries of somebody who has shown that he may. */
  readonly forget: (name: LimitName, who: string) => Promise<void>;
}

/** Makes the counter of one limit. */
export type MakeCounter = (name: string, limit: Limit) => RateLimiterAbstract;

const inMemory: MakeCounter = (name, { tries, seconds }) =>
  new RateLimiterMemory({ keyPrefix: name, points: tries, duration: seconds });

const secondsUntil = ({ msBeforeNext }: RateLimiterRes) => Math.max(1, Math.ceil(msBeforeNext / 1000));

/** The limits of the configuration, counted in this process unless another counter is given. */
export function createLimits(
  makeCounter: MakeCounter = inMemory,
  limits: Readonly<Record<LimitName, Limit>> = configured,
): Limits {
  const counters = new Map<LimitName, RateLimiterAbstract>();
  const counter = (name: LimitName) => {
    const known = counters.get(name);
    if (known) return known;
    const made = makeCounter(name, limits[name]);
    counters.set(name, made);
    return made;
  };
  return {
    async take(name, who) {
      try {
        await counter(name).consume(who);
        return null;
      } catch (error) {
        if (error instanceof RateLimiterRes) return secondsUntil(error);
        throw error;
      }
    },
    async wait(name, who) {
      const counted = await counter(name).get(who);
      return counted && counted.consumedPoints >= limits[name].tries ? secondsUntil(counted) : null;
    },
    forget: async (name, who) => void (await counter(name).delete(who)),
  };
}

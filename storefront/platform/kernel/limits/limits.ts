import { RateLimiterMemory, RateLimiterRes, type RateLimiterAbstract } from "rate-limiter-flexible";
import { limits as configured, type Limit, type LimitsConfiguration } from "#configuration/limits.ts";

export type LimitName = keyof LimitsConfiguration;

/** Counts attempts at calls that could be used for guessing or cost something. */
export interface Limits {
  /** Counts one attempt. Returns null if it is allowed, otherwise the seconds until the next one is. */
  readonly take: (name: LimitName, key: string) => Promise<number | null>;
  /** Returns the same without counting an attempt, for calls that count only when they fail. */
  readonly peek: (name: LimitName, key: string) => Promise<number | null>;
  /** Uncounts one attempt, such as a correct code. */
  readonly giveBack: (name: LimitName, key: string) => Promise<void>;
  /** Resets the attempts of a caller who has succeeded. */
  readonly reset: (name: LimitName, key: string) => Promise<void>;
}

/** A limit and the key it counts by; a null key is not counted. */
export type Claim = readonly [name: LimitName, key: string | null];

const countable = (claims: readonly Claim[]) =>
  claims.flatMap(([name, key]): (readonly [LimitName, string])[] => (key === null ? [] : [[name, key]]));

const longest = (waits: readonly (number | null)[]): number | null =>
  waits.reduce((most, wait) => (wait !== null && wait > (most ?? 0) ? wait : most), null);

/** Returns the seconds until all limits allow an attempt, without counting one; null if they allow it now. */
const peekAll = async (limits: Limits, claims: readonly Claim[]): Promise<number | null> =>
  longest(await Promise.all(countable(claims).map(([name, key]) => limits.peek(name, key))));

/**
 * Counts one attempt against all limits, or against none if one of them refuses it. Returns null if it is allowed,
 * otherwise the seconds until all limits allow it.
 */
export async function takeAll(limits: Limits, claims: readonly Claim[]): Promise<number | null> {
  const wait = await peekAll(limits, claims);
  // More simultaneous calls may get here than attempts are left. Then `take` refuses.
  return wait ?? longest(await Promise.all(countable(claims).map(([name, key]) => limits.take(name, key))));
}

/** Uncounts the attempts that `takeAll` counted. */
export async function giveAllBack(limits: Limits, claims: readonly Claim[]): Promise<void> {
  await Promise.all(countable(claims).map(([name, key]) => limits.giveBack(name, key)));
}

/** Creates the counter of one limit. */
export type MakeCounter = (name: string, limit: Limit) => RateLimiterAbstract;

const inMemory: MakeCounter = (name, { tries, seconds }) =>
  new RateLimiterMemory({ keyPrefix: name, points: tries, duration: seconds });

const secondsUntil = ({ msBeforeNext }: RateLimiterRes) => Math.max(1, Math.ceil(msBeforeNext / 1000));

/** Creates the configured limits. They are counted in this process unless another kind of counter is passed. */
export function createLimits(
  makeCounter: MakeCounter = inMemory,
  limits: Readonly<Record<LimitName, Limit>> = configured,
): Limits {
  const counters = new Map<LimitName, RateLimiterAbstract>();
  const counter = (name: LimitName) => {
    const existing = counters.get(name);
    if (existing) return existing;
    const created = makeCounter(name, limits[name]);
    counters.set(name, created);
    return created;
  };
  return {
    async take(name, key) {
      try {
        await counter(name).consume(key);
        return null;
      } catch (error) {
        if (error instanceof RateLimiterRes) return secondsUntil(error);
        throw error;
      }
    },
    async peek(name, key) {
      const counted = await counter(name).get(key);
      return counted && counted.consumedPoints >= limits[name].tries ? secondsUntil(counted) : null;
    },
    giveBack: async (name, key) => void (await counter(name).reward(key)),
    reset: async (name, key) => void (await counter(name).delete(key)),
  };
}

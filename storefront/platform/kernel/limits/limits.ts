import { RateLimiterMemory, RateLimiterRes, type RateLimiterAbstract } from "rate-limiter-flexible";
import { limits as configured, type Limit, type LimitsConfiguration } from "#configuration/limits.ts";

export type LimitName = keyof LimitsConfiguration;

/** Counts attempts at what can be guessed or costs something. */
export interface Limits {
  /** Counts one try of `who`: null when it may go on, otherwise after how many seconds it may be tried again. */
  readonly take: (name: LimitName, who: string) => Promise<number | null>;
  /** Whether a try would be refused, without counting one; for what counts only when it fails. */
  readonly wait: (name: LimitName, who: string) => Promise<number | null>;
  /** Takes back one try that was counted, such as a code that was right. */
  readonly giveBack: (name: LimitName, who: string) => Promise<void>;
  /** Resets the attempts of a caller who has succeeded. */
  readonly forget: (name: LimitName, who: string) => Promise<void>;
}

/** A limit and the key it counts by; a null key is not counted. */
export type Claim = readonly [name: LimitName, who: string | null];

const known = (claims: readonly Claim[]) =>
  claims.flatMap(([name, who]): (readonly [LimitName, string])[] => (who === null ? [] : [[name, who]]));

const longest = (waits: readonly (number | null)[]): number | null =>
  waits.reduce((most, wait) => (wait !== null && wait > (most ?? 0) ? wait : most), null);

/** Returns after how many seconds none of the limits refuses a try; null for now. It counts nothing. */
const waitForAll = async (limits: Limits, claims: readonly Claim[]): Promise<number | null> =>
  longest(await Promise.all(known(claims).map(([name, who]) => limits.wait(name, who))));

/**
 * Counts one try by all of the limits, or by none: what one of them refuses uses up none of the others. Returns null when
 * it may go on, otherwise the seconds until all of them allow it.
 */
export async function takeAll(limits: Limits, claims: readonly Claim[]): Promise<number | null> {
  const wait = await waitForAll(limits, claims);
  // Of several calls at once more may come here than there are tries left; `take` then refuses.
  return wait ?? longest(await Promise.all(known(claims).map(([name, who]) => limits.take(name, who))));
}

/** Takes back what `takeAll` counted. */
export async function giveAllBack(limits: Limits, claims: readonly Claim[]): Promise<void> {
  await Promise.all(known(claims).map(([name, who]) => limits.giveBack(name, who)));
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
    giveBack: async (name, who) => void (await counter(name).reward(who)),
    forget: async (name, who) => void (await counter(name).delete(who)),
  };
}

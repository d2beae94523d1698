import { Redis } from "ioredis";
import { RateLimiterMemory, RateLimiterRedis } from "rate-limiter-flexible";
import type { MakeCounter } from "./limits.ts";

export interface RedisCounters {
  readonly makeCounter: MakeCounter;
  readonly close: () => Promise<void>;
}

/**
 * Counts attempts for all processes of a shop in one Redis, such as `redis://host:6379`. While Redis is unavailable, each
 * process counts by itself: limits are looser then, but the shop stays open.
 */
export async function openRedisCounters(url: string): Promise<RedisCounters> {
  const redis = new Redis(url, {
    lazyConnect: true,
    enableOfflineQueue: false,
    maxRetriesPerRequest: 1,
    connectTimeout: 2000,
    commandTimeout: 500,
  });
  redis.on("error", () => {});
  // If the first attempt fails, the client keeps reconnecting by itself.
  await redis.connect().catch(() => {});
  return {
    makeCounter: (name, { tries, seconds }) => {
      const options = { keyPrefix: `dioptra:${name}`, points: tries, duration: seconds };
      return new RateLimiterRedis({
        ...options,
        storeClient: redis,
        insuranceLimiter: new RateLimiterMemory(options),
      });
    },
    close: async () => void redis.disconnect(),
  };
}

import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createLimits, type LimitName } from "#platform/kernel/limits/limits.ts";
import { openRedisCounters, type RedisCounters } from "#platform/kernel/limits/redisCounters.ts";
import { limits } from "#configuration/limits.ts";
import { type RedisServer, startRedis } from "../support/redis.ts";

let server: RedisServer;
let processes: readonly RedisCounters[];
beforeAll(async () => {
  server = await startRedis();
  processes = await Promise.all([openRedisCounters(server.url), openRedisCounters(server.url)]);
});
afterAll(() => Promise.all(processes.map((each) => each.close())));

const name: LimitName = "couponPerCart";
const { tries } = limits[name];

test("counts attempts for all processes together, and in each process alone while Redis is down", async () => {
  const [one, other] = processes.map(({ makeCounter }) => createLimits(makeCounter));
  if (!one || !other) throw new Error("Two processes are needed.");
  const cart = randomUUID();
  for (let count = 0; count < tries; count++) {
    await expect((count % 2 === 0 ? one : other).take(name, cart)).resolves.toBeNull();
  }
  await expect(one.take(name, cart)).resolves.toBeGreaterThan(0);
  await expect(other.peek(name, cart)).resolves.toBeGreaterThan(0);
  await expect(other.take(name, randomUUID())).resolves.toBeNull();
  await other.reset(name, cart);
  await expect(one.take(name, cart)).resolves.toBeNull();

  await server.stop();
  const later = randomUUID();
  for (let count = 0; count < tries; count++) await expect(one.take(name, later)).resolves.toBeNull();
  await expect(one.take(name, later)).resolves.toBeGreaterThan(0);
});

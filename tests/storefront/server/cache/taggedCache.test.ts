import * as fc from "fast-check";
import { expect, test } from "vitest";
import { createTaggedCache, type MakeResult } from "#server/cache/taggedCache.ts";

interface Page {
  readonly name: string;
}

function cacheAt(maximumBytes = 1000, staleTime = 0) {
  const clock = { now: 0 };
  return { clock, cache: createTaggedCache<Page>({ maximumBytes, now: () => clock.now, staleTime }) };
}

const rendered = (name: string, { lifetime = 60, tags = [] as string[], bytes = 100 } = {}): MakeResult<Page> => ({
  cacheable: { value: { name }, policy: { lifetime, tags }, bytes },
});
const own: MakeResult<Page> = { cacheable: null };

test("returns a value until it expires", async () => {
  const { cache, clock } = cacheAt();
  expect(cache.get("a")).toBeNull();
  await cache.make("a", async () => rendered("a", { lifetime: 60 }));
  clock.now = 59_999;
  expect(cache.get("a")).toEqual({ name: "a" });
  clock.now = 60_000;
  expect(cache.get("a")).toBeNull();
  expect(cache.size()).toBe(0);
});

test("does not store a value that must not be shared", async () => {
  const { cache } = cacheAt();
  await cache.make("a", async () => own);
  expect(cache.get("a")).toBeNull();
});

test("evicts the least recently used value", async () => {
  const { cache } = cacheAt(250);
  await cache.make("a", async () => rendered("a"));
  await cache.make("b", async () => rendered("b"));
  cache.get("a");
  await cache.make("c", async () => rendered("c"));
  expect(["a", "b", "c"].map((key) => cache.get(key)?.name)).toEqual(["a", undefined, "c"]);
});

test("counts the full size of a value that has grown", async () => {
  const { cache } = cacheAt(250);
  await cache.make("a", async () => rendered("a"));
  await cache.make("b", async () => rendered("b"));
  const page = cache.get("b");
  if (page) cache.resize("b", page, 100);
  expect([cache.get("a"), cache.size()]).toEqual([null, 200]);
});

test("does not store a value that is larger than the cache", async () => {
  const { cache } = cacheAt(50);
  await cache.make("a", async () => rendered("a"));
  expect([cache.get("a"), cache.size()]).toEqual([null, 0]);
});

test("drops the values with a changed tag, and no others", async () => {
  const { cache } = cacheAt();
  await cache.make("a", async () => rendered("a", { tags: ["P1", "C29"] }));
  await cache.make("b", async () => rendered("b", { tags: ["P2", "C29"] }));
  await cache.make("c", async () => rendered("c"));
  cache.drop(["P1"]);
  expect(["a", "b", "c"].map((key) => cache.get(key)?.name)).toEqual([undefined, "b", "c"]);
  cache.drop(["C29"]);
  expect(["b", "c"].map((key) => cache.get(key)?.name)).toEqual([undefined, "c"]);
});

test.each([
  ["has changed", (cache: ReturnType<typeof cacheAt>["cache"]) => cache.drop(["P1"])],
  ["may have changed", (cache: ReturnType<typeof cacheAt>["cache"]) => cache.dropAll()],
])("a page that %s is at hand for a while, for when there is no other", async (_what, change) => {
  const { cache, clock } = cacheAt(1000, 60_000);
  await cache.make("a", async () => rendered("a", { lifetime: 3600, tags: ["P1"] }));
  clock.now = 1000;
  change(cache);
  expect([cache.get("a"), cache.stale("a")]).toEqual([null, { name: "a" }]);
  clock.now = 31_000;
  // What changes once more is no younger for that.
  change(cache);
  clock.now = 60_999;
  expect([cache.get("a"), cache.stale("a")]).toEqual([null, { name: "a" }]);
  clock.now = 61_000;
  expect([cache.get("a"), cache.stale("a"), cache.size()]).toEqual([null, null, 0]);
});

test("does not share a value with waiting requests when it changes meanwhile", async () => {
  const { cache } = cacheAt(1000, 60_000);
  await cache.make("a", async () => rendered("a", { tags: ["P1"] }));
  cache.drop(["P1"]);
  const { promise, resolve } = Promise.withResolvers<MakeResult<Page>>();
  const first = cache.make("a", () => promise);
  const second = cache.pending("a");
  cache.drop(["P1"]);
  resolve(rendered("anew", { tags: ["P1"] }));
  await first;
  expect([await second, cache.get("a")]).toEqual([null, null]);
});

test("does not store a value that changed while it was made", async () => {
  const { cache } = cacheAt();
  await cache.make("a", async () => {
    cache.drop(["P1"]);
    return rendered("a", { tags: ["P1"] });
  });
  expect(cache.get("a")).toBeNull();
  await cache.make("a", async () => rendered("anew", { tags: ["P1"] }));
  expect(cache.get("a")).toEqual({ name: "anew" });
});

test("stores a value when only other tags changed meanwhile", async () => {
  const { cache } = cacheAt();
  await cache.make("a", async () => {
    cache.drop(["P2"]);
    return rendered("a", { tags: ["P1"] });
  });
  expect(cache.get("a")).toEqual({ name: "a" });
});

test("shares a value that is being made with other requests", async () => {
  const { cache } = cacheAt();
  const { promise, resolve } = Promise.withResolvers<MakeResult<Page>>();
  const first = cache.make("a", () => promise);
  const second = cache.pending("a");
  resolve(rendered("a"));
  expect(await second).toEqual({ name: "a" });
  await first;
  expect(await cache.pending("a")).toBeNull();
});

test.each([
  ["must not be shared", (settle: PromiseWithResolvers<MakeResult<Page>>) => settle.resolve(own)],
  ["fails", (settle: PromiseWithResolvers<MakeResult<Page>>) => settle.reject(new Error("no"))],
])("when the page %s, those who waited go on alone", async (_what, end) => {
  const { cache } = cacheAt();
  const settle = Promise.withResolvers<MakeResult<Page>>();
  const first = cache.make("a", () => settle.promise).catch(() => null);
  const second = cache.pending("a");
  end(settle);
  expect(await second).toBeNull();
  await first;
});

test("does not wait for a value that was not cacheable before", async () => {
  const { cache, clock } = cacheAt();
  await cache.make("a", async () => own);
  const { promise, resolve } = Promise.withResolvers<MakeResult<Page>>();
  const first = cache.make("a", () => promise);
  expect(await cache.pending("a")).toBeNull();
  clock.now = 10_001;
  const waiting = cache.pending("a");
  resolve(rendered("a"));
  await first;
  expect(await waiting).toEqual({ name: "a" });
});

const step = fc.oneof(
  fc.record({
    kind: fc.constant("render" as const),
    key: fc.constantFrom("a", "b", "c", "d"),
    tags: fc.subarray(["P1", "P2", "P3"]),
    bytes: fc.integer({ min: 1, max: 400 }),
  }),
  fc.record({ kind: fc.constant("drop" as const), tag: fc.constantFrom("P1", "P2", "P3") }),
  fc.record({ kind: fc.constant("get" as const), key: fc.constantFrom("a", "b", "c", "d") }),
);

test("never exceeds its size, and never returns a dropped value", async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 40 }), async (steps) => {
      const { cache } = cacheAt(500, 1000);
      const fresh = new Map<string, { tags: string[]; name: string }>();
      for (const [index, each] of steps.entries()) {
        if (each.kind === "render") {
          const name = String(index);
          await cache.make(each.key, async () => rendered(name, each));
          fresh.set(each.key, { tags: each.tags, name });
        }
        if (each.kind === "drop") {
          cache.drop([each.tag]);
          for (const [key, { tags }] of fresh) if (tags.includes(each.tag)) fresh.delete(key);
        }
        if (each.kind === "get") {
          const page = cache.get(each.key);
          if (page) expect(page.name).toBe(fresh.get(each.key)?.name);
        }
        expect(cache.size()).toBeLessThanOrEqual(500);
      }
    }),
  );
});

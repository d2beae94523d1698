import * as fc from "fast-check";
import { expect, test } from "vitest";
import { createTaggedCache, type Made } from "#server/cache/taggedCache.ts";

interface Page {
  readonly name: string;
}

function cacheAt(maximumBytes = 1000, staleTime = 0) {
  const clock = { now: 0 };
  return { clock, cache: createTaggedCache<Page>({ maximumBytes, now: () => clock.now, staleTime }) };
}

const rendered = (name: string, { lifetime = 60, tags = [] as string[], bytes = 100 } = {}): Made<Page> => ({
  keepable: { value: { name }, keeping: { lifetime, tags }, bytes },
});
const own: Made<Page> = { keepable: null };

test("a page is rendered once and then there, until its time is over", async () => {
  const { cache, clock } = cacheAt();
  expect(cache.get("a")).toBeNull();
  await cache.make("a", async () => rendered("a", { lifetime: 60 }));
  clock.now = 59_999;
  expect(cache.get("a")).toEqual({ name: "a" });
  clock.now = 60_000;
  expect(cache.get("a")).toBeNull();
  expect(cache.weight()).toBe(0);
});

test("what is nobody else's is not kept", async () => {
  const { cache } = cacheAt();
  await cache.make("a", async () => own);
  expect(cache.get("a")).toBeNull();
});

test("when there is no room, the page goes that was not asked for the longest", async () => {
  const { cache } = cacheAt(250);
  await cache.make("a", async () => rendered("a"));
  await cache.make("b", async () => rendered("b"));
  cache.get("a");
  await cache.make("c", async () => rendered("c"));
  expect(["a", "b", "c"].map((key) => cache.get(key)?.name)).toEqual(["a", undefined, "c"]);
});

test("a page that grew counts with all its weight", async () => {
  const { cache } = cacheAt(250);
  await cache.make("a", async () => rendered("a"));
  await cache.make("b", async () => rendered("b"));
  const page = cache.get("b");
  if (page) cache.grown("b", page, 100);
  expect([cache.get("a"), cache.weight()]).toEqual([null, 200]);
});

test("a page larger than all room is not kept", async () => {
  const { cache } = cacheAt(50);
  await cache.make("a", async () => rendered("a"));
  expect([cache.get("a"), cache.weight()]).toEqual([null, 0]);
});

test("what changed takes every page with it that depends on it, and no other", async () => {
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
  expect([cache.get("a"), cache.stale("a"), cache.weight()]).toEqual([null, null, 0]);
});

test("who waits for a page that changes meanwhile is not given the one before", async () => {
  const { cache } = cacheAt(1000, 60_000);
  await cache.make("a", async () => rendered("a", { tags: ["P1"] }));
  cache.drop(["P1"]);
  const { promise, resolve } = Promise.withResolvers<Made<Page>>();
  const first = cache.make("a", () => promise);
  const second = cache.shared("a");
  cache.drop(["P1"]);
  resolve(rendered("anew", { tags: ["P1"] }));
  await first;
  expect([await second, cache.get("a")]).toEqual([null, null]);
});

test("a page that changed while it was being rendered is not kept", async () => {
  const { cache } = cacheAt();
  await cache.make("a", async () => {
    cache.drop(["P1"]);
    return rendered("a", { tags: ["P1"] });
  });
  expect(cache.get("a")).toBeNull();
  await cache.make("a", async () => rendered("anew", { tags: ["P1"] }));
  expect(cache.get("a")).toEqual({ name: "anew" });
});

test("another change meanwhile is nothing to a page", async () => {
  const { cache } = cacheAt();
  await cache.make("a", async () => {
    cache.drop(["P2"]);
    return rendered("a", { tags: ["P1"] });
  });
  expect(cache.get("a")).toEqual({ name: "a" });
});

test("who asks while a page is being rendered waits for it", async () => {
  const { cache } = cacheAt();
  const { promise, resolve } = Promise.withResolvers<Made<Page>>();
  const first = cache.make("a", () => promise);
  const second = cache.shared("a");
  resolve(rendered("a"));
  expect(await second).toEqual({ name: "a" });
  await first;
  expect(await cache.shared("a")).toBeNull();
});

test.each([
  ["is the first one's own", (settle: PromiseWithResolvers<Made<Page>>) => settle.resolve(own)],
  ["fails", (settle: PromiseWithResolvers<Made<Page>>) => settle.reject(new Error("no"))],
])("when the page %s, those who waited go on alone", async (_what, end) => {
  const { cache } = cacheAt();
  const settle = Promise.withResolvers<Made<Page>>();
  const first = cache.make("a", () => settle.promise).catch(() => null);
  const second = cache.shared("a");
  end(settle);
  expect(await second).toBeNull();
  await first;
});

test("a page that was not to be kept is not waited for again, for a while", async () => {
  const { cache, clock } = cacheAt();
  await cache.make("a", async () => own);
  const { promise, resolve } = Promise.withResolvers<Made<Page>>();
  const first = cache.make("a", () => promise);
  expect(await cache.shared("a")).toBeNull();
  clock.now = 10_001;
  const waiting = cache.shared("a");
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

test("whatever happens, there is room, and nothing is shown that has changed", async () => {
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
        expect(cache.weight()).toBeLessThanOrEqual(500);
      }
    }),
  );
});

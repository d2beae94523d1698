import { expect, test } from "vitest";
import {
  createPolicyCollector,
  droppedTags,
  type CachePolicy,
  answerPolicy,
  pagePolicy,
  sharedLifetime,
} from "#server/cache/cachePolicy.ts";

const day = 86_400;

test.each([
  ["public, max-age=300", 300],
  ["max-age=300, public", 300],
  ["Public, Max-Age=300", 300],
  ["public", 0],
  ["max-age=300", 0],
  ["private, max-age=300", 0],
  ["public, max-age=300, no-store", 0],
  ["public, no-cache, max-age=300", 0],
  ["no-cache, no-store", 0],
  ["", 0],
  [null, 0],
])("reads %s as a shared lifetime of %i s", (header, seconds) => expect(sharedLifetime(header)).toBe(seconds));

const cacheable = { "cache-control": "public, max-age=300", "x-cache-tags": "P1, C29 ,,P2" };

test.each<[what: string, status: number, headers: Record<string, string>, expected: CachePolicy]>([
  ["a cacheable answer", 200, cacheable, { lifetime: 300, tags: ["P1", "C29", "P2"] }],
  ["an answer without tags", 200, { "cache-control": "public, max-age=9" }, { lifetime: 9, tags: [] }],
  ["an answer without headers", 200, {}, { lifetime: 0, tags: [] }],
  ["a missing resource", 404, cacheable, { lifetime: 0, tags: [] }],
  ["a failed answer", 500, cacheable, { lifetime: 0, tags: [] }],
  ["an answer with a cookie", 200, { ...cacheable, "set-cookie": "a=b" }, { lifetime: 0, tags: [] }],
])("returns the policy of %s", (_what, status, headers, expected) =>
  expect(answerPolicy(status, new Headers(headers))).toEqual(expected),
);

test("reads the tags that the provider reports as changed", () => {
  expect(droppedTags(new Headers({ "x-cache-drop": "P1,P2" }))).toEqual(["P1", "P2"]);
  expect(droppedTags(new Headers())).toEqual([]);
});

test.each<[what: string, answers: (CachePolicy | "missing")[], expected: CachePolicy]>([
  ["without any answer", [], { lifetime: day, tags: [] }],
  ["with one answer", [{ lifetime: 60, tags: ["P1"] }], { lifetime: 60, tags: ["P1"] }],
  ["with an answer for a year", [{ lifetime: 365 * day, tags: [] }], { lifetime: day, tags: [] }],
  [
    "of several answers",
    [
      { lifetime: 600, tags: ["P1", "C1"] },
      { lifetime: 60, tags: ["P1"] },
    ],
    { lifetime: 60, tags: ["P1", "C1"] },
  ],
  [
    "with a private answer",
    [
      { lifetime: 600, tags: ["P1"] },
      { lifetime: 0, tags: [] },
    ],
    { lifetime: 0, tags: ["P1"] },
  ],
  ["with a missing answer", [{ lifetime: 600, tags: [] }, "missing"], { lifetime: 0, tags: [] }],
])("merges the policies of a page %s", (_what, answers, expected) => {
  const policies = createPolicyCollector();
  for (const answer of answers) {
    if (answer === "missing") policies.addMissing();
    else policies.add(answer);
  }
  expect(policies.merged()).toEqual(expected);
});

const answers: CachePolicy = { lifetime: 600, tags: ["P1"] };

test.each<[what: string, status: number, headers: Record<string, string>, lifetime: number]>([
  ["with the lifetime of its answers", 200, {}, 600],
  ["for a permanent redirect", 301, { location: "/p/A/b" }, 600],
  ["without caching a temporary redirect", 307, { location: "/p/A/b" }, 0],
  ["without caching a 404", 404, {}, 0],
  ["without caching an error", 500, {}, 0],
  ["without caching a private page", 200, { "cache-control": "private, no-store" }, 0],
  ["without caching no-store", 200, { "cache-control": "no-store" }, 0],
  ["with a shorter lifetime of its own", 200, { "cache-control": "public, max-age=5" }, 5],
  ["with at most the lifetime of its answers", 200, { "cache-control": "public, max-age=5000" }, 600],
  ["without caching a page with a cookie", 200, { "set-cookie": "a=b" }, 0],
])("returns the policy of a page %s", (_what, status, headers, lifetime) => {
  expect(pagePolicy({ status, headers: new Headers(headers) }, answers).lifetime).toBe(lifetime);
});

import { expect, test } from "vitest";
import {
  createKeepings,
  droppedTags,
  type Keeping,
  keepingOf,
  keepingOfPage,
  sharedLifetime,
} from "#server/cache/keeping.ts";

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
])("%s lets everybody keep it for %i s", (said, seconds) => expect(sharedLifetime(said)).toBe(seconds));

const keepable = { "cache-control": "public, max-age=300", "x-cache-tags": "P1, C29 ,,P2" };

test.each<[what: string, status: number, headers: Record<string, string>, expected: Keeping]>([
  ["an answer that may be kept", 200, keepable, { lifetime: 300, tags: ["P1", "C29", "P2"] }],
  ["one without tags", 200, { "cache-control": "public, max-age=9" }, { lifetime: 9, tags: [] }],
  ["one that says nothing", 200, {}, { lifetime: 0, tags: [] }],
  ["one that is not there", 404, keepable, { lifetime: 0, tags: [] }],
  ["one that failed", 500, keepable, { lifetime: 0, tags: [] }],
  ["one with a cookie", 200, { ...keepable, "set-cookie": "a=b" }, { lifetime: 0, tags: [] }],
])("%s", (_what, status, headers, expected) => expect(keepingOf(status, new Headers(headers))).toEqual(expected));

test("what has changed is named by the provider", () => {
  expect(droppedTags(new Headers({ "x-cache-drop": "P1,P2" }))).toEqual(["P1", "P2"]);
  expect(droppedTags(new Headers())).toEqual([]);
});

test.each<[what: string, answers: (Keeping | "missing")[], expected: Keeping]>([
  ["without any answer", [], { lifetime: day, tags: [] }],
  ["of one answer", [{ lifetime: 60, tags: ["P1"] }], { lifetime: 60, tags: ["P1"] }],
  ["of an answer for a year", [{ lifetime: 365 * day, tags: [] }], { lifetime: day, tags: [] }],
  [
    "of several",
    [
      { lifetime: 600, tags: ["P1", "C1"] },
      { lifetime: 60, tags: ["P1"] },
    ],
    { lifetime: 60, tags: ["P1", "C1"] },
  ],
  [
    "of which one is somebody's own",
    [
      { lifetime: 600, tags: ["P1"] },
      { lifetime: 0, tags: [] },
    ],
    { lifetime: 0, tags: ["P1"] },
  ],
  ["of which one did not come", [{ lifetime: 600, tags: [] }, "missing"], { lifetime: 0, tags: [] }],
])("a page %s is as lasting as the least lasting in it", (_what, answers, expected) => {
  const keepings = createKeepings();
  for (const answer of answers) {
    if (answer === "missing") keepings.addMissing();
    else keepings.add(answer);
  }
  expect(keepings.all()).toEqual(expected);
});

const answers: Keeping = { lifetime: 600, tags: ["P1"] };

test.each<[what: string, status: number, headers: Record<string, string>, lifetime: number]>([
  ["as long as its answers", 200, {}, 600],
  ["as a way to the right address", 301, { location: "/p/A/b" }, 600],
  ["not as a way for now", 307, { location: "/p/A/b" }, 0],
  ["not when it is missing", 404, {}, 0],
  ["not when it failed", 500, {}, 0],
  ["not when it says it is private", 200, { "cache-control": "private, no-store" }, 0],
  ["not when it says not to", 200, { "cache-control": "no-store" }, 0],
  ["shorter when it says so", 200, { "cache-control": "public, max-age=5" }, 5],
  ["no longer than its answers", 200, { "cache-control": "public, max-age=5000" }, 600],
  ["not with a cookie", 200, { "set-cookie": "a=b" }, 0],
])("a page is kept %s", (_what, status, headers, lifetime) => {
  expect(keepingOfPage({ status, headers: new Headers(headers) }, answers).lifetime).toBe(lifetime);
});
